package android.view;

/** A rectangle of the window. Tests put into the fields how it stands there. */
public class View {
    public static final int SYSTEM_UI_FLAG_HIDE_NAVIGATION = 0x02;
    public static final int SYSTEM_UI_FLAG_FULLSCREEN = 0x04;

    public final WindowInsets insets = new WindowInsets();
    public int left;
    public int top;
    public int width;
    public int height;
    public int visibility;

    /** Null on a device until the window is shown. */
    public WindowInsets getRootWindowInsets() {
        return Boolean.getBoolean("test.hidden") ? null : insets;
    }

    public void getLocationInWindow(int[] place) {
        place[0] = left;
        place[1] = top;
    }

    public int getWidth() {
        return width;
    }

    public int getHeight() {
        return height;
    }

    public int getSystemUiVisibility() {
        return visibility;
    }
}

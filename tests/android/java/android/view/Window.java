package android.view;

public abstract class Window {
    private final View decor = new View();

    public View getDecorView() {
        return decor;
    }
}

package android.view;

import android.graphics.Insets;

/** Tests put into the fields what the device has; before Android 11 the keyboard is part of the sum. */
public final class WindowInsets {
    public Insets bars = Insets.of(0, 0, 0, 0);
    public int keyboard;
    public DisplayCutout cutout;

    public Insets getInsets(int types) {
        boolean withBars = (types & Type.systemBars()) != 0;
        boolean withCutout = (types & Type.displayCutout()) != 0 && cutout != null;
        return Insets.of(
                Math.max(withBars ? bars.left : 0, withCutout ? cutout.getSafeInsetLeft() : 0),
                Math.max(withBars ? bars.top : 0, withCutout ? cutout.getSafeInsetTop() : 0),
                Math.max(withBars ? bars.right : 0, withCutout ? cutout.getSafeInsetRight() : 0),
                Math.max(withBars ? bars.bottom : 0, withCutout ? cutout.getSafeInsetBottom() : 0));
    }

    public DisplayCutout getDisplayCutout() {
        return cutout;
    }

    public int getSystemWindowInsetLeft() {
        return bars.left;
    }

    public int getSystemWindowInsetTop() {
        return bars.top;
    }

    public int getSystemWindowInsetRight() {
        return bars.right;
    }

    public int getSystemWindowInsetBottom() {
        return Math.max(bars.bottom, keyboard);
    }

    public int getStableInsetLeft() {
        return bars.left;
    }

    public int getStableInsetTop() {
        return bars.top;
    }

    public int getStableInsetRight() {
        return bars.right;
    }

    public int getStableInsetBottom() {
        return bars.bottom;
    }

    public static final class Type {
        public static int statusBars() {
            return 1;
        }

        public static int navigationBars() {
            return 2;
        }

        public static int captionBar() {
            return 4;
        }

        public static int systemBars() {
            return statusBars() | navigationBars() | captionBar();
        }

        public static int ime() {
            return 8;
        }

        public static int displayCutout() {
            return 128;
        }
    }
}

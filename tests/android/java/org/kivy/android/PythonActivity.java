package org.kivy.android;

import android.app.Activity;
import android.content.Intent;

/** The parts of python-for-android's that the game touches; the game's own window is made at once. */
public class PythonActivity extends Activity {
    public static PythonActivity mActivity;

    static {
        try {
            Class<?> window = Class.forName("org.nyhavngame.nyhavn.GameActivity");
            mActivity = (PythonActivity) window.getDeclaredConstructor().newInstance();
        } catch (ReflectiveOperationException error) {
            throw new ExceptionInInitializerError(error);
        }
    }

    @Override
    protected void onActivityResult(int request, int result, Intent data) {}
}

package org.nyhavngame.nyhavn;

import android.content.Intent;
import org.kivy.android.PythonActivity;

/** The game's window: python-for-android's, and it hears what the dialogs for files answer. */
public class GameActivity extends PythonActivity {
    @Override
    protected void onActivityResult(int request, int result, Intent data) {
        super.onActivityResult(request, result, data);
        Documents.answered(getApplicationContext(), request, result, data);
    }
}

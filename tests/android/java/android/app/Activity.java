package android.app;

import android.R;
import android.content.ContextWrapper;
import android.content.Intent;
import android.view.View;
import android.view.Window;

public class Activity extends ContextWrapper {
    public static final int RESULT_CANCELED = 0;
    public static final int RESULT_OK = -1;

    private final Window window = new Window() {};
    private final View content = new View();
    public int request;

    public void startActivityForResult(Intent intent, int request) {
        startActivity(intent);
        this.request = request;
    }

    protected void onActivityResult(int request, int result, Intent data) {}

    public Window getWindow() {
        return window;
    }

    @SuppressWarnings("unchecked")
    public <T extends View> T findViewById(int id) {
        return id == R.id.content ? (T) content : null;
    }

    /** What Android does when the dialog closes: the call comes in its own thread. */
    public void answer(int request, int result, Intent data) throws InterruptedException {
        Thread android = new Thread(() -> onActivityResult(request, result, data));
        android.start();
        android.join();
    }
}

package android.content;

import android.content.res.Resources;
import android.os.Vibrator;
import java.io.File;

/** A context whose folders are below the one that the property test.files names. */
public class ContextWrapper extends Context {
    private final ContentResolver resolver = new ContentResolver() {};
    private final Resources resources = new Resources();
    private final Vibrator vibrator = new Vibrator() {};
    public Intent started;

    @Override
    public Context getApplicationContext() {
        return this;
    }

    @Override
    public ContentResolver getContentResolver() {
        return resolver;
    }

    @Override
    public File getCacheDir() {
        return folder("cache");
    }

    @Override
    public File getFilesDir() {
        return folder("files");
    }

    private File folder(String name) {
        File folder = new File(System.getProperty("test.files"), name);
        folder.mkdirs();
        return folder;
    }

    @Override
    public String getPackageName() {
        return "org.nyhavngame.nyhavn";
    }

    @Override
    public Resources getResources() {
        return resources;
    }

    @Override
    public Object getSystemService(String name) {
        return name.equals(VIBRATOR_SERVICE) ? vibrator : null;
    }

    @Override
    public void startActivity(Intent intent) {
        if (Boolean.getBoolean("test.nothing")) {
            throw new ActivityNotFoundException("No Activity found to handle Intent");
        }
        started = intent;
    }
}

package android.content;

import android.content.res.Resources;
import java.io.File;

public abstract class Context {
    public static final String VIBRATOR_SERVICE = "vibrator";

    public abstract Context getApplicationContext();

    public abstract ContentResolver getContentResolver();

    public abstract File getCacheDir();

    public abstract File getFilesDir();

    public abstract String getPackageName();

    public abstract Resources getResources();

    public abstract Object getSystemService(String name);

    public abstract void startActivity(Intent intent);
}

package android.content;

import android.database.Cursor;
import android.net.Uri;
import android.os.ParcelFileDescriptor;
import java.io.FileNotFoundException;

public abstract class ContentProvider {
    private Context context;

    /** What Android calls first. */
    public void attach(Context context) {
        this.context = context;
        onCreate();
    }

    public final Context getContext() {
        return context;
    }

    public abstract boolean onCreate();

    public abstract String getType(Uri uri);

    public abstract Cursor query(Uri uri, String[] columns, String selection, String[] arguments, String order);

    public abstract Uri insert(Uri uri, ContentValues values);

    public abstract int delete(Uri uri, String selection, String[] arguments);

    public abstract int update(Uri uri, ContentValues values, String selection, String[] arguments);

    public ParcelFileDescriptor openFile(Uri uri, String mode) throws FileNotFoundException {
        throw new FileNotFoundException();
    }
}

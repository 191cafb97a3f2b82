package org.nyhavngame.nyhavn;

import android.content.ContentProvider;
import android.content.ContentValues;
import android.database.Cursor;
import android.database.MatrixCursor;
import android.net.Uri;
import android.os.ParcelFileDescriptor;
import android.provider.OpenableColumns;
import java.io.File;
import java.io.FileNotFoundException;

/** Hands the files in one folder of the cache to those apps that the player shares them with; nothing else. */
public class SharedFiles extends ContentProvider {
    @Override
    public boolean onCreate() {
        return true;
    }

    @Override
    public String getType(Uri uri) {
        return uri.getLastPathSegment().endsWith(".png") ? "image/png" : "text/plain";
    }

    @Override
    public ParcelFileDescriptor openFile(Uri uri, String mode) throws FileNotFoundException {
        if (!"r".equals(mode)) {
            throw new SecurityException("only to be read");
        }
        return ParcelFileDescriptor.open(file(uri), ParcelFileDescriptor.MODE_READ_ONLY);
    }

    @Override
    public Cursor query(Uri uri, String[] columns, String selection, String[] arguments, String order) {
        String[] known = {OpenableColumns.DISPLAY_NAME, OpenableColumns.SIZE};
        String[] wanted = columns == null ? known : columns;
        Object[] values = new Object[wanted.length];
        File file = file(uri);
        for (int index = 0; index < wanted.length; index++) {
            if (OpenableColumns.DISPLAY_NAME.equals(wanted[index])) {
                values[index] = file.getName();
            } else if (OpenableColumns.SIZE.equals(wanted[index])) {
                values[index] = file.length();
            }
        }
        MatrixCursor found = new MatrixCursor(wanted, 1);
        found.addRow(values);
        return found;
    }

    /** The file that an address means. A name with a way in it leads out of the folder, and nowhere. */
    private File file(Uri uri) {
        String name = uri.getLastPathSegment();
        if (uri.getPathSegments().size() != 1 || !new File(name).getName().equals(name) || name.startsWith(".")) {
            throw new SecurityException("not shared");
        }
        return new File(new File(getContext().getCacheDir(), "shared"), name);
    }

    @Override
    public Uri insert(Uri uri, ContentValues values) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int delete(Uri uri, String selection, String[] arguments) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int update(Uri uri, ContentValues values, String selection, String[] arguments) {
        throw new UnsupportedOperationException();
    }
}

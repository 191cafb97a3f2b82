package android.content;

import android.net.Uri;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** Documents are files of a folder here; some addresses stand for what goes wrong with them. */
public abstract class ContentResolver {
    public final InputStream openInputStream(Uri uri) throws FileNotFoundException {
        return "null".equals(uri.getAuthority()) ? null : new FileInputStream(file(uri));
    }

    public final OutputStream openOutputStream(Uri uri, String mode) throws FileNotFoundException {
        if (!mode.equals("wt")) {
            throw new FileNotFoundException("would keep the end of what was there");
        }
        if ("full".equals(uri.getAuthority())) {
            return new OutputStream() {
                @Override
                public void write(int value) throws IOException {
                    throw new IOException("no room");
                }
            };
        }
        return new FileOutputStream(file(uri));
    }

    public static File file(Uri uri) {
        if (uri.getAuthority().equals("forbidden")) {
            throw new SecurityException("Permission Denial");
        }
        return new File(System.getProperty("test.files") + "/documents", uri.getLastPathSegment());
    }
}

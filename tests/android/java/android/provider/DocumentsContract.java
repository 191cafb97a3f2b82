package android.provider;

import android.content.ContentResolver;
import android.net.Uri;
import java.io.FileNotFoundException;

public final class DocumentsContract {
    public static boolean deleteDocument(ContentResolver resolver, Uri document) throws FileNotFoundException {
        return ContentResolver.file(document).delete();
    }
}

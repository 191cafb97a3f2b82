package org.nyhavngame.nyhavn;

import android.app.Activity;
import android.content.ContentResolver;
import android.content.Context;
import android.content.Intent;
import android.net.Uri;
import android.provider.DocumentsContract;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/**
 * Copies between a document that the player chose and a file of the game, in a thread of its own.
 *
 * <p>Here and not in Python, because Android may end the game while a dialog is open: the answer then comes before
 * Python runs again. The outcome waits here until it is asked for.
 */
public final class Documents {
    public static final int OPEN = 4201;
    public static final int SAVE = 4202;

    /** What is read at most: more than the game takes, so that it says itself that a file is too large. */
    public static final long MOST_READ = 272 << 20;

    private static String outcome = null;

    private Documents() {}

    /** What became of the last dialog, once; "copying" as long as that lasts, and null while there is no answer. */
    public static synchronized String takeOutcome() {
        String taken = outcome;
        if (!"copying".equals(taken)) {
            outcome = null;
        }
        return taken;
    }

    private static synchronized void tell(String what) {
        outcome = what;
    }

    static void answered(Context context, int request, int result, Intent data) {
        if (request != OPEN && request != SAVE) {
            return;
        }
        final Uri document = result == Activity.RESULT_OK && data != null ? data.getData() : null;
        if (document == null) {
            tell("cancelled");
            return;
        }
        final ContentResolver resolver = context.getContentResolver();
        final File folder = new File(context.getCacheDir(), "documents");
        tell("copying");
        boolean reads = request == OPEN;
        Runnable work = () -> tell(reads ? read(resolver, document, folder) : write(resolver, document, folder));
        new Thread(work, "document").start();
    }

    private static String read(ContentResolver resolver, Uri document, File folder) {
        folder.mkdirs();
        try (InputStream from = existing(resolver.openInputStream(document));
                OutputStream to = new FileOutputStream(new File(folder, "incoming.txt"))) {
            copy(from, to, MOST_READ);
            return "opened";
        } catch (IOException | RuntimeException error) {
            return "unreadable";
        }
    }

    private static String write(ContentResolver resolver, Uri document, File folder) {
        // "t": a document that was chosen to be replaced may be longer.
        try (InputStream from = new FileInputStream(new File(folder, "outgoing.txt"));
                OutputStream to = existing(resolver.openOutputStream(document, "wt"))) {
            copy(from, to, Long.MAX_VALUE);
            to.flush();
        } catch (IOException | RuntimeException error) {
            remove(resolver, document);
            return "unwritable";
        }
        return "saved";
    }

    /** Half a file would be taken for a whole one. */
    private static void remove(ContentResolver resolver, Uri document) {
        try {
            DocumentsContract.deleteDocument(resolver, document);
        } catch (FileNotFoundException | RuntimeException error) {
            // It is gone already, or it cannot be removed either.
        }
    }

    private static void copy(InputStream from, OutputStream to, long most) throws IOException {
        byte[] part = new byte[1 << 16];
        long left = most;
        int size;
        while (left > 0 && (size = from.read(part, 0, (int) Math.min(part.length, left))) > 0) {
            to.write(part, 0, size);
            left -= size;
        }
    }

    /** The app behind a document may have crashed; Android then hands out nothing. */
    private static <T> T existing(T stream) throws IOException {
        if (stream == null) {
            throw new IOException("no stream");
        }
        return stream;
    }
}

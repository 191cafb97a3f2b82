package android.content;

import android.net.Uri;
import android.os.Parcelable;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

public class Intent implements Parcelable {
    public static final String ACTION_SEND = "android.intent.action.SEND";
    public static final String ACTION_CHOOSER = "android.intent.action.CHOOSER";
    public static final String ACTION_OPEN_DOCUMENT = "android.intent.action.OPEN_DOCUMENT";
    public static final String ACTION_CREATE_DOCUMENT = "android.intent.action.CREATE_DOCUMENT";
    public static final String CATEGORY_OPENABLE = "android.intent.category.OPENABLE";
    public static final String EXTRA_INTENT = "android.intent.extra.INTENT";
    public static final String EXTRA_STREAM = "android.intent.extra.STREAM";
    public static final String EXTRA_TITLE = "android.intent.extra.TITLE";
    public static final int FLAG_GRANT_READ_URI_PERMISSION = 0x00000001;

    private final String action;
    private final Set<String> categories = new HashSet<>();
    private final Map<String, Object> extras = new HashMap<>();
    private String type;
    private Uri data;
    private int flags;

    public Intent(String action) {
        this.action = action;
    }

    public static Intent createChooser(Intent target, CharSequence title) {
        Intent chooser = new Intent(ACTION_CHOOSER);
        chooser.putExtra(EXTRA_INTENT, (Parcelable) target);
        chooser.putExtra(EXTRA_TITLE, title);
        return chooser;
    }

    public String getAction() {
        return action;
    }

    public Intent addCategory(String category) {
        categories.add(category);
        return this;
    }

    public boolean hasCategory(String category) {
        return categories.contains(category);
    }

    public Intent setType(String type) {
        this.type = type;
        return this;
    }

    public String getType() {
        return type;
    }

    public Intent setData(Uri data) {
        this.data = data;
        return this;
    }

    public Uri getData() {
        return data;
    }

    public Intent addFlags(int flags) {
        this.flags |= flags;
        return this;
    }

    public int getFlags() {
        return flags;
    }

    public Intent putExtra(String name, boolean value) {
        extras.put(name, value);
        return this;
    }

    public Intent putExtra(String name, int value) {
        extras.put(name, value);
        return this;
    }

    public Intent putExtra(String name, String value) {
        extras.put(name, value);
        return this;
    }

    public Intent putExtra(String name, CharSequence value) {
        extras.put(name, value);
        return this;
    }

    public Intent putExtra(String name, Parcelable value) {
        extras.put(name, value);
        return this;
    }

    public Intent putExtra(String name, String[] value) {
        extras.put(name, value);
        return this;
    }

    public String getStringExtra(String name) {
        return (String) extras.get(name);
    }

    public CharSequence getCharSequenceExtra(String name) {
        return (CharSequence) extras.get(name);
    }

    @SuppressWarnings("unchecked")
    public <T extends Parcelable> T getParcelableExtra(String name) {
        return (T) extras.get(name);
    }
}

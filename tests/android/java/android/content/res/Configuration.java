package android.content.res;

import android.os.LocaleList;
import android.os.Parcelable;
import java.util.Locale;

public final class Configuration implements Parcelable {
    public static final int UI_MODE_NIGHT_MASK = 0x30;
    public static final int UI_MODE_NIGHT_NO = 0x10;
    public static final int UI_MODE_NIGHT_YES = 0x20;

    public int uiMode = UI_MODE_NIGHT_NO | 0x01;
    public float fontScale = 1;
    private LocaleList locales = new LocaleList(Locale.ENGLISH);

    public LocaleList getLocales() {
        return locales;
    }

    public void setLocales(LocaleList locales) {
        this.locales = locales;
    }
}

package android.os;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

public final class LocaleList implements Parcelable {
    private final Locale[] list;

    public LocaleList(Locale... list) {
        this.list = list;
    }

    public static LocaleList forLanguageTags(String tags) {
        return new LocaleList(Arrays.stream(tags.split(",")).map(Locale::forLanguageTag).toArray(Locale[]::new));
    }

    public Locale get(int index) {
        return list[index];
    }

    public int size() {
        return list.length;
    }

    public String toLanguageTags() {
        return Arrays.stream(list).map(Locale::toLanguageTag).collect(Collectors.joining(","));
    }
}

package android.net;

import android.os.Parcelable;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** An address; Android's is abstract, too, with hidden classes behind it. */
public abstract class Uri implements Parcelable {
    public static Uri parse(String address) {
        return new Plain(address);
    }

    public abstract String getAuthority();

    public abstract String getLastPathSegment();

    public abstract List<String> getPathSegments();

    private static final class Plain extends Uri {
        private final String address;

        Plain(String address) {
            this.address = address;
        }

        @Override
        public String getAuthority() {
            return address.split("/")[2];
        }

        @Override
        public List<String> getPathSegments() {
            List<String> segments = new ArrayList<>();
            for (String part : address.substring(address.indexOf(getAuthority()) + getAuthority().length()).split("/")) {
                if (!part.isEmpty()) {
                    segments.add(URLDecoder.decode(part, StandardCharsets.UTF_8));
                }
            }
            return segments;
        }

        @Override
        public String getLastPathSegment() {
            List<String> segments = getPathSegments();
            return segments.isEmpty() ? null : segments.get(segments.size() - 1);
        }

        @Override
        public String toString() {
            return address;
        }
    }
}

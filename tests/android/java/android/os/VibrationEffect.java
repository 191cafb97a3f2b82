package android.os;

public abstract class VibrationEffect implements Parcelable {
    public static final int DEFAULT_AMPLITUDE = -1;
    long milliseconds;

    public static VibrationEffect createOneShot(long milliseconds, int amplitude) {
        VibrationEffect effect = new VibrationEffect() {};
        effect.milliseconds = milliseconds;
        return effect;
    }
}

package android.os;

public abstract class Vibrator {
    public long buzzed;

    public boolean hasVibrator() {
        return true;
    }

    public void vibrate(long milliseconds) {
        if (Build.VERSION.SDK_INT >= 26) {
            throw new AssertionError("the old way");
        }
        buzzed = milliseconds;
    }

    public void vibrate(VibrationEffect effect) {
        buzzed = effect.milliseconds;
    }
}

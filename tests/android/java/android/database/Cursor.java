package android.database;

public interface Cursor {
    int getCount();

    String[] getColumnNames();
}

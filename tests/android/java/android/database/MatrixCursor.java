package android.database;

import java.util.ArrayList;
import java.util.List;

public class MatrixCursor implements Cursor {
    private final String[] columns;
    public final List<Object[]> rows;

    public MatrixCursor(String[] columns, int capacity) {
        this.columns = columns;
        this.rows = new ArrayList<>(capacity);
    }

    public void addRow(Object[] values) {
        if (values.length != columns.length) {
            throw new IllegalArgumentException();
        }
        rows.add(values);
    }

    @Override
    public int getCount() {
        return rows.size();
    }

    @Override
    public String[] getColumnNames() {
        return columns;
    }
}

"""What fingers, mouse and keys do at the table, turned into deeds for the session."""

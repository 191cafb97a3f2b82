"""The pictures of the rules: real positions, drawn by the same widgets as the table."""

"""Setting the table for a new game: who plays, with which house, and who starts."""

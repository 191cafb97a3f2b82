"""One game in progress: who sits at the table, whose turn it is, what changed."""

"""The first game: a short lesson on the real table, against the apprentice, with a deal that fits it."""

"""Makes the puzzles: self-play, exact solver, search, and the pack that the app reads."""

"""Settings: what a player chooses once for all games."""

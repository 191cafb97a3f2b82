"""The settings screen, and what its choices do."""

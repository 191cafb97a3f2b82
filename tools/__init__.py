"""Programs for those who work on Nyhavn; no part of the app."""

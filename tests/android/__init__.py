"""Android without its SDK: the game's calls into Java run for real, on classes with Android's signatures."""

"""The first game: what is taught in it, in which order, and what it lets happen. No Kivy."""

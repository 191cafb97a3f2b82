"""How to play: pages, pictures, search, and the way there and back."""

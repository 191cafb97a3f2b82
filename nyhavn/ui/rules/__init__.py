"""How to play: the whole rules in short pages with pictures of real positions, some of them alive."""

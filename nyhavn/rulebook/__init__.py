"""The rules for players: pages, the positions in their pictures, terms and search. No Kivy."""

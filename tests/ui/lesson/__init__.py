"""The first game: what it says, what it lets through, where its words lie."""

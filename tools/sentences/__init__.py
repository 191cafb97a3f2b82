"""What the app says in real games, written down for the reader's eye: `python -m tools.sentences [FOLDER]`.

One page for each language, docs/sentences/de.md and so on: every kind of event, everything that Confirm can
do, every hint and its reasons, everything on the table, what lessons, opponents, puzzles, medals and a review
say, one thing and many, and players whose names begin with a vowel. Whoever changes a text reads the lines
that differ.
"""

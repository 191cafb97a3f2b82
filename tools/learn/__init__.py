"""Learning the evaluation's weights from games that it plays against itself; ``make learn``."""

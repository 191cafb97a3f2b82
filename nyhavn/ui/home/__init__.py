"""Home: where every game begins."""

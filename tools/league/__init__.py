"""How strong the opponents are: the league that measures it, and games against former ones."""

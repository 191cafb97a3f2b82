"""How strong the opponents are: the league that measures it, and the tuner that makes them so."""

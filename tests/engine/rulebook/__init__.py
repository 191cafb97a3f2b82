"""The rulebook as tests, each told twice: to the engine and to the slow model of the rules."""

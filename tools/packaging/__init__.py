"""Makes what players install: the Android package, the desktop bundle and the wheel."""

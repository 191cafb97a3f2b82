"""What the app has round its screens: the way back, focus, automation, the window."""

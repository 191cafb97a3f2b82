"""The shell: screens, the way back, what is on the screen, preferences."""

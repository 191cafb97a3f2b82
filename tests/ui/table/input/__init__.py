"""Fingers and gestures by themselves."""

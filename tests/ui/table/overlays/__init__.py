"""Tests of what is in the folder of the same name."""

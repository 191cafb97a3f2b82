"""Tests of Nyhavn; a package, so that the test files can share their models of the game."""

"""Tests of what players install, as far as they can go without Android's tools and without a network."""

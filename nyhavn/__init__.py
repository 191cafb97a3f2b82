"""Nyhavn: build the façades of the quay."""

__version__ = "0.1.0"

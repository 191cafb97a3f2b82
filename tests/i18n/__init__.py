"""The languages."""

"""The real app as its own process, driven by touch and read through the inspect file."""

"""What the device offers, and what happens where it offers nothing."""

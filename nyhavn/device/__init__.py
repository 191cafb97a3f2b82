"""What the device offers: files, vibration, sound. Whatever is missing is a silent no-op."""

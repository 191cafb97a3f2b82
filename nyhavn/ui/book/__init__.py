"""The book of the harbour: what one has done."""

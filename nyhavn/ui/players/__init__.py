"""The people who play here: what their games say of them, and what each of them likes."""

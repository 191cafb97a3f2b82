"""The screens and widgets that players see and touch."""

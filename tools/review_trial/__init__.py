"""Measures what a review is worth: does it find mistakes, rank players, and call luck what is luck?"""

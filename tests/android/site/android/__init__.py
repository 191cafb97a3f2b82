"""Stands for the package that python-for-android compiles; storage.py beside it is its own."""

from jnius import autoclass

from android.config import ACTIVITY_CLASS_NAME

mActivity = autoclass(ACTIVITY_CLASS_NAME).mActivity  # noqa: N816  Java's name

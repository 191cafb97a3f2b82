"""Tests of what the project stands on: set-up, requirements, and the one direction of its imports."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

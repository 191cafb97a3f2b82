"""How large the house and the tiles are at least."""

from __future__ import annotations

LEAST = {
    (360, 640): (37, 9),
    (412, 915): (46, 12),
    (915, 412): (30, 12),
    (700, 500): (37, 12),
    (800, 1280): (60, 16),
    (1280, 800): (60, 16),
    (1920, 1200): (90, 24),
    (2560, 1440): (110, 30),
}
"""For each window, in dp: the side of a square of the own house, and of one in the supply."""

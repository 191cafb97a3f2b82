"""The words of the game: names, prompts, refusals, gains, happenings, explanations. No widgets here."""

from nyhavn.ui.words.cards import taken_cards
from nyhavn.ui.words.endings import empty_squares, ending_text, ending_why
from nyhavn.ui.words.explanations import explain
from nyhavn.ui.words.gains import CoatChoice, coat_choice_lines, cost_line, gain_lines, price_line
from nyhavn.ui.words.happenings import notices, since_text, step_text, turn_text
from nyhavn.ui.words.names import (
    ability_effect,
    ability_name,
    card_name,
    color_letter,
    color_name,
    points_name,
    tile_name,
)
from nyhavn.ui.words.prompts import prompt
from nyhavn.ui.words.refusals import refusal, refusal_why

__all__ = [
    "CoatChoice",
    "ability_effect",
    "ability_name",
    "card_name",
    "coat_choice_lines",
    "color_letter",
    "color_name",
    "cost_line",
    "empty_squares",
    "ending_text",
    "ending_why",
    "explain",
    "gain_lines",
    "notices",
    "points_name",
    "price_line",
    "prompt",
    "refusal",
    "refusal_why",
    "since_text",
    "step_text",
    "taken_cards",
    "tile_name",
    "turn_text",
]

"""The words of the game: names, prompts, refusals, gains, happenings, explanations. No widgets here."""

from nyhavn.words.cards import taken_cards
from nyhavn.words.endings import empty_squares, ending_text, ending_why
from nyhavn.words.explanations import explain
from nyhavn.words.gains import CoatChoice, coat_choice_lines, cost_line, gain_lines, price_line
from nyhavn.words.happenings import notices, since_text, step_text, turn_text
from nyhavn.words.names import (
    ability_effect,
    ability_name,
    card_name,
    color_letter,
    color_name,
    points_name,
    tile_name,
)
from nyhavn.words.prompts import prompt
from nyhavn.words.refusals import refusal, refusal_why

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

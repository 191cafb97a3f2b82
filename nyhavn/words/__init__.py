"""The words of the game: names, prompts, refusals, gains, happenings, explanations. No widgets here."""

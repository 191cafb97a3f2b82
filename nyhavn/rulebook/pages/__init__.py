"""The pages of the rules, in the order in which one reads them."""

from nyhavn.rulebook.page import Page
from nyhavn.rulebook.pages import (
    abilities,
    aim,
    build,
    coats,
    draw,
    end,
    gestures,
    rulings,
    scoring,
    setup,
    words,
)

PAGES: tuple[Page, ...] = (
    aim.PAGE,
    setup.PAGE,
    draw.PAGE,
    build.PAGE,
    coats.PAGE,
    abilities.PAGE,
    scoring.PAGE,
    end.PAGE,
    rulings.PAGE,
    gestures.PAGE,
    words.PAGE,
)

BY_KEY = {page.key: page for page in PAGES}

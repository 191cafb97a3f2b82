"""What is told of the opponents on their pages: who they are, how they play, and how games with them went."""

from __future__ import annotations

import datetime as dt

from nyhavn.ai.names import OTHER_STYLES
from nyhavn.i18n import _, date
from nyhavn.match.opponents import OPPONENT_NAMES, Occasion, saying, style_name, style_note
from nyhavn.storage.statistics import PlayerStatistics, tally
from nyhavn.words.career import Fact, tally_text
from nyhavn.words.names import capital


def who_text(level: str) -> str:
    """Who somebody on the quay is."""
    texts = {
        "apprentice": _(
            "Freja came to the quay last spring, with a sketchbook and a hundred questions. She mixes "
            "the mortar, sketches the boats between turns, and is delighted by every house that goes up, "
            "yours included."
        ),
        "mason": _(
            "Mads has laid bricks along this canal for thirty years, as his father did before him. He "
            "whistles at work, trusts a straight line, and keeps the coffee warm for whoever wins."
        ),
        "architect": _(
            "Astrid draws houses that are full of light even in November. She knows the whole façade before "
            "the first tile is in place, and her lamp is the last one on the quay to go out."
        ),
        "harbourmaster": _(
            "Holger knows every ship by its bell and every stone of the quay by name. In forty years "
            "nothing has hurried him. To anyone who beats him he raises his hat, and makes room on his "
            "bench."
        ),
    }
    return texts[level]


def about_text(level: str) -> str:
    """What leads to somebody's page."""
    return _("About {name}").format(name=OPPONENT_NAMES[level])


def play_text(level: str) -> str:
    """What leads to a game with somebody."""
    return _("Play against {name}").format(name=OPPONENT_NAMES[level])


def plays_title(level: str) -> str:
    """What stands above how somebody plays."""
    return _("How {name} plays").format(name=OPPONENT_NAMES[level])


def plays_text(level: str) -> str:
    """How somebody plays, as docs/ai.md measured it."""
    texts = {
        "apprentice": _(
            "She likes a sound wall and loves special tiles: for a coat of arms she hardly ever takes "
            "anything else. She spends her abilities carelessly, has no eye for columns, and misses much "
            "of what she could do."
        ),
        "mason": _(
            "Row upon row, from the ground up. The first ability he takes is “Both actions”, to draw and "
            "build in one turn. He thinks only of this turn, has no eye for columns, and now and then "
            "misses a good move."
        ),
        "architect": _(
            "She plans the whole house a turn or two ahead, as full of windows as it can be, and prizes them "
            "beyond their worth. Her favourite ability is “Additional card”, which hardly anybody else "
            "takes."
        ),
        "harbourmaster": _(
            "Whatever gives the best chance of winning. He looks many turns ahead, and drops a plan as "
            "soon as another is better. He mostly takes “Change of colours” first, then “Both actions” and "
            "“Construction discount”."
        ),
    }
    return texts[level]


def tip_text(level: str) -> str:
    """What is worth trying against somebody."""
    texts = {
        "apprentice": _(
            "Build upwards: columns score more than rows, and she does not look for them. And take an "
            "ability when you cover a coat of arms: she leaves them all to you."
        ),
        "mason": _(
            "Do not race him row by row. Keep one column free of walls: full of windows it scores far more "
            "than a row of his."
        ),
        "architect": _(
            "She gives points away for beauty. Finish your rows and columns even if there is a wall in them, "
            "and end the game before her last window is in."
        ),
        "harbourmaster": _(
            "Give nothing away: cover coats of arms early, and use an ability as soon as it saves you a "
            "turn. The review after the game shows where it was decided."
        ),
    }
    return texts[level]


def style_lines(level: str) -> list[str]:
    """The other styles that somebody can be asked for when a game is set up; nothing where there are none."""
    styles = OTHER_STYLES.get(level, ())
    lines = [f"{capital(style_name(style))} · {style_note(style)}" for style in styles]
    return [_("For a new game you can also choose another style:"), *lines] if lines else []


def greeting(level: str, against: PlayerStatistics | None) -> str:
    """What somebody says on the own page: after a game, what was said then."""
    if against is None:
        return saying(level, Occasion.WAITING)
    return saying(level, Occasion.LOST if against.results[-1].won else Occasion.WON)


def not_met_text(level: str) -> str:
    """What is told where there is no game with somebody yet."""
    text = _("You have not played against {name} yet. There is room on the bench.")
    return text.format(name=OPPONENT_NAMES[level])


def record_facts(against: PlayerStatistics) -> list[Fact]:
    """How somebody's games with an opponent went."""
    last = against.results[-1]
    day = date(dt.datetime.fromtimestamp(last.played / 1000).date())
    return [
        Fact(_("Games won"), tally_text(tally(against.results))),
        Fact(_("Last game: {date}").format(date=day), _("Won") if last.won else _("Lost")),
        Fact(_("Most points"), str(against.best_score)),
        Fact(_("Longest winning streak"), str(against.longest_streak)),
    ]

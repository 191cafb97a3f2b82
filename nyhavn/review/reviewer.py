"""Reviewing a game bit by bit: a rough curve at once, then turn by turn, the worst first."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from nyhavn.ai.levels import EFFORT_A_MILLISECOND
from nyhavn.ai.options import Stopped
from nyhavn.ai.think import never
from nyhavn.engine.actions import Action
from nyhavn.engine.rng import Random
from nyhavn.engine.state import State
from nyhavn.review.judge import Chances, Judge, Judgement, at_first_sight
from nyhavn.review.review import Review, review_of
from nyhavn.review.turns import PlayedTurn, state_after, turns_of

USUAL_MILLISECONDS = 630
"""Thinking time a turn, as work: a game of two takes twenty seconds on one idle core of a desktop."""
WHOLE_GAME_MILLISECONDS = 20_000
"""And no more than that for a whole game, however many turns it has: less than a minute on a core that is
kept busy by others."""
TRIED_MILLISECONDS = 320
"""What a second try is judged with, as work."""
TRIED_SEED = 1


class Reviewer:
    """Judges all complete turns of a game. Equal games, seeds and work give equal answers."""

    def __init__(
        self,
        start: State,
        actions: Iterable[Action],
        seed: int = 0,
        *,
        open_cards: bool = False,
    ) -> None:
        self._start = start
        self.turns: tuple[PlayedTurn, ...] = turns_of(start, actions)
        self._seed = seed
        self._open_cards = open_cards
        self._judgements: dict[int, Judgement] = {}
        self._refined: set[int] = set()
        self._now: Chances | None = None

    @property
    def milliseconds(self) -> int:
        """The thinking time a turn that suits a game of this length."""
        return min(USUAL_MILLISECONDS, WHOLE_GAME_MILLISECONDS // max(1, len(self.turns)))

    @property
    def progress(self) -> float:
        """How much of the work is done, from 0 to 1."""
        return len(self._refined) / len(self.turns) if self.turns else 1.0

    def sketch(self, stop: Callable[[], bool] = never) -> bool:
        """Judge all turns at first sight; whether it came to an end before it was stopped."""
        try:
            for place, turn in enumerate(self.turns):
                if place not in self._judgements:
                    rough = at_first_sight(turn.before, turn.moves, self._seed_of(place), stop)
                    # Something better may have become known meanwhile.
                    self._judgements.setdefault(place, rough)
        except Stopped:
            return False
        return not stop()

    def known(self, place: int, judgement: Judgement) -> None:
        """Take over what was found out about a turn earlier."""
        self._judgements[place] = judgement
        self._refined.add(place)

    def judgement(self, place: int) -> Judgement:
        """What is known of a turn."""
        return self._judgements[place]

    def next_turn(self) -> int | None:
        """The place of the turn to be looked at next: of those that are left, what seems the worst."""
        left = [place for place in range(len(self.turns)) if place not in self._refined]
        if not left:
            return None
        return max(left, key=lambda place: (self._rough_loss(place), -place))

    def refine(self, place: int, milliseconds: int, stop: Callable[[], bool] = never) -> Judgement | None:
        """Judge a turn by playing on from it; None if it was stopped meanwhile."""
        turn = self.turns[place]
        seed, open_cards = self._seed_of(place), self._open_cards
        try:
            judge = Judge(turn.before, turn.moves, seed, open_cards=open_cards, stop=stop)
            judge.run(milliseconds * EFFORT_A_MILLISECOND)
        except Stopped:
            return None
        if stop():
            return None
        judgement = judge.judgement()
        self.known(place, judgement)
        return judgement

    def review(self) -> Review:
        """The game as it is judged by now; every turn must have been judged at first sight at least."""
        return review_of(
            self._start.players,
            self.turns,
            [self._judgements[place] for place in range(len(self.turns))],
            self._now,
        )

    def judge_now(self, milliseconds: int) -> None:
        """Find everybody's chances after the last turn of a game that is not over."""
        state = state_after(self.turns, self._start)
        if state.over:
            return
        judge = Judge(state, None, self._seed_of(len(self.turns)))
        judge.run(milliseconds * EFFORT_A_MILLISECOND)
        self._now = judge.judgement().before

    def _rough_loss(self, place: int) -> float:
        judgement = self._judgements.get(place)
        return judgement.loss if judgement is not None else 0.0

    def _seed_of(self, place: int) -> int:
        """Every turn has random numbers of its own, whatever else was judged before."""
        return Random(self._seed * 8191 + place).bits()


def review_game(
    start: State,
    actions: Iterable[Action],
    milliseconds: int,
    seed: int,
    enough: Callable[[], bool] = never,
    open_cards: bool = False,
) -> Review:
    """The review of a game with so much thinking time a turn; what is enough by then stays rough."""
    reviewer = Reviewer(start, actions, seed, open_cards=open_cards)
    reviewer.sketch()
    while (place := reviewer.next_turn()) is not None and not enough():
        reviewer.refine(place, milliseconds)
    reviewer.judge_now(0 if enough() else milliseconds)
    return reviewer.review()

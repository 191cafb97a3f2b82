"""What the person to move has laid out: every edit of it, the finger that carries the tile, and remarks."""

from __future__ import annotations

from dataclasses import replace

from nyhavn.match import edits
from nyhavn.match.compose import Position
from nyhavn.match.deeds import CarryTo, LiftTile, PutBack, TakeTile, Tap
from nyhavn.match.draft import Draft, Proposal
from nyhavn.match.game import Match
from nyhavn.match.remarks import Remark, remark_on, short_by
from nyhavn.match.services import Advice, Autosave
from nyhavn.match.spots import SupplySlot


class Drafting:
    """Edits the match's draft and keeps it. The advice, if there is any, is what a hint has laid out."""

    def __init__(self, match: Match, autosave: Autosave) -> None:
        self._match = match
        self._autosave = autosave
        self.carried = False
        """Whether a finger carries the tile."""
        self._tap_turned = False
        """Whether the last tap turned the tile: a second one then mirrors it, wherever its squares are."""
        self.remark: Remark | None = None
        """Why the last tap led to nothing."""
        self.advice: Advice | None = None

    def edit(self, deed: edits.Edit, proposal: Proposal, position: Position) -> None:
        """The person does something to what is laid out."""
        if isinstance(deed, CarryTo) and not self.carried:
            return
        match, before = self._match, self._match.draft
        if isinstance(deed, Tap) and deed.twice and not self._tap_turned:
            deed = replace(deed, twice=False)
        turns = isinstance(deed, Tap) and edits.turns_tile(before, deed, position.seat)
        self.lay_out(edits.edited(match.state, before, proposal, position.seat, deed))
        self._tap_turned = turns and isinstance(deed, Tap) and not deed.twice
        if isinstance(deed, TakeTile | LiftTile):
            self.carried = match.draft.held is not None
        elif isinstance(deed, PutBack):
            self.carried = False
        self._remark_on(deed, before, proposal, position)

    def _remark_on(self, deed: edits.Edit, before: Draft, proposal: Proposal, position: Position) -> None:
        match = self._match
        if isinstance(deed, Tap) and match.draft == before:
            self.remark = remark_on(match.state, before, proposal, deed)
        elif isinstance(deed, TakeTile) or (isinstance(deed, Tap) and isinstance(deed.spot, SupplySlot)):
            held = match.draft.held
            kind = None if held is None else (held.color, held.size)
            self.remark = kind and short_by(match.state, kind, kind in position.affordable)

    def lay_out(self, draft: Draft) -> None:
        """Have this laid out."""
        if draft == self._match.draft:
            return
        self._match.draft = draft
        self.advice = None
        self._autosave.drafted(draft)

    def let_go(self, keep: bool) -> None:
        """The finger lets go of the tile; beside the house it goes back, unless it is kept."""
        held = self._match.draft.held
        was_carried, self.carried = self.carried, False
        if was_carried and not keep and held is not None and held.at is None:
            self.lay_out(Draft())

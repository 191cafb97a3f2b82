"""What a reader would stumble over is found: spaces, marks, apostrophes, names, sentences joined in code."""

from __future__ import annotations

import pytest

from tools.catalogue_style import stumbles
from tools.joined_texts import in_kv, in_python


@pytest.mark.parametrize(
    ("code", "text", "fault"),
    [
        ("fr", "Qui commence ?", "before ?"),
        ("fr", "Qui commence?", "before ?"),
        ("fr", "Construisez\u00a0!", "before !"),
        ("fr", "Prix : 3", "before :"),
        ("fr", "Prix\u202f: 3", "before :"),
        ("fr", "fait de même ; confirme", "before ;"),
        ("fr", "« Annuler\u00a0»", "after «"),
        ("fr", "«\u00a0Annuler »", "before »"),
        ("es", "Quién empieza?", "? without ¿"),
        ("es_419", "Construye!", "! without ¡"),
        ("fr", "l'autre", "straight apostrophe"),
        ("en", "{name}'s turn", "straight apostrophe"),
        ("da", "4'er", "straight apostrophe"),
        ("de", "Tippe auf “Los”", "quotation mark"),
        ("hu", 'Koppints: "Kezdés"', "quotation mark"),
        ("en", "Take Both actions now", "without quotation marks"),
        ("en", "Take {ability} now", "without quotation marks"),
        ("de", "Nimm “Both actions”", "without quotation marks"),
        ("es_419", "Coge la carta", "not said there"),
        ("es_419", "Puedes recogerlas", "not said there"),
        ("es_419", "Pulsa el botón", "not said there"),
        ("es_419", "En otro sitio", "not said there"),
        ("da", "En hel søjle", "not said there"),
        ("en", "Looking at it …", "ellipsis"),
        ("hu", "Elemzés …", "ellipsis"),
        ("de", "Dein Zug wird geprüft…", "ellipsis"),
        ("fr", "Et si...", "ellipsis"),
    ],
)
def test_a_stumbling_block_is_found(code: str, text: str, fault: str) -> None:
    assert any(fault in found for found in stumbles(code, text, ["Both actions"]))


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("fr", "Qui commence\u202f? «\u00a0Both actions\u00a0»\u00a0: l’autre\u202f; {name}\u202f!"),
        ("es", "¿Quién empieza? ¡Coge «Both actions»!"),
        ("de", "Nimm „Both actions“: {count}"),
        ("da", "Tag »{ability}«"),
        ("hu", "„Both actions” és „{ability}”"),
        ("en", "Both actions"),
        ("en", "the same person as…"),
        ("da", "samme person som …"),
        ("fr", "Et si…\u202f?"),
        ("en", "{name}’s turn: “Both actions”"),
    ],
)
def test_what_is_well_written_is_left_alone(code: str, text: str) -> None:
    assert list(stumbles(code, text, ["Both actions"])) == []


@pytest.mark.parametrize(
    "source",
    [
        '_("took {cards}") + name',
        "f\"{name} {_('took cards')}\"",
        '" ".join([name, _("took cards")])',
        '", ".join(ngettext("a card", "cards", n) for n in counts)',
        "f\"{_('{count} games').format(count=3)}, {share}\"",
        'name + (_("wins") if won else _("loses"))',
        'deed = _("took cards")\ntext = f"{name} {deed}"',
        'def deed() -> str:\n    return _("took cards")\n\ntext = name + deed()',
        'pgettext("log", "took") + cards',
        '"{} {}".format(name, _("took cards"))',
        '"{name} {deed}".format(name=name, deed=_("took cards"))',
        '"%s %s" % (name, _("took cards"))',
        'text += _("took cards")',
        'deed = _("took cards")\ndeed += name',
        'name + _("Took cards").lower()',
        'def deed() -> str:\n    if won:\n        return _("wins")\n    return name\n\ntext = name + deed()',
    ],
)
def test_a_sentence_joined_in_code_is_found(source: str) -> None:
    assert len(list(in_python(source, "x.py"))) == 1


@pytest.mark.parametrize(
    "source",
    [
        '_("{name} took {cards}").format(name=name, cards=cards)',
        "f\"{_('Nothing was changed.')} {_('Try again!')}\"",
        '_("Costs 3.") + " " + _("None left.")',
        '" · ".join([_("row 2"), _("column c")])',
        "f\"{_('Turn 3')} · {day}\"",
        "f\"{_('5 points')}\\n{squares}\"",
        '"{} · {}".format(_("Turn 3"), day)',
        '"%s" % _("Turn 3")',
        'text += _("None left.")',
        "count += 1",
        '_("a" "b")',
        'f"{count}"',
    ],
)
def test_whole_sentences_and_lists_are_left_alone(source: str) -> None:
    assert list(in_python(source, "x.py")) == []


@pytest.mark.parametrize(
    "source",
    [
        'text: root.name + tr._("wins")',
        'text: tr._("Turn") + str(3)',
        "text: f\"{tr._('Turn')} {root.number}\"",
        'text: "%s %s" % (tr._("Turn"), root.number)',
        'text: "{} {}".format(tr._("Turn"), root.number)',
        'text: " ".join([tr.n("turn", "turns", root.number), root.name])',
        'text:\n    root.name + \\\n    tr._("wins")',
        'on_press: app.say(root.name + tr._("wins"))',
    ],
)
def test_a_sentence_joined_in_kv_is_found(source: str) -> None:
    assert len(list(in_kv(source, "x.kv"))) == 1


@pytest.mark.parametrize(
    "source",
    [
        'text: tr._("{name} wins").format(name=root.name)',
        "text: f\"{tr._('Turn 3')} · {root.day}\"",
        'text: tr._("Won") if root.won else ""',
        'text: " · ".join([tr._("Won"), root.name])',
        '# text: root.name + tr._("wins")',
        "#:import tr nyhavn.ui.language.tr",
    ],
)
def test_whole_sentences_in_kv_are_left_alone(source: str) -> None:
    assert list(in_kv(source, "x.kv")) == []

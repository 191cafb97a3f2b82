"""What a reader would stumble over is found: spaces, marks, apostrophes, names, sentences joined in code."""

from __future__ import annotations

import pytest

from tools.catalogue_style import stumbles, unnamed_abilities
from tools.joined_texts import in_kv, in_python, telling


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
        ("fr", "l´autre", "straight apostrophe"),
        ("de", "Tippe auf “Los”", "quotation mark"),
        ("hu", 'Koppints: "Kezdés"', "quotation mark"),
        ("en", "Take Both actions now", "without quotation marks"),
        ("en", "Take {ability} now", "without quotation marks"),
        ("en", "{ability}", "without quotation marks"),
        ("hu", "„Both actions", "without quotation marks"),
        ("de", "Nimm “Both actions”", "without quotation marks"),
        ("es_419", "Coge la carta", "not said there"),
        ("es_419", "Puedes recogerlas", "not said there"),
        ("es_419", "Pulsa el botón", "not said there"),
        ("es_419", "En otro sitio", "not said there"),
        ("da", "En hel søjle", "not said there"),
        ("es", "Pagas una carta menos", "not said there"),
        ("es_419", "Construye la loseta", "not said there"),
        ("fr", "Payez des cartes", "not said there"),
        ("fr", "Construisez cette tuile", "not said there"),
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
    ("text", "is_fault"),
    [
        ("Mit „Beide Aktionen“ darfst du bauen", False),
        ("Mit „beide Aktionen“ darfst du bauen", True),
        ("Damit darfst du bauen", True),
        ("Mit „Beiden Aktionen“ darfst du bauen", True),
    ],
)
def test_an_ability_has_its_name_where_the_source_has_it(text: str, is_fault: bool) -> None:
    faults = unnamed_abilities(
        "de", "With “Both actions” you may build", text, {"Both actions": "Beide Aktionen"}
    )

    assert bool(list(faults)) == is_fault


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
        'parts = [name, _("took cards")]\ntext = " ".join(parts)',
        'parts = []\nparts.append(_("took cards"))\ntext = ", ".join(parts)',
        'parts: list[str] = [_("row 2")] + more\ntext = ", ".join(parts)',
        'def parts() -> list[str]:\n    return [_("row 2")]\n\ntext = ", ".join(parts())',
        'deeds = {"win": _("wins"), "lose": _("loses")}\ntext = name + deeds[end]',
        'deeds = {"win": _("wins")}\ntext = f"{name} {deeds.get(end)}"',
        'self.deed = _("wins")\ntext = name + self.deed',
        'text = capital(_("wins")) + name',
        'move = _("Take cards.")\ntext = move[:1].lower() + move[1:]',
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
        'parts = [_("row 2")]\nparts += more\ntext = "\\n".join(parts + others)',
        'lines = [_("row 2")] + more',
        "f\"{number}.  {_('took cards')}\"",
        "text[:1].upper() + text[1:]",
    ],
)
def test_whole_sentences_and_lists_are_left_alone(source: str) -> None:
    assert list(in_python(source, "x.py")) == []


def test_a_text_from_another_module_is_known() -> None:
    words = 'def deed() -> str:\n    return _("wins")\n\ndef lines() -> list[str]:\n    return [_("row 2")]\n'
    screen = "from words import deed, lines\n\n"

    told = telling(words)

    assert len(list(in_python(f"{screen}text = name + deed()", "x.py", told))) == 1
    assert len(list(in_python(f"{screen}text = ', '.join(lines())", "x.py", told))) == 1
    assert list(in_python("text = name + deed()", "x.py", told)) == []


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

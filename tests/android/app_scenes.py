"""The app itself on the made-up device: its screens, its buttons, and Java behind them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from nyhavn.match.setup import Setup
from nyhavn.storage.store import Store
from nyhavn.ui.command_line import Options
from nyhavn.ui.language import tr
from tests.android.scenes import activity, answer, start_java
from tests.match.finished import finished
from tests.ui.saves.kept_games import fill, open_saves
from tests.ui.shell.stage import Stage, on_stage


def play(scene: str, given: dict[str, Any]) -> Any:
    """Play a scene; the app is made when Java is there, as on a phone."""
    start_java()
    return globals()[scene](**given)


def _store(folder: str, games: int = 2) -> Store[Setup]:
    store = Store.open(Path(folder), Setup.from_json)
    fill(store, games)
    return store


def _choose(stage: Stage, opener: str, choice: str) -> None:
    """Tap an entry of a menu."""
    stage.tap(opener)
    stage.wait_for(lambda: choice in stage.parts)
    stage.tap(choice)


def _ask(stage: Stage, opener: str, choice: str) -> int:
    """Tap an entry that opens a dialog of the system; the number of the dialog."""
    _choose(stage, opener, choice)
    stage.wait_for(lambda: activity().started is not None)
    return int(activity().request)


def _notice(stage: Stage, number: int = 1) -> str:
    """So many things have been said: the last of them, which is in sight."""
    stage.wait_for(lambda: len(stage.said) == number)
    assert stage.parts["notice"].text == stage.said[-1]
    return stage.said[-1]


def app_export(data: str, addresses: list[str], game: bool) -> dict[str, Any]:
    """Export one game or all, several times; the player chooses a place each time."""
    store = _store(data)
    with on_stage(games=store) as stage:
        open_saves(stage, 1)
        names = ("save.0.more", "save.0.export") if game else ("saves.exchange", "saves.exchange.export")
        titles, said = [], []
        for count, address in enumerate(addresses, 1):
            number = _ask(stage, *names)
            titles.append(activity().started.getStringExtra("android.intent.extra.TITLE"))
            activity().started = None
            answer(number, address)
            said.append(_notice(stage, count) if address else "")
            stage.wait_for(lambda: not _left_over(data))
        return {"said": said, "titles": titles}


def _left_over(data: str) -> list[str]:
    """Files that the player cannot reach and nobody needs."""
    folder = Path(data)
    found = [*(folder / "exports").glob("*"), *(folder.parent / "cache" / "documents").glob("outgoing*")]
    return [path.name for path in found]


def app_share(data: str) -> dict[str, Any]:
    """Share a saved game, then the picture of a finished one."""
    from jnius import cast

    store = _store(data)
    shared = []
    with on_stage(games=store) as stage:
        open_saves(stage, 1)
        for step in ("game", "picture"):
            if step == "game":
                _choose(stage, "save.0.more", "save.0.share")
            else:
                stage.open("scoreboard", record=finished(2))
                stage.tap("scoreboard.share")
            stage.wait_for(lambda: activity().started is not None)
            intent = activity().started.getParcelableExtra("android.intent.extra.INTENT")
            shared.append(cast("android.content.Intent", intent).getType())
            activity().started = None
        return {"types": shared, "left": _left_over(data)}


def app_import(data: str, address: str) -> dict[str, Any]:
    """Import from a document."""
    store = _store(data, 0)
    with on_stage(games=store) as stage:
        stage.open("saves")
        answer(_ask(stage, "saves.exchange", "saves.exchange.import"), address)
        return {"said": _notice(stage), "games": store.count_games()}


def app_nothing_there(data: str) -> dict[str, Any]:
    """A device without the app that has the dialogs, and on which no app takes what is shared."""
    store = _store(data)
    with on_stage(games=store) as stage:
        open_saves(stage, 1)
        said = []
        for number, choice in enumerate(("import", "export"), 1):
            _choose(stage, "saves.exchange", f"saves.exchange.{choice}")
            said.append(_notice(stage, number))
        stage.open("scoreboard", record=finished(2))
        stage.tap("scoreboard.share")
        said.append(_notice(stage, len(said) + 1))
        return {"said": said, "left": _left_over(data)}


def app_started_anew(data: str, number: int, address: str) -> dict[str, Any]:
    """The answer comes before the app runs: Android has ended it while the dialog was open."""
    store = _store(data, 0)
    answer(number, address)
    with on_stage(games=store) as stage:
        return {"said": _notice(stage), "screen": stage.app.screen_name(), "games": store.count_games()}


def app_changes(resumed: bool) -> list[Any]:
    """The device's settings change while the app is on the screen, or behind another."""
    from jnius import autoclass

    configuration = activity().getResources().getConfiguration()
    with on_stage(options=Options(), language="") as stage:
        app = stage.app
        seen = [[tr.language, app.theme_cls.theme_style, app.text_scale]]
        if resumed:
            app.dispatch("on_pause")
        configuration.setLocales(autoclass("android.os.LocaleList").forLanguageTags("sv-SE,hu-HU"))
        configuration.uiMode = 0x21
        configuration.fontScale = 1.5
        if resumed:
            app.dispatch("on_resume")
            stage.frames(1)
        else:
            stage.wait_for(lambda: tr.language == "hu")
        seen.append([tr.language, app.theme_cls.theme_style, app.text_scale])
        app.preferences.language = "fr"
        app.preferences.theme = "light"
        configuration.setLocales(autoclass("android.os.LocaleList").forLanguageTags("es"))
        configuration.fontScale = 1.0
        stage.wait_for(lambda: app.text_scale == 1)
        seen.append([tr.language, app.theme_cls.theme_style, app.text_scale])
        tr.speak("en")
        return seen

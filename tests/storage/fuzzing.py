"""Files and texts to which anything may have happened, and what is expected of a store that meets them."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

from nyhavn.engine.record import Deal
from nyhavn.match.setup import Setup
from nyhavn.storage import ImportRefusedError, Snapshot, Store
from nyhavn.storage.carving import PAGE_SIZE
from nyhavn.storage.files import NAME
from tests.storage.damage import LOG, still_works
from tests.storage.playing import open_store, put, random_game, table, take_in

GAMES = {number: random_game(players, 1) for number, players in enumerate((2, 3, 4, 2), 1)}
LENGTH = 24


def filled(folder: Path) -> bytes:
    """A file with some games, closed in order."""
    store = open_store(folder)
    for number, game in GAMES.items():
        assert put(store, game, LENGTH, step=8) == number
    store.save_draft(2, "{}")
    store.settings.save({"language": "hu"})
    store.close()
    return (folder / NAME).read_bytes()


def killed(folder: Path) -> tuple[bytes, bytes]:
    """A file and its log, as a killed app leaves them: half of every game is in the log."""
    half = LENGTH // 2
    store = open_store(folder)
    for game in GAMES.values():
        put(store, game, half, step=half)
    store.close()
    store = open_store(folder)
    for number, game in GAMES.items():
        for index in range(half, LENGTH, 4):
            store.append(number, index, game.actions[index : index + 4], game.snapshot(index + 4))
    content, log = ((folder / name).read_bytes() for name in (NAME, LOG))
    store.close()
    return content, log


def spoilt(content: bytes, chance: random.Random) -> bytes:
    """A file to which something has happened."""
    changed = bytearray(content)
    for _ in range(chance.choice((1, 1, 1, 2, 10, 200))):
        place = chance.randrange(len(changed))
        page = place // PAGE_SIZE * PAGE_SIZE
        match chance.randrange(8):
            case 0 | 1 | 2 | 3:
                changed[place] ^= 1 << chance.randrange(8)
            case 4:
                changed[place : place + 16] = chance.randbytes(min(16, len(changed) - place))
            case 5:
                changed[page : page + 200] = chance.randbytes(min(200, len(changed) - page))
            case 6:
                other = chance.randrange(len(changed)) // PAGE_SIZE * PAGE_SIZE
                changed[page : page + PAGE_SIZE] = changed[other : other + PAGE_SIZE]
            case _:
                del changed[max(100, place) :]
    return bytes(changed)


def survive(folder: Path) -> tuple[int, bool]:
    """Open what is in a folder and use it; how many games are whole, and whether the player was told."""
    store = open_store(folder)
    whole = 0
    try:
        assert not store.in_memory
        for listed in store.list_games():
            saved = store.load(listed.id)
            length = len(saved.actions)
            game = GAMES.get(listed.id)
            if game is not None and saved.actions == game.actions[:length]:
                assert saved.snapshot == game.snapshot(length)
                whole += length == LENGTH
            else:
                assert Snapshot.of(saved.record.final(), length) == saved.snapshot
        store.settings.load()
        store.statistics()
        assert still_works(store)
        told = bool(store.notices)
    finally:
        store.close()
    again = open_store(folder)
    assert again.notices == []
    again.close()
    return whole, told


def fuzz_files(folder: Path, number: int, seed: int) -> int:
    """Have a store survive so many damaged files; how many games were whole in all."""
    chance, content, total = random.Random(seed), filled(folder / f"filled-{seed}"), 0
    place = folder / f"file-{seed}"
    for _ in range(number):
        place.mkdir()
        (place / NAME).write_bytes(spoilt(content, chance))
        whole, told = survive(place)
        total += whole
        assert told or whole == len(GAMES)
        shutil.rmtree(place)
    return total


def fuzz_logs(folder: Path, number: int, seed: int) -> int:
    """The same with damaged logs."""
    chance, (content, log), total = random.Random(seed), killed(folder / f"killed-{seed}"), 0
    place = folder / f"log-{seed}"
    for _ in range(number):
        place.mkdir()
        (place / NAME).write_bytes(content if chance.random() < 0.7 else spoilt(content, chance))
        (place / LOG).write_bytes(spoilt(log, chance))
        total += survive(place)[0]
        shutil.rmtree(place)
    return total


def contents(store: Store[Setup]) -> list[object]:
    """All that a store holds, apart from ids."""
    found: list[object] = [store.settings.load()]
    for listed in store.list_games():
        game = store.load(listed.id)
        found.append((game.setup, game.deal, game.actions, game.title, game.created, game.played))
        found.append((game.hints, game.counted, game.snapshot))
    return found


def spoilt_text(text: str, chance: random.Random) -> str:
    """A text with something wrong, or something harmless, done to it."""
    signs = list(text)
    for _ in range(chance.choice((1, 1, 1, 2, 5, 30))):
        place = chance.randrange(len(signs) + 1)
        match chance.randrange(6):
            case 0:
                del signs[place : place + chance.choice((1, 2, 40))]
            case 1:
                signs.insert(place, chance.choice("0123456789abcdeRYGBP^=-&:().x \n\r\0\u2028²٣é\U0001f3e0"))
            case 2:
                start = chance.randrange(len(signs) + 1)
                signs[place:place] = signs[start : start + chance.choice((1, 5, 60))]
            case 3:
                signs[place : place + 1] = [chance.choice("0123456789dxRYGBP")]
            case 4:
                signs[place:place] = "nyhavn game 1\n"
            case _:
                signs[place:place] = chance.choice(
                    ("1" * 40, "-", "seat 9: ", "deck: E\n", "deck: RRR\n", "\n1.\n")
                )
    return "".join(signs)


def fuzz_texts(store: Store[Setup], number: int, seed: int) -> int:
    """Offer so many spoilt texts to a store: each is taken in whole or not at all. How many were taken in."""
    chance, taken = random.Random(seed), 0
    ids = [put(store, GAMES[number], 8) for number in (1, 2, 3)]
    ids.append(store.new_game(table(2), Deal(2, 5, ("red", "blue", "green") * 8 + ("end",))))
    texts = [store.export_game(game_id) for game_id in ids]
    before = contents(store)
    for attempt in range(number):
        try:
            imported = take_in(
                store, spoilt_text("".join(chance.sample(texts, chance.choice((1, 1, 2)))), chance)
            )
        except ImportRefusedError:
            pass
        else:
            taken += bool(imported.ids)
            for game_id in imported.ids:
                game = store.load(game_id)
                assert Snapshot.of(game.record.final(), len(game.actions)) == game.snapshot
                store.delete(game_id)
        if attempt % 100 == 0:
            store.purge()
            assert contents(store) == before
    assert contents(store) == before
    return taken

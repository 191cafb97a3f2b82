"""Which rooms of `nyhavn` import what, read from the source without running it."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

# What each room may import of the others: ui -> match -> engine, ui -> storage -> engine, ai -> engine, and
# never back. The match asks the AI for its turns, and names who has no name in the player's language. What is
# solved (puzzles), said (words), taught (lesson) and written (rulebook) stands on the match. A room that is
# not here has to find its place first.
MAY_IMPORT: dict[str, frozenset[str]] = {
    "engine": frozenset(),
    "ai": frozenset({"engine"}),
    "review": frozenset({"engine", "ai"}),
    "i18n": frozenset(),
    "match": frozenset({"engine", "ai", "i18n"}),
    "storage": frozenset({"engine"}),
    "puzzles": frozenset({"engine", "ai", "review", "match"}),
    "words": frozenset({"engine", "ai", "review", "i18n", "match", "puzzles", "storage"}),
    "lesson": frozenset({"engine", "i18n", "match", "words"}),
    "rulebook": frozenset({"engine", "i18n", "match", "words"}),
    "device": frozenset(),
    "ui": frozenset(
        {
            "engine",
            "ai",
            "review",
            "i18n",
            "match",
            "puzzles",
            "storage",
            "words",
            "lesson",
            "rulebook",
            "device",
        }
    ),
}

# The files beside the rooms (nyhavn/*.py) serve all of them, so they import no room and need no screen; they
# go by the name "" here. Only nyhavn/__main__.py, which starts the app, may import whatever it likes.
STANDARD_LIBRARY_ONLY = frozenset({"engine"})
WITHOUT_SCREEN = frozenset(
    {"", "engine", "ai", "review", "i18n", "match", "puzzles", "storage", "words", "lesson", "rulebook"}
)
SCREEN_LIBRARIES = frozenset({"kivy", "kivymd", "plyer"})
# How the engine packs moves and states into numbers is for search and for the match, not for what is shown.
ENCODINGS = frozenset({"fits", "layout", "listing", "moves", "piles", "turns"})
BEYOND_ENCODINGS = frozenset({"words", "lesson", "rulebook", "ui", "storage", "device", "i18n"})


def imported_modules(source: str, package: tuple[str, ...]) -> Iterator[str]:
    """The full names of all that a module of `package` imports, wherever in it the import stands."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            origin = ".".join((*base, *([node.module] if node.module else [])))
            # `from nyhavn import ui` imports a room by the name behind the word import.
            yield from (f"{origin}.{alias.name}" for alias in node.names)


def wrong_imports(root: Path) -> list[str]:
    """Every import under `root`/nyhavn that goes against the rules above, as 'file imports module'."""
    found = []
    for path in sorted((root / "nyhavn").rglob("*.py")):
        place = path.relative_to(root)
        room = place.parts[1] if len(place.parts) > 2 else ""
        if place.as_posix() == "nyhavn/__main__.py":
            continue
        for module in imported_modules(path.read_text(encoding="utf-8"), place.parts[:-1]):
            if not _allowed(room, module):
                found.append(f"{place.as_posix()} imports {module}")
    return found


def import_cycles(root: Path) -> list[list[str]]:
    """Groups of modules under `root`/nyhavn that import each other, also where an import waits in a function.

    What is imported for the type checker alone does not count.
    """
    modules = {_module_name(path.relative_to(root)): path for path in (root / "nyhavn").rglob("*.py")}
    graph = {name: _imports_of(name, path, modules) for name, path in modules.items()}
    reached = {name: _reachable(name, graph) for name in graph}
    groups = {tuple(sorted(other for other in reached[name] if name in reached[other])) for name in graph}
    return sorted(list(group) for group in groups if group)


def _module_name(place: Path) -> str:
    parts = place.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _imports_of(name: str, path: Path, modules: dict[str, Path]) -> set[str]:
    package = tuple(name.split(".")) if path.name == "__init__.py" else tuple(name.split(".")[:-1])
    found = set()
    for imported in imported_modules(_without_type_checking(path.read_text(encoding="utf-8")), package):
        module = imported
        while module and module not in modules:
            module = module.rpartition(".")[0]
        if module and module != name:
            found.add(module)
    return found


def _without_type_checking(source: str) -> str:
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) in ("TYPE_CHECKING", "typing.TYPE_CHECKING"):
            node.body = [ast.Pass()]
    return ast.unparse(tree)


def _reachable(start: str, graph: dict[str, set[str]]) -> set[str]:
    found: set[str] = set()
    waiting = list(graph[start])
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += graph[name]
    return found


def rooms(root: Path) -> set[str]:
    """The folders of `root`/nyhavn that hold code."""
    return {path.relative_to(root).parts[1] for path in (root / "nyhavn").glob("*/**/*.py")}


def _allowed(room: str, module: str) -> bool:
    top, *inner = module.split(".")
    if top == "nyhavn":
        other = inner[0] if inner else ""
        if room in STANDARD_LIBRARY_ONLY:
            return other == room
        if room in BEYOND_ENCODINGS and other == "engine" and len(inner) > 1 and inner[1] in ENCODINGS:
            return False
        beside_the_rooms = other not in MAY_IMPORT
        return other == room or beside_the_rooms or other in MAY_IMPORT.get(room, ())
    if room in STANDARD_LIBRARY_ONLY:
        return top in sys.stdlib_module_names
    return not (room in WITHOUT_SCREEN and top in SCREEN_LIBRARIES)

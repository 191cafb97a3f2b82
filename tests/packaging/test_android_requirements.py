"""The modules in the Android package, resolved by python-for-android's own code."""

import ast
import os
import re
import sys
from functools import cache
from pathlib import Path

import pytest

from tests.foundation.imports import imported_modules
from tests.packaging.phone import FROM_KIVY_RECIPE, module_names, packed_distributions, requirements
from tools.packaging.contents import ROOT, code_files

NOT_ON_ANDROID = {
    "pillow": "KivyMD names it, and Kivy can draw with it; on Android it draws with SDL",
    "kivy-deps-angle": "Windows",
    "kivy-deps-glew": "Windows",
    "kivy-deps-sdl2": "Windows",
}
FROM_RECIPES = {"android": "android", "jnius": "pyjnius"}
"""Modules that only Android has, and the recipe that makes each."""


@cache
def resolved() -> tuple[list[str], list[str]]:
    """What is compiled by a recipe and what is installed as it is, in python-for-android's order."""
    from pythonforandroid.bootstrap import Bootstrap
    from pythonforandroid.build import Context
    from pythonforandroid.graph import get_recipe_order_and_bootstrap

    context = Context()
    bootstrap = Bootstrap.get_bootstrap("sdl2", context)
    recipes, modules, _ = get_recipe_order_and_bootstrap(context, list(requirements()), bootstrap)
    return recipes, modules


def run_requirements() -> dict[str, str]:
    """What the desktop app runs with."""
    text = (ROOT / "requirements" / "run.txt").read_text("utf-8")
    return dict(re.findall(r"^([a-z0-9-]+)==([\w.]+)", text, re.MULTILINE))


def test_the_requirements_go_together() -> None:
    recipes, modules = resolved()

    assert {"python3", "sdl2", "kivy", "sqlite3", "materialyoucolor"} <= set(recipes)
    assert {"kivymd", "asynckivy", "asyncgui", "plyer"} <= set(modules)


def test_no_name_is_misspelt() -> None:
    """A name without a recipe is taken for a module of the registry, whatever it is."""
    recipes, _ = resolved()

    assert requirements().keys() <= {*recipes, *run_requirements(), *FROM_KIVY_RECIPE}


def test_nothing_is_installed_in_whatever_version_is_newest() -> None:
    """What a recipe brings along is listed, too, and so has its version."""
    _, modules = resolved()

    assert set(modules) <= requirements().keys()
    assert [name for name, version in requirements().items() if not version] == ["android"]


def test_recipes_make_the_versions_that_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    from pythonforandroid.build import Context
    from pythonforandroid.recipe import Recipe

    for name, version in requirements().items():
        if version:
            monkeypatch.setitem(os.environ, f"VERSION_{name}", version)
    context = Context()
    made = {name: Recipe.get_recipe(name, context).version for name in resolved()[0]}

    assert {name: version for name, version in requirements().items() if name in made and version} == {
        name: version for name, version in made.items() if requirements().get(name)
    }


@pytest.mark.parametrize("name", ["python3", "hostpython3", "kivy", "pyjnius", "sqlite3"])
def test_recipes_with_patches_keep_the_version_that_the_patches_are_for(name: str) -> None:
    from pythonforandroid.build import Context
    from pythonforandroid.recipe import Recipe

    assert Recipe.get_recipe(name, Context())._version == requirements()[name]


def test_phone_and_desktop_run_with_the_same_versions() -> None:
    desktop = {name: version for name, version in run_requirements().items() if name not in NOT_ON_ANDROID}

    assert desktop.items() <= requirements().items()
    assert NOT_ON_ANDROID.keys() <= run_requirements().keys()


def test_every_import_of_the_app_is_packed() -> None:
    packed = {module for package in packed_distributions() for module in module_names(package)}
    android = {module for module, recipe in FROM_RECIPES.items() if recipe in requirements()}
    known = {*sys.stdlib_module_names, *packed, *android, "nyhavn"}

    assert [(file, module) for file, module in app_imports() if module not in known] == []


def app_imports() -> list[tuple[str, str]]:
    """Each file of the app with each module it imports, by the first part of its name."""
    found = []
    for path in code_files():
        place = path.relative_to(ROOT)
        for module in imported_modules(path.read_text("utf-8"), place.parts[:-1]):
            found.append((place.as_posix(), module.split(".")[0]))
    return found


def kv_imports() -> list[tuple[str, str]]:
    """The same for the styles, which import by a comment."""
    pattern = re.compile(r"^#:\s*import\s+\w+\s+(\w+)", re.MULTILINE)
    return [
        (path.relative_to(ROOT).as_posix(), module)
        for path in sorted((ROOT / "kv").rglob("*.kv"))
        for module in pattern.findall(path.read_text("utf-8"))
    ]


def test_every_import_of_the_styles_is_packed() -> None:
    packed = {module for package in packed_distributions() for module in module_names(package)}
    known = {*sys.stdlib_module_names, *packed, "nyhavn"}

    assert [(file, module) for file, module in kv_imports() if module not in known] == []


def removed_modules(version: tuple[int, int]) -> set[str]:
    """The modules of the standard library that are gone in a version, by the type checker's own list."""
    import mypy

    versions = Path(mypy.__file__).parent / "typeshed" / "stdlib" / "VERSIONS"
    gone = re.findall(r"^([\w.]+): 3\.\d+-3\.(\d+)", versions.read_text("utf-8"), re.MULTILINE)
    return {module for module, last in gone if (3, int(last)) < version}


def test_no_packed_module_needs_what_python_3_14_no_longer_has() -> None:
    """The app's own code is checked by the type checker; the libraries are only read here."""
    gone = removed_modules((3, 14))
    assert {"imp", "distutils", "cgi"} <= gone

    needed = [
        (str(file), module)
        for package in packed_distributions()
        for file in package.files or ()
        if file.suffix == ".py" and not {"tests", "tools"} & set(file.parts)
        for module in top_level_imports(Path(str(file.locate())))
        if module in gone
    ]

    assert needed == []


def top_level_imports(path: Path) -> set[str]:
    """What a file cannot be imported without: the imports at its outermost level."""
    found: set[str] = set()
    for node in ast.parse(path.read_bytes()).body:
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found.add(node.module or "")
    return found

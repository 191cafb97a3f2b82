"""The tree of kv is that of nyhavn/ui, so that a look is found where its widget is."""

from __future__ import annotations

from tests.foundation import ROOT


def test_each_kv_file_is_that_of_a_module_or_package_of_the_same_path() -> None:
    looks = {path.relative_to(ROOT / "kv").with_suffix("") for path in (ROOT / "kv").rglob("*.kv")}
    ui = ROOT / "nyhavn" / "ui"
    modules = {path.relative_to(ui).with_suffix("") for path in ui.rglob("*.py")}
    packages = {module.parent for module in modules}
    assert not sorted(map(str, looks - modules - packages))

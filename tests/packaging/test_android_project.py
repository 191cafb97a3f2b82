"""The project that Gradle would compile, made by buildozer's and python-for-android's own code."""

import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from PIL import Image

import nyhavn
from nyhavn.i18n import LANGUAGES
from tests.packaging.android_project import ANDROID, AndroidProject, make_project
from tools.packaging import manifest_hook
from tools.packaging.contents import ROOT
from tools.packaging.staging import stage, staged_files


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> AndroidProject:
    return make_project(tmp_path_factory.mktemp("android"))


def attributes(element: ElementTree.Element) -> dict[str, str]:
    """An element's attributes without Android's prefix."""
    return {name.removeprefix(ANDROID): value for name, value in element.attrib.items()}


def only(manifest: ElementTree.Element, path: str) -> dict[str, str]:
    """The attributes of the one element at this place."""
    (element,) = manifest.findall(path)
    return attributes(element)


def test_the_app_has_its_name_and_version(project: AndroidProject) -> None:
    assert attributes(project.manifest())["versionName"] == nyhavn.__version__
    assert "namespace 'org.nyhavngame.nyhavn'" in project.gradle()
    strings = (project.resources / "values" / "strings.xml").read_text("utf-8")
    assert '<string name="app_name">Nyhavn</string>' in strings


def test_it_is_built_for_the_api_that_stores_ask_for(project: AndroidProject) -> None:
    assert only(project.manifest(), "uses-sdk") == {"minSdkVersion": "24", "targetSdkVersion": "36"}
    assert "compileSdkVersion 36" in project.gradle()


def test_it_asks_for_nothing_but_haptics(project: AndroidProject) -> None:
    assert only(project.manifest(), "uses-permission") == {"name": "android.permission.VIBRATE"}


def test_the_back_key_reaches_the_app(project: AndroidProject) -> None:
    """Android 16 would close the app instead; SDL 2 does not know its new way of asking."""
    assert only(project.manifest(), "application")["enableOnBackInvokedCallback"] == "false"


def test_saved_games_are_backed_up_without_the_app_and_what_was_handed_on(project: AndroidProject) -> None:
    """25 MB is all that Android keeps of an app: beyond that it keeps nothing."""
    application = only(project.manifest(), "application")
    assert application["allowBackup"] == "true"
    rules = {application["fullBackupContent"]: 1, application["dataExtractionRules"]: 2}

    for reference, sections in rules.items():
        file = project.resources / f"{reference.removeprefix('@')}.xml"
        excluded = [exclude.attrib for exclude in ElementTree.parse(file).iter("exclude")]
        kept_out = [{"domain": "file", "path": f"{folder}/"} for folder in ("app", "exports", "pictures")]
        assert excluded == kept_out * sections


def test_turning_and_splitting_the_screen_do_not_restart_the_app(project: AndroidProject) -> None:
    activity = only(project.manifest(), "application/activity")

    assert activity["screenOrientation"] == "unspecified"
    assert activity["resizeableActivity"] == "true"
    changes = {
        "orientation",
        "screenSize",
        "smallestScreenSize",
        "screenLayout",
        "density",
        "keyboard",
        "uiMode",
        "locale",
        "layoutDirection",
        "fontScale",
        "fontWeightAdjustment",
        "grammaticalGender",
        "colorMode",
    }
    assert changes <= set(activity["configChanges"].split("|"))


def test_the_keyboard_moves_the_picture_up(project: AndroidProject) -> None:
    activity = only(project.manifest(), "application/activity")

    assert activity["windowSoftInputMode"].startswith("adjustPan")


def test_the_game_can_be_given_a_language_of_its_own(project: AndroidProject) -> None:
    reference = only(project.manifest(), "application")["localeConfig"]
    offered = ElementTree.parse(project.resources / f"{reference.removeprefix('@')}.xml").getroot()

    assert [attributes(locale)["name"] for locale in offered] == [
        code.replace("_", "-") for code in LANGUAGES
    ]


def test_our_own_window_and_the_shared_files_are_declared(project: AndroidProject) -> None:
    """What the manifest names is compiled with the app; files are given out only where the player shares."""
    sources = ROOT / "assets" / "android" / "java"
    assert f"srcDir '{sources}'" in project.gradle()
    names = [only(project.manifest(), f"application/{kind}")["name"] for kind in ("activity", "provider")]
    assert names == ["org.nyhavngame.nyhavn.GameActivity", "org.nyhavngame.nyhavn.SharedFiles"]
    assert all((sources / name.replace(".", "/")).with_suffix(".java").is_file() for name in names)
    provider = only(project.manifest(), "application/provider")
    assert provider["authorities"] == "org.nyhavngame.nyhavn.shared"
    assert (provider["exported"], provider["grantUriPermissions"]) == ("false", "true")


def test_a_manifest_without_the_games_activity_is_not_passed_on() -> None:
    with pytest.raises(ValueError, match="0 places"):
        manifest_hook.complete("<manifest/>")


def test_every_way_round_is_allowed(project: AndroidProject) -> None:
    hint = "KIVY_ORIENTATION=LandscapeLeft Portrait LandscapeRight PortraitUpsideDown"

    assert hint in project.environment().splitlines()


def test_the_sign_is_on_the_launcher(project: AndroidProject) -> None:
    drawn = ROOT / "assets" / "pictures"
    for name in ("icon", "icon_foreground", "icon_background"):
        assert (project.resources / "mipmap" / f"{name}.png").read_bytes() == (
            drawn / f"{name}.png"
        ).read_bytes()
    adaptive = ElementTree.parse(project.resources / "mipmap-anydpi-v26" / "icon.xml").getroot()
    assert {layer.tag for layer in adaptive} == {"background", "foreground"}


def test_the_adaptive_icon_fits_every_launchers_mask() -> None:
    """Launchers cut layers of 108 dp to shapes of 72 dp; at xxxhdpi a dp has 4 pixels."""
    for name, opaque in (("icon_foreground", False), ("icon_background", True)):
        with Image.open(ROOT / "assets" / "pictures" / f"{name}.png") as layer:
            assert layer.size == (432, 432)
            covered = layer.convert("RGBA").getchannel("A")
            assert (covered.getextrema()[0] == 255) == opaque
            if not opaque:
                left, top, right, bottom = covered.getbbox() or (0, 0, 0, 0)
                assert min(left, top) >= 72
                assert max(right, bottom) <= 432 - 72


def test_the_start_picture_is_ours(project: AndroidProject) -> None:
    drawn = (ROOT / "assets" / "pictures" / "presplash.png").read_bytes()

    assert (project.resources / "drawable" / "presplash.jpg").read_bytes() == drawn


def test_the_staged_files_are_what_gets_packed(project: AndroidProject, tmp_path: Path) -> None:
    """python-for-android leaves out what it takes for rubbish; nothing of the app is that."""
    assert project.packed().keys() - {"p4a_env_vars.txt"} == staged_files(stage(tmp_path)).keys()


def test_the_window_has_the_whole_screen_behind_the_cutout_too(project: AndroidProject) -> None:
    """On every Android that has cutouts, as on those from 15 on, where it cannot be declined."""
    style = (project.resources / "values" / "strings.xml").read_text("utf-8")

    assert "P4A_IS_WINDOWED=False" in project.environment().splitlines()
    assert '<item name="android:windowLayoutInDisplayCutoutMode">shortEdges</item>' in style

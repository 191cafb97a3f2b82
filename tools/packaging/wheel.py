"""Puts what the app reads and KivyMD into the wheel, so that `pip install .` gives a whole game."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parents[2]


class BuildWithData(build_py):  # type: ignore[misc]
    """Copies styles, assets and KivyMD into the package; setuptools itself looks for them only there."""

    def run(self) -> None:
        if self.editable_mode:
            super().run()
            return
        # What an earlier build left may since have been renamed or removed.
        shutil.rmtree(Path(self.build_lib, "nyhavn"), ignore_errors=True)
        super().run()
        # setuptools loads this file alone, without the folder of the project on its path.
        sys.path.insert(0, str(ROOT))
        from tools.catalogues import compile_all
        from tools.packaging.contents import data_files
        from tools.packaging.libraries import NoLibraryError, copy_library

        compile_all()
        try:
            copy_library(Path(self.build_lib, "nyhavn", "libraries"))
        except NoLibraryError as reason:
            # Installers show the end of what a build says: let that be one line.
            sys.exit(f"Nyhavn: {reason}")
        for file in data_files():
            copy = Path(self.build_lib, "nyhavn", file.relative_to(ROOT))
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, copy)

"""Starts Nyhavn; also the file that a phone runs."""

import sys

from nyhavn.ui.start import main

if __name__ == "__main__":
    sys.exit(main())

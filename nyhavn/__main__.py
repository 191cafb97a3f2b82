"""`python -m nyhavn` starts the app."""

import sys

from nyhavn.ui.start import main

if __name__ == "__main__":
    sys.exit(main())

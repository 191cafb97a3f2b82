"""The screens in this process, without a display."""

import os
import sys

from nyhavn.ui import start
from nyhavn.ui.command_line import Options

# Kivy makes its window when it is first imported, and would take the tests' own arguments for its own.
os.environ["KIVY_NO_ARGS"] = "1"
_arguments = sys.argv
start.set_the_stage(Options(), (412, 915))
sys.argv = _arguments

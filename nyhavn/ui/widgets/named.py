"""What a widget is called, says and allows: for fingers, keys and other programs alike."""

from __future__ import annotations

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty


class Named:
    """A widget with a name. In kv any widget has one as soon as it is written: `name: "home.new"`."""

    name = StringProperty("")
    """What the keyboard's ring and other programs know it by, such as `offer.3`."""
    description = ObjectProperty(None, allownone=True)
    """What it says to a reader; None: its own `text`, or that of the labels inside it."""
    enabled = BooleanProperty(True)
    """False where it refuses although it is not `disabled`: a touch is answered with the reason."""
    selected = BooleanProperty(False)
    modal = BooleanProperty(False)
    """Whether it hides all that was drawn before it: a curtain, a sheet."""

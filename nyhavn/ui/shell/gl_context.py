"""The drawing context, which Android may take away while the game is out of sight."""

from __future__ import annotations

from kivy.core.window import Window
from kivy.graphics.context import get_context
from kivy.graphics.opengl import glIsTexture
from kivy.graphics.texture import Texture
from kivy.graphics.vertex_instructions import AntiAliasingLine, Rectangle, SmoothLine


class DrawingContext:
    """Sees whether everything that was drawn is gone, and draws it again.

    SDL makes a new, empty context when the old one is lost, and tells so by an event that Kivy does not pass
    on. Whether one small texture is still known says the same.
    """

    def __init__(self) -> None:
        self._witness = Texture.create(size=(1, 1))
        # It is made only when it is first used.
        self._witness.bind()
        # All smooth lines share a texture, and all smooth edges another. Kivy has them filled again by the
        # line that came first, if it still lives: these two do.
        self._line = SmoothLine()
        self._line.texture.add_reload_observer(self._line._smooth_reload_observer)
        self._edge = AntiAliasingLine(Rectangle())
        self._edge.texture.add_reload_observer(self._edge._texture_reload_observer)

    def is_lost(self) -> bool:
        """Whether this is another context than the one that everything was drawn in."""
        return not glIsTexture(self._witness.id)

    def restore(self) -> bool:
        """Have Kivy make everything anew if it is gone; whether it was."""
        if not self.is_lost():
            return False
        get_context().reload()
        Window.update_viewport()
        return True

"""The language as kv sees it: texts that change on the screen the moment the language does."""

from __future__ import annotations

from kivy.event import EventDispatcher
from kivy.properties import ObjectProperty, StringProperty

from nyhavn import i18n


class Translator(EventDispatcher):
    """In kv, `tr._("New game")` is the text, and is looked up again whenever the language changes.

    The look-up functions are properties and get a new value with each change, so that kv's own bindings do
    the rest. In Python, `from nyhavn.i18n import _` gives the text of the moment; `language` can be bound.
    """

    language = StringProperty(i18n.language())
    _ = ObjectProperty(i18n._)
    n = ObjectProperty(i18n.ngettext)
    percent = ObjectProperty(i18n.percent)
    listing = ObjectProperty(i18n.listing)

    def speak(self, code: str) -> None:
        """Change the language of everything on the screen."""
        i18n.set_language(code)
        if code != self.language:
            self._ = lambda text: i18n._(text)
            self.n = lambda one, many, count: i18n.ngettext(one, many, count)
            self.percent = lambda share: i18n.percent(share)
            self.listing = lambda things: i18n.listing(things)
            self.language = code


tr = Translator()

"""KivyMD's top app bar: the way back, what the page is, and what else can be done there."""

from __future__ import annotations

from typing import Any

from kivy.properties import StringProperty
from kivymd.uix.appbar import (
    MDTopAppBar,
    MDTopAppBarLeadingButtonContainer,
    MDTopAppBarTrailingButtonContainer,
)

from nyhavn.ui.app_screen import load_kv
from nyhavn.ui.widgets import buttons  # noqa: F401  the kv file builds on them
from nyhavn.ui.widgets.labels import Words


class PageBar(MDTopAppBar):
    """The top of a page."""

    is_made_by_steps = True

    title = StringProperty()

    def add_widget(self, widget: Any, *args: Any, **kwargs: Any) -> None:
        # The library adds these a frame later, so that a page would move after it is seen.
        if isinstance(widget, Words):
            self.ids.text_box.add_widget(widget)
        elif isinstance(widget, MDTopAppBarLeadingButtonContainer):
            self.ids.root_box.add_widget(widget, len(self.ids.root_box.children))
        elif isinstance(widget, MDTopAppBarTrailingButtonContainer):
            self.ids.root_box.add_widget(widget)
        else:
            super().add_widget(widget, *args, **kwargs)


load_kv("widgets/page_bar.kv")

"""What learning programs are given: numbered options and rows of numbers."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from duskbox.core.decisions import Option
from duskbox.core.errors import NotProvided
from duskbox.core.learning.features import Features
from duskbox.core.parts.part import Part
from duskbox.core.settings import Setup


@mypyc_attr(allow_interpreted_subclasses=True)
class Learner(Part):
    """What the environments for reinforcement learning need of a game."""

    def vocabulary(self, setup: Setup) -> list[Option]:
        """Every option that a question can offer under this setup, in an order that stays: what learners number their
        actions by.
        """
        raise NotProvided("error-not-provided", what="Learner.vocabulary")

    def features(self, setup: Setup, whole: bool = True) -> Features:
        """A reader of what a seat may know as numbers; without the `whole` only of what is near at hand."""
        raise NotProvided("error-not-provided", what="Learner.features")

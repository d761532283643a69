"""The start screen: go on with a game, begin one, play in a browser, in any language.

It ends in a command line, which is then carried out as if it had been typed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from duskbox.cli.output import translations
from duskbox.cli.saves import OVER, PLAYING, about, known
from duskbox.core import registry
from duskbox.core.errors import DuskboxError
from duskbox.core.translations import LANGUAGES
from duskbox.terminal.log import value_text
from duskbox.terminal.pages import Entry, Page

if TYPE_CHECKING:
    from duskbox.core.game import Game
    from duskbox.core.settings import Setting
    from duskbox.core.translations import Translations

#: What plays the other seats: the people at this screen, or an agent by its name.
_OTHERS = ("", "thumb", "search:1s")
#: How many settings stand on the page of a game; the others have a page of their own.
_MAIN = 5


class Start:
    """The pages of the start screen; `command` is what they lead to."""

    def __init__(self, language: str) -> None:
        self.words: Translations = translations(language)
        self.command: list[str] = []
        self._language_chosen = False
        #: The way to the present page: its name, such as `new`, `more`, `setting:mode`.
        self._way: list[str] = []
        self._game: Game | None = None
        self._settings: dict[str, str] = {}
        self._others = ""
        #: Why a game cannot begin with these settings.
        self._trouble = ""
        #: Where the mark stood on each page.
        self._marked: dict[str, str] = {}

    # What is shown

    def page(self) -> Page:
        """The present page."""
        name = self._way[-1] if self._way else ""
        kind, _, what = name.partition(":")
        if kind == "saves":
            title, entries = self.words.say("cli-start-saves"), self._saves()
        elif kind == "language":
            title = self.words.say("web-language")
            entries = [Entry(f"speak:{each}", translations(each).say("cli-start-speaks")) for each in LANGUAGES]
        elif kind == "others":
            title = self.words.say("cli-start-others")
            entries = [self._other(name) for name in _OTHERS]
        elif kind == "setting":
            title, entries = self._values(what)
        elif kind in ("new", "more"):
            entries = self._set_up(kind == "more")
            title = "\n".join(filter(None, [self._speaking.say("game-name"), self._trouble]))
        else:
            title, entries = self.words.say("cli-start-title"), self._home()
        marked = self._marked.get(name, "")
        at = next((number for number, entry in enumerate(entries) if entry.key == marked), 0)
        return Page(title, entries, at)

    def _home(self) -> list[Entry]:
        found: list[Entry] = []
        kept = known()
        waiting = [save for save in kept if save.state == PLAYING]
        if waiting:
            found.append(
                Entry(f"resume:{waiting[0].name}", self.words.say("cli-start-go-on"), about(waiting[0], self.words))
            )
        if len(kept) > len(waiting[:1]):
            found.append(Entry("saves", self.words.say("cli-start-saves")))
        for name in registry.names():
            speaking = translations(self.words.language, registry.find(name))
            title = self.words.say("cli-start-new", {"game": speaking.say("game-name")})
            found.append(Entry(f"new:{name}", title, speaking.say("game-about")))
        found.append(Entry("browser", self.words.say("cli-start-browser"), self.words.say("cli-start-browser-about")))
        named = {"name": self.words.say("web-language"), "value": self.words.say("cli-start-speaks")}
        found.append(Entry("language", self.words.say("ui-pair", named)))
        return found

    def _saves(self) -> list[Entry]:
        found = []
        for save in known():
            if save.state == PLAYING:
                found.append(Entry(f"resume:{save.name}", save.name, about(save, self.words)))
            elif save.state == OVER:
                told = self.words.say("cli-start-replay", {"name": save.name})
                found.append(Entry(f"replay:{save.name}", told, about(save, self.words)))
        return found

    @property
    def _speaking(self) -> Translations:
        return translations(self.words.language, self._game)

    def _set_up(self, more: bool) -> list[Entry]:
        """What is decided before play, the most important first."""
        assert self._game is not None
        seats = self._seats()
        main = [setting for setting in self._game.settings if setting.seat < 0]
        rest = [setting for setting in self._game.settings if 0 <= setting.seat < seats] + main[_MAIN:]
        if more:
            return [self._chosen(setting) for setting in rest]
        begin = Entry("begin", self.words.say("cli-start-begin"), self._speaking.say("game-about"))
        found = [begin, *(self._chosen(setting) for setting in main[:_MAIN])]
        if seats > 1:
            named = {"name": self.words.say("cli-start-others"), "value": self._other(self._others).text}
            found.append(Entry("others", self.words.say("ui-pair", named)))
        if rest:
            found.append(Entry("more", self.words.say("cli-start-more")))
        return found

    def _seats(self) -> int:
        assert self._game is not None
        try:
            return self._game.new_table(self._game.setup(self._settings)).seats
        except DuskboxError:
            return 1

    def _chosen(self, setting: Setting) -> Entry:
        message, value = f"setting-{setting.name}", self._settings.get(setting.name, setting.default)
        told = value_text(self._speaking, f"{message}-{value}", value)
        text = self.words.say("ui-pair", {"name": self._speaking.say(message), "value": told})
        return Entry(f"setting:{setting.name}", text, self._about(message))

    def _about(self, message: str) -> str:
        return self._speaking.say(f"{message}-about") if self._speaking.has(f"{message}-about") else ""

    def _values(self, name: str) -> tuple[str, list[Entry]]:
        assert self._game is not None
        setting = next(each for each in self._game.settings if each.name == name)
        message = f"setting-{name}"
        values = setting.values or tuple(str(number) for number in range(setting.least, setting.most + 1))
        entries = [
            Entry(
                f"value:{each}", value_text(self._speaking, f"{message}-{each}", each), self._about(f"{message}-{each}")
            )
            for each in values
        ]
        return self._speaking.say(message), entries

    def _other(self, name: str) -> Entry:
        message = {"": "people", "thumb": "quick"}.get(name, "strong")
        about = self.words.say(f"cli-start-others-{message}-about")
        return Entry(f"other:{name}", self.words.say(f"cli-start-others-{message}"), about)

    # What is chosen

    def choose(self, key: str) -> bool:
        """Follow an entry to its page, or end in a command."""
        self._marked[self._way[-1] if self._way else ""] = key
        self._trouble = ""
        kind, _, what = key.partition(":")
        if kind in ("saves", "language", "others", "more", "setting"):
            self._way.append(key)
            if kind == "setting":
                self._marked[key] = f"value:{self._settings.get(what, '') or self._default(what)}"
            elif kind == "others":
                self._marked[key] = f"other:{self._others}"
            elif kind == "language":
                self._marked[key] = f"speak:{self.words.language}"
        elif kind == "new":
            self._game, self._settings, self._others = registry.find(what), {}, ""
            self._way.append("new")
            self._marked.pop("new", None)
        elif kind == "speak":
            self.words, self._language_chosen = translations(what), True
            self._way.pop()
        elif kind == "value":
            self._settings[self._way.pop().partition(":")[2]] = what
        elif kind == "other":
            self._others = what
            self._way.pop()
        elif kind == "begin" and not self._can_begin():
            pass
        else:
            self._end(kind, what)
            return True
        return False

    def _can_begin(self) -> bool:
        """Whether the settings go together; if not, the page says why."""
        assert self._game is not None
        try:
            self._game.new_table(self._game.setup(self._settings))
        except DuskboxError as error:
            self._trouble = self._speaking.error(error)
        return not self._trouble

    def _default(self, name: str) -> str:
        assert self._game is not None
        return next(setting.default for setting in self._game.settings if setting.name == name)

    def _end(self, kind: str, what: str) -> None:
        if kind == "resume":
            self.command = ["saves", "resume", what]
        elif kind == "replay":
            self.command = ["replay", what]
        elif kind == "browser":
            self.command = ["serve", "--open"]
        else:
            assert self._game is not None
            self.command = ["play", self._game.name, "--new"]
            for name, value in self._settings.items():
                self.command += [f"--{name}", value]
            if self._others:
                for seat in range(2, self._seats() + 1):
                    self.command += ["--bot", f"{seat}={self._others}"]
        if self._language_chosen or kind == "begin":
            self.command += ["--lang", self.words.language]

    def back(self) -> bool:
        """The page before."""
        if not self._way:
            return False
        self._way.pop()
        return True


def ask(language: str, plain: bool) -> list[str]:
    """Show the start screen; the command line that was chosen, or nothing if the person has left."""
    start = Start(language)
    if plain:
        from duskbox.terminal.pages import ask_lines

        chosen = ask_lines(start)
    else:
        from duskbox.terminal.full_screen.pages import PagesApp

        chosen = PagesApp(start).run() is True
    return start.command + (["--plain"] if plain and start.command[:1] != ["serve"] else []) if chosen else []

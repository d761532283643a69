"""The messages: three languages that say the same, nothing missing, nothing left over, nothing broken.

These tests run over every folder that has words: the kernel, each game, the terminal. What code asks for is found by
reading it: a text that starts with "@" or with one of the `PREFIXES` is the id of a message, and so is what is handed
to what `SAYING` names.
"""

from __future__ import annotations

import ast
import itertools
import re
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

from duskbox.core.errors import BadRecord, DuskboxError
from duskbox.core.reasons import Reason
from duskbox.core.translations import LANGUAGES, PSEUDO, Translations, as_written

SOURCE = Path(__file__).parents[2] / "src" / "duskbox"
CORE = SOURCE / "core"
TERMINAL = SOURCE / "terminal"
GAMES = sorted(path.parents[1] for path in (SOURCE / "games").glob("*/text/locale"))
#: Every package with words of its own.
FOLDERS = sorted({*(path.parent for path in SOURCE.glob("*/locale")), *GAMES})
PAGE = SOURCE.parents[1] / "web" / "src"
PACKAGES = [folder for folder in FOLDERS if folder not in GAMES]

#: What the ids of messages begin with that code asks for by name.
PREFIXES = (
    "error-", "why-", "ask-", "see-", "beside-", "expect-", "fault-", "view-", "legend-", "ui-", "cli-",
    "admin-",
)  # fmt: skip

#: Messages that are rightly the same as in English: proper names, terms the two languages share, and signs.
SAME_AS_ENGLISH = {
    ("fear_of_the_dark", "pl", "game-name"),
    ("fear_of_the_dark", "fr", "game-name"),
    ("fear_of_the_dark", "fr", "token-obstruction"),
    ("fear_of_the_dark", "fr", "setting-difficulty-normal"),
    ("terminal", "pl", "ui-plain-anytime"),
    # What stands for a value in the usage, where the languages share the word or it is typed as it stands
    *(("cli", language, f"cli-meta-{name}") for language in ("pl", "fr") for name in (
        "address", "elo", "id", "number", "url", "visitor"
    )),
    *(("cli", "fr", f"cli-meta-{name}") for name in ("options", "position", "shell")),
    ("cli", "pl", "cli-meta-folder"),
    ("server", "pl", "web-nav"),
    ("server", "fr", "web-nav"),
    # Terms of statistics that the languages share
    *(("lab", language, f"report-head-{name}") for language in ("pl", "fr") for name in ("agent", "elo", "chance")),
    ("lab", "fr", "report-head-points"),
    # A Touch of Evil: the title keeps its English form in French; proper names, and words the languages share
    *(
        ("touch_of_evil", "fr", name)
        for name in (
            "game-name", "skill-combat", "keyword-vampire", "villain-vampire", "minion-rats", "elder-lord-hanbrook",
            "elder-lady-hanbrook",
            "hero-karl", "hero-anne-marie", "hero-inspector-cooke", "hero-thomas", "hero-heinrich", "hero-katarina",
            "hero-victor", "hero-isabella",
        )
    ),
    *(
        ("touch_of_evil", "pl", name)
        for name in (
            "skill-honor", "elder-lord-hanbrook", "elder-lady-hanbrook", "hero-karl", "hero-inspector-cooke",
            "hero-heinrich", "hero-victor",
            "hero-isabella",
        )
    ),
}  # fmt: skip

#: What the ids of messages begin with that a language has for itself.
OWN = "own-"
#: Facts by which a message chooses the form of its words; one language may need another form than the next.
FORMS = {"form", "of", "case", "here", "choice", "person", "id"}

ROOM = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)


#: What is given the id of a message first: a method that says it, or what is said later.
SAYING = ("say", "has", "Message", "Act", "Noun", "act", "joined", "those")


# Reading the words


class Gathered(Visitor):
    """What a message is made of: its own texts, the facts it speaks of, the messages it refers to, its lists of
    variants.
    """

    def __init__(self, entry: ftl.Message | ftl.Term) -> None:
        #: Each text of the message, whole or as one of its variants, with `…` where something is put in.
        self.texts: list[str] = []
        self.facts: set[str] = set()
        self.refers: set[str] = set()
        self.choices: list[ftl.SelectExpression] = []
        self.visit(entry.value)

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802
        self.texts.append("".join(part.value if isinstance(part, ftl.TextElement) else "…" for part in node.elements))
        self.generic_visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.refers.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        self.choices.append(node)
        self.generic_visit(node)


@cache
def texts_of(folder: Path) -> Path:
    """Where the words of a package lie: a game keeps them with its ledger."""
    return folder / "text" if folder in GAMES else folder


def entries(folder: Path, language: str) -> list[ftl.EntryType]:
    """All entries of a folder's words in one language, in the order they are written."""
    files = sorted((texts_of(folder) / "locale").glob(f"{language}*.ftl"))
    return [entry for file in files for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body]


@cache
def messages(folder: Path, language: str = "en") -> dict[str, ftl.Message]:
    """The messages of a folder by id."""
    return {entry.id.name: entry for entry in entries(folder, language) if isinstance(entry, ftl.Message)}


@cache
def facts_of(folder: Path, language: str, message: str) -> frozenset[str]:
    """The facts a message speaks of, itself or through the messages it refers to."""
    gathered = Gathered(messages(folder, language)[message])
    return frozenset(gathered.facts).union(*(facts_of(folder, language, other) for other in gathered.refers))


def shared(folder: Path, language: str) -> dict[str, ftl.Message]:
    """The messages that every language must have: all but those that are only there for others of the same language,
    such as the forms of a verb.
    """
    return {name: message for name, message in messages(folder, language).items() if not name.startswith(OWN)}


def referred_to(folder: Path, language: str = "en") -> set[str]:
    """The messages that other messages of the folder are built with."""
    return {other for message in messages(folder, language).values() for other in Gathered(message).refers}


# Reading the code


@dataclass
class Asked:
    """What a piece of code asks for: ids it names, and families of ids of which only the beginning or end is known."""

    ids: set[str] = field(default_factory=set)
    families: list[re.Pattern[str]] = field(default_factory=list)

    def covers(self, message: str) -> bool:
        return message in self.ids or any(family.fullmatch(message) for family in self.families)


#: Stands in a text for the part that only play can tell.
OPEN = "\0"

Function = ast.FunctionDef | None


def modules(folder: Path) -> Iterator[ast.Module]:
    """The modules that speak with the words of a package: all below it."""
    for path in sorted(folder.rglob("*.py")):
        yield ast.parse(path.read_text(encoding="utf-8"))


@cache
def asked_for(folder: Path, prefixes: tuple[str, ...] = PREFIXES) -> Asked:
    """All that the modules of a folder ask for: texts with one of the prefixes or an "@", and what is handed to `say`
    or `has`.
    """
    found = Asked()
    for module in modules(folder):
        for node, function in expressions(module):
            spoken = isinstance(node, ast.Call) and name_of(node.func) in SAYING and len(node.args) > 0
            for text in texts(node.args[0] if spoken and isinstance(node, ast.Call) else node, function, module):
                name = text.removeprefix("@")
                if (spoken or text.startswith(("@", *prefixes))) and re.fullmatch(
                    f"[a-z][A-Za-z0-9{OPEN}-]*[A-Za-z0-9{OPEN}]", name
                ):
                    if OPEN in name:
                        found.families.append(re.compile(name.replace(OPEN, "[A-Za-z0-9-]+")))
                    else:
                        found.ids.add(name)
    return found


def expressions(module: ast.Module) -> Iterator[tuple[ast.expr, Function]]:
    """Every text, f-string and call of a module with the function it stands in;
    the pieces of an f-string do not count.
    """

    def walk(node: ast.AST, function: Function) -> Iterator[tuple[ast.expr, Function]]:
        for child in ast.iter_child_nodes(node):
            if isinstance(node, ast.JoinedStr) and isinstance(child, ast.Constant):
                continue
            if isinstance(child, ast.Constant | ast.JoinedStr | ast.Call):
                yield child, function
            yield from walk(child, child if isinstance(child, ast.FunctionDef) else function)

    yield from walk(module, None)


def texts(node: ast.expr, function: Function, module: ast.Module) -> list[str]:
    """The texts an expression can be; nothing if that cannot be told from the code around it."""
    if isinstance(node, ast.Constant):
        return [node.value] if isinstance(node.value, str) else []
    if isinstance(node, ast.IfExp):
        return [*texts(node.body, function, module), *texts(node.orelse, function, module)]
    if isinstance(node, ast.JoinedStr):
        return ["".join(choice) for choice in itertools.product(*(texts(n, function, module) for n in node.values))]
    if isinstance(node, ast.FormattedValue):
        return texts(node.value, function, module) or [OPEN]
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
        return listed(node.value.id, module)
    if isinstance(node, ast.Name) and function is not None:
        return values_of(node.id, function, module)
    return []


def listed(name: str, module: ast.Module) -> list[str]:
    """The texts of a tuple that stands at the top of the module."""
    for node in module.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == name:
            return literals(node.value)
    return []


def literals(node: ast.expr | None) -> list[str]:
    """The texts that are written out in a tuple or list."""
    if not isinstance(node, ast.Tuple | ast.List):
        return []
    return [item.value for item in node.elts if isinstance(item, ast.Constant) and isinstance(item.value, str)]


def values_of(name: str, function: ast.FunctionDef, module: ast.Module) -> list[str]:
    """What a name can stand for: what callers pass for it, a loop or an `if` gives it, or it is compared with."""
    parameters = [argument.arg for argument in function.args.args if argument.arg != "self"]
    if name in parameters:
        calls = [
            call for call in ast.walk(module) if isinstance(call, ast.Call) and name_of(call.func) == function.name
        ]
        return [text for call in calls for text in texts(argument_of(call, parameters, name), None, module)]
    found: list[str] = []
    for node in ast.walk(function):
        if (
            isinstance(node, ast.For | ast.comprehension)
            and isinstance(node.target, ast.Name)
            and node.target.id == name
        ):
            found += literals(node.iter)
        if isinstance(node, ast.Assign) and [name_of(target) for target in node.targets] == [name]:
            choice = texts(node.value, None, module) if isinstance(node.value, ast.IfExp) else []
            found += choice if len(choice) == 1 + sum(isinstance(n, ast.IfExp) for n in ast.walk(node.value)) else []
        if isinstance(node, ast.Compare) and isinstance(node.left, ast.Name) and node.left.id == name:
            found += [text for other in node.comparators for text in texts(other, None, module)]
    return found


def argument_of(call: ast.Call, parameters: list[str], name: str) -> ast.expr:
    for keyword in call.keywords:
        if keyword.arg == name:
            return keyword.value
    place = parameters.index(name)
    return call.args[place] if place < len(call.args) else ast.Constant(None)


def name_of(called: ast.expr) -> str:
    return called.attr if isinstance(called, ast.Attribute) else called.id if isinstance(called, ast.Name) else ""


def handed_to(method: str, *folders: Path) -> set[str]:
    """The texts that the code of some folders hands to a method as its first argument."""
    return {
        text
        for folder in folders
        for module in modules(folder)
        for node, function in expressions(module)
        if isinstance(node, ast.Call) and name_of(node.func) == method and node.args
        for text in texts(node.args[0], function, module)
    }


def raised(folder: Path) -> Iterator[tuple[str, set[str]]]:
    """Every refusal that a folder's code makes, with the names of the facts it brings."""
    for module in modules(folder):
        for node, function in expressions(module):
            if isinstance(node, ast.Call) and node.args and not isinstance(node.args[0], ast.Name):
                for text in texts(node.args[0], function, module):
                    if text.startswith("error-"):
                        yield text, {word.arg for word in node.keywords if word.arg}


def words(language: str, *folders: Path) -> Translations:
    return Translations(language, [texts_of(folder) for folder in folders or FOLDERS])


# The files


@ROOM
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_words_is_understood(folder: Path, language: str) -> None:
    assert entries(folder, language), "there are no words in this language"
    for entry in entries(folder, language):
        assert not isinstance(entry, ftl.Junk), f"this is not Fluent: {entry.content}"
    names = [entry.id.name for entry in entries(folder, language) if isinstance(entry, ftl.Message)]
    assert sorted(names) == sorted(set(names)), "a message is written twice"


@ROOM
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_empty(folder: Path, language: str) -> None:
    for name, message in messages(folder, language).items():
        assert message.value is not None and all(text.strip() for text in Gathered(message).texts), name


@ROOM
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_every_message_and_no_other(folder: Path, language: str) -> None:
    assert set(shared(folder, language)) == set(shared(folder, "en"))


@ROOM
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_message_speaks_of_the_same_facts_in_every_language(folder: Path, language: str) -> None:
    for name in shared(folder, "en"):
        assert facts_of(folder, language, name) - FORMS == facts_of(folder, "en", name) - FORMS, name


@ROOM
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_language_has_for_itself_is_used_in_its_messages(folder: Path, language: str) -> None:
    assert set(messages(folder, language)) - set(shared(folder, language)) <= referred_to(folder, language)


@ROOM
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_translation_is_a_copy_of_the_english(folder: Path, language: str) -> None:
    copies = set()
    for name, message in shared(folder, language).items():
        english = messages(folder)[name]
        assert message.value is not None and english.value is not None
        # A message with no word of its own, such as one that only puts two facts side by side, has nothing to
        # translate.
        speaks = any(sign.isalpha() for text in Gathered(message).texts for sign in text)
        if speaks and serialize_pattern(message.value) == serialize_pattern(english.value):
            copies.add((folder.name, language, name))
    assert copies == {allowed for allowed in SAME_AS_ENGLISH if allowed[:2] == (folder.name, language)}


@ROOM
@pytest.mark.parametrize(
    ("language", "forms"), [("en", {"one", "other"}), ("pl", {"one", "few", "many"}), ("fr", {"one", "other"})]
)
def test_a_message_that_counts_has_all_the_plural_forms_of_its_language(
    folder: Path, language: str, forms: set[str]
) -> None:
    for name, message in messages(folder, language).items():
        for choice in Gathered(message).choices:
            keys = {variant.key.name for variant in choice.variants if isinstance(variant.key, ftl.Identifier)}
            if keys & {"one", "few", "many"}:
                # “All of them” is no number.
                assert forms <= keys <= forms | {"other", "all"}, f"{name} has {keys}"


@ROOM
@pytest.mark.parametrize(
    ("language", "slip"),
    [
        ("en", r"['\"`]| - |\.\.\."),
        ("pl", r"['\"`“’]| - |\.\.\."),
        # In French a no-break space stands before these signs and inside the quotation marks.
        ("fr", r"['\"`“”„]| - |\.\.\.|[\w)…%’] ?[:;?!»](?=\s|$)|«[^\u00a0\u202f]"),
    ],
    ids=["en", "pl", "fr"],
)
def test_the_typography_is_that_of_the_language(folder: Path, language: str, slip: str) -> None:
    for name, message in messages(folder, language).items():
        for text in Gathered(message).texts:
            # What is to be typed into a file or at a prompt is written as it is typed.
            assert not re.search(slip, re.sub(r'(= |pip install |eval )"[^"]*"', r"\1", text)), f"{name}: {text}"


#: Words of a private language, which players need not learn: by language, with what is said instead in the comment.
PRIVATE = {
    # a player, no one, everyone, the first to …, n, towards, next to, chance or draws, the server
    "en": r"\b(somebody|nobody|everybody|whoever|so many|toward|beside|luck|the house)\b",
    # gra, serwer, losowanie, rival
    "pl": r"\b(rozgrywk\w+|świeży los|dom|spoza twojej drużyny)\b",
    # le serveur, la case, bot, le hasard ou la probabilité
    "fr": r"\b(la maison|robots?|hasard neuf|la chance)\b",
}
#: The lesson's last line wishes good luck.
COMMON = {("en", "lesson-won")}


@ROOM
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_use_the_words_that_people_know(folder: Path, language: str) -> None:
    """Flavour and names may say what they like."""
    for name, message in messages(folder, language).items():
        if name.endswith("-flavour") or name.startswith(("card-", "chart-")) or (language, name) in COMMON:
            continue
        for text in Gathered(message).texts:
            found = re.search(PRIVATE[language], text, re.IGNORECASE)
            assert found is None, f"{name} says {found[0]!r}: {text}"


# Code and words


@pytest.mark.parametrize("room", [*FOLDERS, SOURCE / "agents", SOURCE / "lab"], ids=lambda room: room.name)
def test_every_message_that_code_asks_for_exists(room: Path) -> None:
    spoken = [CORE, room] if room in (CORE, *GAMES) else PACKAGES
    # What every game has, all code may ask for.
    known = set.intersection(*(set(messages(game)) for game in GAMES)).union(*(messages(folder) for folder in spoken))
    asked = asked_for(room)
    # What only games of several seats have is asked for with `has` first.
    assert asked.ids - known - {"seat-name", "anytime-title"} == set()
    # Of a family each game may know other members.
    anywhere = known.union(*(messages(game) for game in GAMES))
    for family in asked.families:
        assert any(family.fullmatch(name) for name in anywhere), f"nothing answers to {family.pattern}"


@cache
def asked_by_the_page() -> list[re.Pattern[str]]:
    """The messages that the page in the browser asks for: texts in quotes, and families with a gap, such as
    `web-key-${name}`.
    """
    texts = set()
    for path in PAGE.rglob("*"):
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts"):
            texts |= set(
                re.findall(r"['\"`]@?([a-z][a-z0-9]*(?:-(?:[a-z0-9]+|\$\{[^}`]*\}))+)['\"`]", path.read_text("utf-8"))
            )
    return [re.compile(re.sub(r"\$\{[^}]*\}", "[a-z0-9-]+", text)) for text in sorted(texts)]


def test_every_message_that_the_page_asks_for_exists() -> None:
    known = set().union(*(messages(folder) for folder in (*PACKAGES, *GAMES)))
    for asked in asked_by_the_page():
        if asked.pattern.startswith("web-"):
            assert any(asked.fullmatch(name) for name in known), f"nothing answers to {asked.pattern}"


@ROOM
def test_every_message_that_exists_is_asked_for(folder: Path) -> None:
    asked = [asked_for(room) for room in FOLDERS]
    unused = {name for name in messages(folder) if not any(each.covers(name) for each in asked)} - referred_to(folder)
    unused = {name for name in unused if not any(family.fullmatch(name) for family in asked_by_the_page())}
    if folder in GAMES:
        # A game's own test knows what its components are called.
        unused = {name for name in unused if not name.startswith(("token-", "tile-", "trigger"))}
    assert unused == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_that_several_games_know_says_the_same_in_all(language: str) -> None:
    # A server puts it into words without knowing of which game it is.
    for one, other in itertools.combinations(GAMES, 2):
        own, theirs = (messages(folder, language) for folder in (one, other))
        both = [name for name in own.keys() & theirs.keys() if name.startswith(("error-", "expect-"))]
        said = {name: tuple(serialize_pattern(each[name].value) for each in (own, theirs)) for name in both}  # type: ignore[arg-type]
        assert {name: texts for name, texts in said.items() if len(set(texts)) > 1} == {}


def test_no_message_stands_in_two_folders_that_are_spoken_together() -> None:
    for game in GAMES:
        for one, other in itertools.combinations([*PACKAGES, game], 2):
            assert messages(one).keys() & messages(other).keys() == set()


@ROOM
def test_a_refusal_brings_every_fact_its_sentence_speaks_of(folder: Path) -> None:
    for name, facts in raised(folder):
        home = next(home for home in (folder, *PACKAGES) if name in messages(home))
        assert facts_of(home, "en", name) <= facts, f"{name} is not told {facts_of(home, 'en', name) - facts}"


def test_the_words_of_the_kernel_are_its_refusals() -> None:
    assert {name for name, _ in raised(CORE)} | {"why-not-offered"} == set(messages(CORE))


# Speaking


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_names_the_line_and_what_can_be_done(language: str) -> None:
    said = words(language, CORE).error(BadRecord("error-record-field", line=7, field="draws"))
    assert "7" in said and "draws" in said
    assert said.count(".") == 2, "one sentence for what is wrong and one for what can be done"


def test_an_unknown_message_is_shown_by_its_id() -> None:
    assert words("en", CORE).say("no-such-message") == "⟦no-such-message⟧"


def test_an_unknown_language_is_refused_with_the_ones_there_are() -> None:
    with pytest.raises(DuskboxError) as refused:
        words("de", CORE)
    assert "en, pl, fr" in words("en", CORE).error(refused.value)


def test_a_fact_may_be_another_message_or_a_list_of_them() -> None:
    names = {"card-red": "Red", "card-blue": "Blue"}
    spoken = Translations("en", [CORE], names)
    facts: dict[str, str | int] = {"name": "x", "allowed": "@card-red+@card-blue"}
    assert spoken.say("error-unknown-game", facts).endswith("Red, Blue.")


def test_what_was_typed_is_said_back_without_control_signs_but_with_the_spaces_of_french() -> None:
    assert as_written("Jean\u00a0: oui\u202f!") == "Jean\u00a0: oui\u202f!"
    assert as_written("a\x1b[31m\u202eb") == "a�[31m�b"


def test_a_message_is_parsed_when_it_is_first_said_and_only_with_what_it_names(tmp_path: Path) -> None:
    for name, text in {
        "a/locale/en.ftl": (
            "# A comment\nmany = { $count ->\n    [one] one { -thing }\n   *[other] { $count } { other }s\n}.\n"
            "last = Last\n"
        ),
        "b/locale/en.ftl": "-thing = thing\nother = { -thing }\nmany = hidden\nunused = { $broken\n",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    parsed: list[object] = []

    def watch(frame: object, event: str, _: object) -> None:
        code = getattr(frame, "f_code", None)
        if event == "call" and code is FluentParser.get_entry.__code__:
            parsed.append(frame)

    spoken = words("en", tmp_path / "a", tmp_path / "b")
    sys.setprofile(watch)
    try:
        said = [spoken.say("many", {"count": count}) for count in (1, 2, 2)]
    finally:
        sys.setprofile(None)
    assert said == ["one thing.", "2 things.", "2 things."]
    assert len(parsed) == 3
    assert (spoken.say("last"), spoken.has("unused"), spoken.say("unused")) == ("Last", True, "⟦unused⟧")


def test_a_message_of_one_line_says_the_same_as_through_fluent(tmp_path: Path) -> None:
    lines = ["one", "one two ", "  spaced   inside", '[x] "y" .z *a = b # c', "{1}", "a\n    b", "a\n    .b = c", "}"]
    text = "\n".join(f"m{at} ={' ' * at}{line}\n{'# A comment' * (at % 2)}\n" for at, line in enumerate(lines))
    (tmp_path / "locale").mkdir()
    (tmp_path / "locale" / "en.ftl").write_text(text, encoding="utf-8")
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    spoken = words("en", tmp_path)
    for at in range(len(lines)):
        value = bundle.get_message(f"m{at}").value if bundle.has_message(f"m{at}") else None
        wanted = bundle.format_pattern(value, {})[0] if value else f"⟦m{at}⟧"
        assert spoken.say(f"m{at}") == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_of_ours_is_said_otherwise_than_through_fluent(language: str) -> None:
    for folder in FOLDERS:
        spoken = words(language, folder)
        for name, message in messages(folder, language).items():
            if message.value and all(isinstance(part, ftl.TextElement) for part in message.value.elements):
                written = "".join(part.value for part in message.value.elements if isinstance(part, ftl.TextElement))
                assert spoken.say(name) in (written, written[:1].upper() + written[1:])


def test_threads_that_ask_at_once_all_get_their_messages() -> None:
    names = sorted(messages(TERMINAL))
    alone, together = words("en", TERMINAL), words("en", TERMINAL)
    with ThreadPoolExecutor(8) as pool:
        said = list(pool.map(together.say, names * 8))
    assert said == [alone.say(name) for name in names] * 8


def test_a_tree_of_reasons_is_told_from_the_root_down_with_its_rules() -> None:
    tree = Reason("error-no-seed", ("A",), (Reason("error-not-asked", ("B", "C")), Reason("error-share-damaged", ())))
    spoken = words("en", CORE)
    assert spoken.reason(tree) == [
        (0, spoken.say("error-no-seed"), ("A",)),
        (1, spoken.say("error-not-asked"), ("B", "C")),
        (1, spoken.say("error-share-damaged"), ()),
    ]


def test_the_pseudo_language_brackets_every_message_and_nothing_else() -> None:
    spoken = words(PSEUDO, CORE)
    for name in messages(CORE):
        said = spoken.say(name, dict.fromkeys(facts_of(CORE, "en", name), "fact"))
        assert re.fullmatch("⟪[^⟪⟫]+⟫", said), said

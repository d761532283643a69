"""The messages of every folder that has some, and what the code asks for.

The latter is found by reading it: a text that starts with "@" or with one of the `PREFIXES` is the id of a message, and
so is what is handed to what `SAYING` names.
"""

from __future__ import annotations

import ast
import itertools
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from duskbox.core.translations import Translations

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

#: What the ids of messages begin with that a language has for itself.
OWN = "own-"
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

"""The small changes that can be made to a file of Python: to a comparison, a condition, a constant, a returned value or
a cited rule, or a statement left out.
"""

from __future__ import annotations

import ast
import copy
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

#: What a cited rule looks like.
RULE: Final = re.compile(r"(?:FD|ATE)-[A-Z]+-\d+")

COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
ARITHMETIC: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.Div: ast.Mult, ast.FloorDiv: ast.Mult, ast.Mod: ast.Add,
    ast.BitOr: ast.BitAnd, ast.BitAnd: ast.BitOr, ast.LShift: ast.RShift, ast.RShift: ast.LShift, ast.BitXor: ast.BitOr,
}  # fmt: skip
#: Functions for people who debug, and calls whose arguments are types.
UNSEEN_FUNCTIONS: Final = {"__repr__", "__hash__", "__reduce__", "__rich_repr__"}
ABOUT_TYPES: Final = {"cast", "TypeVar", "NewType", "getLogger"}


@dataclass(frozen=True)
class Change:
    """One change: the text between two places of a file (in bytes) is replaced."""

    path: str
    first_line: int
    last_line: int
    start: int
    end: int
    kind: str
    old: str
    new: str
    function: str

    def apply(self, source: bytes) -> bytes:
        """The file with this change."""
        return source[: self.start] + self.new.encode() + source[self.end :]

    def __str__(self) -> str:
        return f"{self.path}:{self.first_line} {self.kind} in {self.function or 'the module'}: {self.old} -> {self.new}"


def changes(path: str, source: bytes) -> list[Change]:
    """Every change that can be made to a file, in the order of its lines."""
    finder = _Finder(path, source)
    finder.statements(ast.parse(source).body, _Place("", None))
    return finder.found


@dataclass(frozen=True)
class _Place:
    """The function around a statement, and the type that it returns."""

    function: str
    returns: str | None


class _Finder:
    def __init__(self, path: str, source: bytes) -> None:
        self.path = path
        self.source = source
        self.found: list[Change] = []
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.rules = sorted({rule.decode() for rule in re.findall(RULE.pattern.encode(), source)})

    def statements(self, body: Iterable[ast.stmt], place: _Place) -> None:
        """Look through statements; what is written for readers and for the type checker is left alone."""
        for statement in body:
            match statement:
                case ast.FunctionDef() | ast.AsyncFunctionDef():
                    if statement.name not in UNSEEN_FUNCTIONS:
                        within = f"{place.function}.{statement.name}".strip(".")
                        returns = ast.unparse(statement.returns) if statement.returns else None
                        for default in [*statement.args.defaults, *filter(None, statement.args.kw_defaults)]:
                            self.expression(default, statement, place)
                        self.statements(statement.body, _Place(within, returns))
                case ast.ClassDef():
                    self.statements(statement.body, _Place(f"{place.function}.{statement.name}".strip("."), None))
                case ast.Import() | ast.ImportFrom() | ast.Assert() | ast.Global() | ast.Nonlocal() | ast.Pass():
                    pass
                case ast.If() if "TYPE_CHECKING" in ast.unparse(statement.test):
                    pass
                case ast.Raise() if "AssertionError" in ast.unparse(statement):
                    pass
                case ast.Expr(value=ast.Constant()):
                    pass
                case ast.Assign(targets=[ast.Name(id=name)]) if name.startswith("__"):
                    pass
                case _:
                    self.statement(statement, place)

    def statement(self, statement: ast.stmt, place: _Place) -> None:
        """The changes of one statement and of those within it."""
        match statement:
            case ast.Expr() | ast.AugAssign() | ast.Delete() | ast.Raise() | ast.Continue() | ast.Break():
                if not ast.unparse(statement).startswith(("super().__init__", "log.")):
                    self.replace(statement, statement, "pass", "left out", place)
            case ast.Assign() if not all(isinstance(target, ast.Name | ast.Tuple) for target in statement.targets):
                self.replace(statement, statement, "pass", "left out", place)
            case ast.Return(value=value) if value is not None:
                self.returned(value, statement, place)
            case ast.If() | ast.While():
                self.replace(statement.test, statement.test, f"(not ({ast.unparse(statement.test)}))", "negated", place)
            case _:
                pass
        for name, value in ast.iter_fields(statement):
            if name in ("annotation", "type_comment", "type"):
                continue
            for each in value if isinstance(value, list) else [value]:
                match each:
                    case ast.stmt():
                        self.statements([each], place)
                    case ast.ExceptHandler() | ast.match_case():
                        if isinstance(each, ast.match_case) and each.guard is not None:
                            self.expression(each.guard, each.guard, place)
                        self.statements(each.body, place)
                    case ast.withitem():
                        self.expression(each.context_expr, statement, place)
                    case ast.expr():
                        self.expression(each, each if hasattr(statement, "body") else statement, place)
                    case _:
                        pass

    def returned(self, value: ast.expr, statement: ast.stmt, place: _Place) -> None:
        """Another value of the type that the function returns."""
        written = ast.unparse(value)
        returns = place.returns or ""
        if returns == "bool" and not isinstance(value, ast.Constant):
            new = f"(not ({written}))"
        elif returns in ("int", "float", "i64") and not isinstance(value, ast.Constant):
            new = f"(({written}) + 1)"
        elif returns.startswith(("list[", "dict[", "set[")) and written not in ("[]", "{}", "set()"):
            new = {"l": "[]", "d": "{}", "s": "set()"}[returns[0]]
        elif returns.endswith("| None") and written != "None":
            new = "None"
        else:
            return
        self.replace(value, statement, new, "returned", place)

    def expression(self, node: ast.AST, around: ast.AST, place: _Place) -> None:
        """The changes of an expression and of its parts."""
        match node:
            case ast.Compare():
                for at, operator in enumerate(node.ops):
                    self.alter(
                        node, around, "comparison", place, ops=_with(node.ops, at, COMPARISONS[type(operator)]())
                    )
            case ast.BoolOp():
                other: ast.boolop = ast.Or() if isinstance(node.op, ast.And) else ast.And()
                self.alter(node, around, "and/or", place, op=other)
            case ast.UnaryOp(op=ast.Not()):
                self.replace(node, around, f"({ast.unparse(node.operand)})", "negated", place)
            case ast.BinOp() if type(node.op) in ARITHMETIC and not _is_text(node):
                self.alter(node, around, "arithmetic", place, op=ARITHMETIC[type(node.op)]())
            case ast.IfExp():
                self.replace(node.test, around, f"(not ({ast.unparse(node.test)}))", "negated", place)
            case ast.Constant():
                self.constant(node, around, place)
            case ast.JoinedStr():
                return
            case ast.Call() if getattr(node.func, "id", "") in ABOUT_TYPES:
                return
            case _:
                pass
        for child in ast.iter_child_nodes(node):
            self.expression(child, around, place)

    def constant(self, node: ast.Constant, around: ast.AST, place: _Place) -> None:
        """Another constant of the same type; a rule is replaced by another that the file cites."""
        value: Any = node.value
        kind = "constant"
        if isinstance(value, bool):
            new = repr(not value)
        elif isinstance(value, int):
            new = repr(value + 1)
        elif isinstance(value, str) and RULE.fullmatch(value):
            others = [rule for rule in self.rules if rule != value]
            if not others:
                return
            new, kind = repr(next((rule for rule in others if rule > value), others[0])), "rule"
        elif isinstance(value, str) and value.strip():
            new = repr(value + "-")
        else:
            return
        self.replace(node, around, new, kind, place)

    def alter(self, node: ast.expr, around: ast.AST, kind: str, place: _Place, **fields: object) -> None:
        """Replace an expression by one with other fields."""
        changed = copy.copy(node)
        for name, value in fields.items():
            setattr(changed, name, value)
        self.replace(node, around, f"({ast.unparse(changed)})", kind, place)

    def replace(self, node: ast.expr | ast.stmt, around: ast.AST, new: str, kind: str, place: _Place) -> None:
        """Note a change."""
        end_line, end_column = node.end_lineno or node.lineno, node.end_col_offset or 0
        start = self.starts[node.lineno - 1] + node.col_offset
        end = self.starts[end_line - 1] + end_column
        old = " ".join(self.source[start:end].decode().split())
        first = getattr(around, "lineno", node.lineno)
        last = getattr(around, "end_lineno", None) or end_line
        self.found.append(Change(self.path, first, last, start, end, kind, old, new, place.function))


def _with(operators: list[ast.cmpop], at: int, other: ast.cmpop) -> list[ast.cmpop]:
    return [*operators[:at], other, *operators[at + 1 :]]


def _is_text(node: ast.BinOp) -> bool:
    return any(
        isinstance(each, ast.JoinedStr) or (isinstance(each, ast.Constant) and isinstance(each.value, str))
        for each in (node.left, node.right)
    )

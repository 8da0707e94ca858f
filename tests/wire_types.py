"""The types of what goes over the wire: as TypeScript, and as something that a message can be checked against.

Both read the classes of the Python side as they are written: TypedDicts, pydantic models, and names for types.
"""

import ast
import inspect
import re
import types
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from pydantic import BaseModel

from surtsey.game import View

PLAIN = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "Any": "unknown", "None": "null"}
BY_HAND = ("Field", "Message", "Tally")
"""What TypeScript says better: tuples with names, and objects with more in them than anybody knows."""
DATA = {"MessageData": "Message", "BeatData": "Beat", "ViewData": "View"}
"""What are plain dictionaries to Python, and what they hold."""


def typescript(modules: tuple[str, ...], imports: tuple[str, ...] = ()) -> str:
    """The types of these modules, in order."""
    written = [text for name in modules for text in _module(import_module(name))]
    known = {name for module in modules for name, _ in _defined(import_module(module))}
    body = "\n\n".join(written)
    code = re.sub(r"/\*\*.*?\*/", "", body, flags=re.DOTALL)
    lines = [f"// Written by `make wire` from {', '.join(modules)}."]
    hand = [name for name in BY_HAND if _uses(code, name)]
    if hand:
        lines.append(f"import type {{ {', '.join(hand)} }} from '../wire'")
    for module in imports:
        used = [name for name, _ in _defined(import_module(module)) if name not in known and _uses(code, name)]
        if used:
            lines.append(f"import type {{ {', '.join(used)} }} from './{file_of(module)}'")
    return "\n".join(lines) + "\n\n" + body + "\n"


def file_of(module: str) -> str:
    """The file that has the types of a module: that of its game, or of the server."""
    parts = module.split(".")
    if parts[-1] == "forms":
        return f"{parts[1]}-choices"
    return parts[1] if parts[-1] == "views" else "server"


def _uses(code: str, name: str) -> bool:
    return re.search(rf"\b{name}\b", code) is not None


Node = ast.ClassDef | ast.Assign


def _defined(module: ModuleType) -> Iterator[tuple[str, Node]]:
    """The types that a module has of its own, by their names."""
    tree = ast.parse(inspect.getsource(module))
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            made = getattr(module, node.name)
            if is_typeddict(made) or (issubclass(made, BaseModel) and made.model_fields):
                yield node.name, node
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            if name[0].isupper() and not name.isupper() and name not in BY_HAND and _is_type(node.value):
                yield name, node


def _is_type(value: ast.expr) -> bool:
    """A name for a type that is worth one in TypeScript, too: not for checks alone, and not for what is open."""
    if isinstance(value, ast.Name):
        return value.id == "str"
    if isinstance(value, ast.BinOp):
        return True
    if isinstance(value, ast.Subscript):
        return ast.unparse(value.value) in ("Literal", "tuple")
    return isinstance(value, ast.Call) and ast.unparse(value.func) == "TypedDict"


def _module(module: ModuleType) -> Iterator[str]:
    body = ast.parse(inspect.getsource(module)).body
    nodes = dict(_defined(module))
    writer = _Writer(module)
    for name, node in nodes.items():
        if isinstance(node, ast.ClassDef):
            yield _comment(ast.get_docstring(node)) + writer.interface(node)
        else:
            after = body[_position(body, node) + 1] if _position(body, node) + 1 < len(body) else None
            yield _comment(_text(after)) + writer.named(name, node.value)


def _position(body: list[ast.stmt], node: Node) -> int:
    return next(index for index, each in enumerate(body) if each.lineno == node.lineno)


def _text(node: ast.stmt | None) -> str | None:
    is_text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    return inspect.cleandoc(node.value.value) if is_text else None  # type: ignore[union-attr]


def _comment(text: str | None, indent: str = "") -> str:
    if not text:
        return ""
    lines = text.splitlines()
    if len(lines) == 1:
        return f"{indent}/** {text} */\n"
    return "\n".join([f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */", ""])


class _Writer:
    def __init__(self, module: ModuleType) -> None:
        self.module = module

    def interface(self, node: ast.ClassDef) -> str:
        bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
        bases = [base for base in bases if base not in ("TypedDict", "BaseModel") and _has_fields(self.module, base)]
        head = f"export interface {node.name}" + (f" extends {', '.join(bases)}" if bases else "")
        fields = ""
        for index, each in enumerate(node.body):
            if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name) and each.target.id[0] != "_":
                following = node.body[index + 1] if index + 1 < len(node.body) else None
                fields += _comment(_text(following), "  ")
                fields += self.field(each.target.id, each.annotation, each.value is not None)
        return f"{head} {{\n{fields}}}"

    def field(self, name: str, annotation: ast.expr, optional: bool = False) -> str:
        if isinstance(annotation, ast.Subscript) and ast.unparse(annotation.value) == "NotRequired":
            annotation, optional = annotation.slice, True
        return f"  {name}{'?' if optional else ''}: {self.type(annotation)}\n"

    def named(self, name: str, value: ast.expr) -> str:
        if isinstance(value, ast.Call):
            items = value.args[1]
            assert isinstance(items, ast.Dict)
            fields = "".join(
                self.field(key.value, kind)
                for key, kind in zip(items.keys, items.values, strict=True)
                if isinstance(key, ast.Constant) and isinstance(key.value, str)
            )
            return f"export interface {name} {{\n{fields}}}"
        return f"export type {name} = {self.type(value)}"

    def type(self, node: ast.expr) -> str:
        if isinstance(node, ast.Constant):
            return "null" if node.value is None else self.literal(node)
        if isinstance(node, ast.Attribute):
            return node.attr
        if isinstance(node, ast.Name):
            return self.name(node.id)
        if isinstance(node, ast.BinOp):
            return f"{self.type(node.left)} | {self.type(node.right)}"
        assert isinstance(node, ast.Subscript), ast.unparse(node)
        outer = ast.unparse(node.value)
        inner = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        if outer == "Literal":
            return " | ".join(self.literal(each) for each in inner)
        if outer in ("list", "Sequence"):
            item = self.type(inner[0])
            return f"({item})[]" if " | " in item else f"{item}[]"
        if outer == "tuple":
            return f"[{', '.join(self.type(each) for each in inner)}]"
        if outer == "Annotated":
            return self.type(inner[0])
        assert outer == "dict", outer
        key, value = self.type(inner[0]), self.type(inner[1])
        return f"Record<{key}, {value}>" if key == "string" else f"Partial<Record<{key}, {value}>>"

    def literal(self, node: ast.expr) -> str:
        assert isinstance(node, ast.Constant)
        return f"'{node.value}'" if isinstance(node.value, str) else str(node.value).lower()

    def name(self, name: str) -> str:
        """A type of its own, or what an alias stands for that is there for the checks."""
        if name in PLAIN or name in DATA:
            return {**PLAIN, **DATA}[name]
        if name in BY_HAND or name in dict(_defined(self.module)):
            return name
        alias = next((each.value for each in _aliases(self.module) if each.targets[0].id == name), None)  # type: ignore[attr-defined]
        return name if alias is None else self.type(alias)


def _aliases(module: ModuleType) -> Iterator[ast.Assign]:
    for node in ast.parse(inspect.getsource(module)).body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            yield node


def _has_fields(module: ModuleType, base: str) -> bool:
    made = getattr(module, base)
    return is_typeddict(made) or bool(made.model_fields)


# Checks


def misfit(value: Any, kind: Any, where: str = "message") -> str | None:
    """What of some JSON is not of a type; None if all is. Only a `View` may have more: each game has its own."""
    if kind is Any:
        return None
    if is_typeddict(kind) or (isinstance(kind, type) and issubclass(kind, BaseModel)):
        return _misfit_of_object(value, kind, where)
    outer, inner = get_origin(kind), get_args(kind)
    if outer in (Union, types.UnionType):
        return _misfit_of_union(value, inner, where)
    if outer is Literal:
        return None if value in inner else f"{where} is {value!r}, not one of {inner}"
    if outer is tuple:
        if not isinstance(value, list | tuple) or len(value) != len(inner):
            return f"{where} is {value!r}, not {kind}"
        return _first(
            misfit(each, part, f"{where}[{n}]") for n, (each, part) in enumerate(zip(value, inner, strict=True))
        )
    if outer is list:
        if not isinstance(value, list | tuple):
            return f"{where} is {value!r}, not a list"
        return _first(misfit(each, inner[0], f"{where}[{number}]") for number, each in enumerate(value))
    if outer is dict:
        if not isinstance(value, dict):
            return f"{where} is {value!r}, not an object"
        return _first(misfit(each, inner[1], f"{where}.{key}") for key, each in value.items())
    if kind is float:
        return None if type(value) in (int, float) else f"{where} is {value!r}, not a number"
    if kind is None or kind is type(None):
        return None if value is None else f"{where} is {value!r}, not null"
    return None if type(value) is kind else f"{where} is {value!r}, not of {kind}"


@cache
def _fields(kind: Any) -> tuple[dict[str, Any], frozenset[str]]:
    """The types of its fields, and which of these need not be there."""
    marked = get_type_hints(kind, include_extras=True)
    plain = {name: hint for name, hint in get_type_hints(kind).items() if name != "model_config" and name[0] != "_"}
    return plain, frozenset(name for name in plain if get_origin(marked[name]) is NotRequired)


def _misfit_of_object(value: Any, kind: Any, where: str) -> str | None:
    if not isinstance(value, dict):
        return f"{where} is {value!r}, not a {kind.__name__}"
    fields, optional = _fields(kind)
    missing = fields.keys() - optional - value.keys()
    more = set() if kind is View else value.keys() - fields.keys()
    if missing or more:
        return f"{where} is no {kind.__name__}: without {sorted(missing)}, with {sorted(more)}"
    return _first(misfit(value[name], fields[name], f"{where}.{name}") for name in value.keys() & fields.keys())


def _misfit_of_union(value: Any, kinds: tuple[Any, ...], where: str) -> str | None:
    """Of several objects it is the one whose `type` or `do` it has."""
    if isinstance(value, dict):
        kinds = tuple(kind for kind in kinds if _is_tagged(value, kind)) or kinds
    found = [misfit(value, kind, where) for kind in kinds]
    return None if None in found else " / ".join(each for each in found if each is not None)


def _is_tagged(value: dict[str, Any], kind: Any) -> bool:
    fields = _fields(kind)[0] if is_typeddict(kind) else {}
    return any(tag in fields and value.get(tag) in get_args(fields[tag]) for tag in ("type", "do"))


def _first(found: Iterator[str | None]) -> str | None:
    return next((each for each in found if each is not None), None)

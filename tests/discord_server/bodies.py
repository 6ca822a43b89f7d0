"""What Discord takes beyond what its OpenAPI document can say: sums, pairs, what is unique, what must not be empty.

The document has been asked before, so that every field has its type here.
"""

import re
from collections.abc import Sequence
from typing import Any

from tests.discord_server.refusals import Form, Refusal

V2 = 1 << 15
TEXT, GALLERY, FILE = 10, 12, 13
"""Types of components that only a message with the flag `V2` has."""
EPHEMERAL = 1 << 6
LOADING = 1 << 7

_COMMAND_NAME = re.compile(r"[-_'\w]{1,32}")
_SELECTS = {3, 5, 6, 7, 8}


def check_message(body: dict[str, Any], files: dict[int, Any], *, whole: bool = True) -> None:
    """Raise 50035 unless the body is a message; `whole`: it is a new one and may not be empty. Empty is 50006."""
    form, is_v2 = Form(), bool(int(body.get("flags") or 0) & V2)
    form.length(("content",), body.get("content"), most=2000)
    _embeds(form, body.get("embeds") or ())
    _attachments(form, body.get("attachments") or (), files)
    if not is_v2:
        _rows(form, body.get("components") or ())
    else:
        _layout(form, body.get("components") or ())
        if body.get("content") or body.get("embeds"):
            code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
            form.fail(("flags",), code, "content and embeds can't be used")
    _mentions(form, body.get("allowed_mentions") or {})
    form.check()
    if whole and not any((body.get("content"), body.get("embeds"), files, body.get("components"), body.get("poll"))):
        raise Refusal(400, 50006)


def _embeds(form: Form, embeds: Sequence[dict[str, Any]]) -> None:
    total = 0
    for number, embed in enumerate(embeds):
        path = ("embeds", number)
        total += len(embed.get("title") or "") + len(embed.get("description") or "")
        for part, key in (("footer", "text"), ("author", "name")):
            if embed.get(part):
                total += form.length((*path, part, key), embed[part].get(key), least=1)
        for place, field in enumerate(embed.get("fields") or ()):
            for key in ("name", "value"):
                total += form.length((*path, "fields", place, key), field[key], least=1)
    if total > 6000:
        form.fail(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")


def _attachments(form: Form, attachments: Sequence[dict[str, Any]], files: dict[int, Any]) -> None:
    for number, attachment in enumerate(attachments):
        told = attachment["id"]
        if len(told) < 10 and int(told) not in files:
            form.fail(("attachments", number, "id"), "ATTACHMENT_NOT_FOUND", "There is no such file in the request")


def _mentions(form: Form, allowed: dict[str, Any]) -> None:
    for kind in ("users", "roles"):
        if allowed.get(kind) and kind in (allowed.get("parse") or ()):
            form.fail(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", f"parse and {kind} exclude")


def _layout(form: Form, parts: Sequence[dict[str, Any]]) -> None:
    """Components V2: at most forty with those in rows, and 4,000 characters in all texts together."""
    rows = [part for part in parts if part["type"] == 1]
    if len(parts) + sum(len(row["components"]) for row in rows) > 40:
        form.fail(("components",), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", "More than 40 components")
    texts = [form.length(("components", place, "content"), part["content"], least=1)
             for place, part in enumerate(parts) if part["type"] == TEXT]  # fmt: skip
    if sum(texts) > 4000:
        form.fail(("components",), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", "More than 4000 characters")
    _rows(form, rows, most=40)


def _rows(form: Form, rows: Sequence[dict[str, Any]], *, most: int = 5) -> None:
    form.length(("components",), rows, most=most)
    seen: set[str] = set()
    for number, row in enumerate(rows):
        path = ("components", number)
        if row["type"] != 1:
            form.fail((*path, "type"), "UNION_TYPE_CHOICES", "Value of field 'type' must be 1")
            continue
        inside = row["components"]
        if len(inside) > 1 and any(component["type"] in _SELECTS for component in inside):
            form.fail(path, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width")
        for place, component in enumerate(inside):
            here = (*path, "components", place)
            _component(form, here, component)
            custom_id = component.get("custom_id")
            if custom_id in seen:
                form.fail((*here, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id is duplicated")
            if custom_id is not None:
                seen.add(custom_id)


def _component(form: Form, path: tuple[object, ...], component: dict[str, Any]) -> None:
    if component["type"] == 2:
        if component["style"] in range(1, 5):
            form.length((*path, "custom_id"), component.get("custom_id"), least=1)
        if not component.get("label") and not component.get("emoji"):
            form.fail(path, "BUTTON_COMPONENT_INVALID", "A button must have a label or an emoji")
    values = [option["value"] for option in component.get("options") or ()]
    for place, value in enumerate(values):
        if value in values[:place]:
            code = "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"
            form.fail((*path, "options", place, "value"), code, "The value is already used")


def check_modal(data: dict[str, Any]) -> None:
    form = Form()
    form.length(("data", "components"), data["components"], most=5)
    form.check()


def check_choices(data: dict[str, Any]) -> None:
    form = Form()
    for number, choice in enumerate(data.get("choices") or ()):
        if isinstance(choice["value"], str):
            form.length(("data", "choices", number, "value"), choice["value"], most=100)
    form.check()


_TYPED = 1
"""The type of commands that are typed; the others stand in menus."""


def check_commands(commands: list[dict[str, Any]]) -> None:
    form = Form()
    form.length((), commands, most=130)
    names: set[tuple[object, object]] = set()
    for number, command in enumerate(commands):
        (_command if command.get("type", 1) == _TYPED else _menu_entry)(form, (number,), command)
        if (command.get("type", 1), command["name"]) in names:
            form.fail((number, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Command names must be unique")
        names.add((command.get("type", 1), command["name"]))
    form.check()


def _menu_entry(form: Form, path: tuple[object, ...], command: dict[str, Any]) -> None:
    """Check a command in the menu of a person or message: any letters and blanks, and no description."""
    form.length((*path, "name"), command["name"], least=1, most=32)
    if command.get("description") or command.get("options"):
        form.fail((*path, "description"), "BASE_TYPE_BAD_LENGTH", "Must be empty")


def _command(form: Form, path: tuple[object, ...], command: dict[str, Any]) -> None:
    if not _is_command_name(command["name"]):
        form.fail((*path, "name"), "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    form.length((*path, "description"), command.get("description"), least=1)
    options = command.get("options") or ()
    required = [bool(option.get("required")) for option in options]
    if required != sorted(required, reverse=True):
        form.fail((*path, "options"), "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", "Required options come first")
    for place, option in enumerate(options):
        here = (*path, "options", place)
        if option.get("choices") and option.get("autocomplete"):
            form.fail((*here, "choices"), "APPLICATION_COMMAND_CHOICES_CONFLICT", "choices exclude autocomplete")
        _command(form, here, option)


def _is_command_name(name: str) -> bool:
    return _COMMAND_NAME.fullmatch(name) is not None and name == name.lower()

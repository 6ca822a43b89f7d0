"""What Discord takes: messages, components, commands, choices. Beyond the limits it documents, unknown fields fail."""

import re
from typing import Any

from tests.discord_server.refusals import Form, Refusal

V2 = 1 << 15
EPHEMERAL = 1 << 6
LOADING = 1 << 7

_MESSAGE = frozenset({
    "content", "tts", "embeds", "allowed_mentions", "components", "attachments", "flags", "poll",
    "nonce", "enforce_nonce", "message_reference", "sticker_ids",
})  # fmt: skip
_WEBHOOK_MESSAGE = (_MESSAGE | {"username", "avatar_url", "thread_name", "applied_tags"}) - {
    "nonce", "enforce_nonce", "message_reference", "sticker_ids",
}  # fmt: skip
_EMBED = frozenset({
    "title", "type", "description", "url", "timestamp", "color", "footer", "image", "thumbnail", "video", "provider",
    "author", "fields", "flags",
})  # fmt: skip
_COMMAND_NAME = re.compile(r"[-_'\w]{1,32}")
_SELECTS = {3, 5, 6, 7, 8}


def check_message(body: dict[str, Any], files: dict[int, str], *, webhook: bool = False, whole: bool = True) -> None:
    """Raise 50035 unless the body is a message; `whole`: it is a new one and may not be empty. Empty is 50006."""
    form = Form()
    form.known((), body, _WEBHOOK_MESSAGE if webhook else _MESSAGE)
    form.text(("content",), body.get("content"), 2000)
    _embeds(form, body.get("embeds"))
    _attachments(form, body.get("attachments"), files)
    _components(form, body.get("components"), is_v2=bool(int(body.get("flags") or 0) & V2))
    if body.get("nonce") is not None and len(str(body["nonce"])) > 25:
        form.fail(("nonce",), "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
    _mentions(form, body.get("allowed_mentions"))
    if int(body.get("flags") or 0) & V2 and (body.get("content") or body.get("embeds")):
        form.fail(("flags",), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", "content and embeds can't be used")
    form.check()
    if whole and not any((body.get("content"), body.get("embeds"), files, body.get("components"), body.get("poll"))):
        raise Refusal(400, 50006)


def _embeds(form: Form, embeds: object) -> None:
    total = 0
    for number, embed in enumerate(form.items(("embeds",), embeds, 10)):
        path = ("embeds", number)
        form.known(path, embed, _EMBED)
        total += form.text((*path, "title"), embed.get("title"), 256)
        total += form.text((*path, "description"), embed.get("description"), 4096)
        footer, author = embed.get("footer"), embed.get("author")
        total += form.text((*path, "footer", "text"), footer["text"], 2048, shortest=1) if footer else 0
        total += form.text((*path, "author", "name"), author["name"], 256, shortest=1) if author else 0
        for place, field in enumerate(form.items((*path, "fields"), embed.get("fields"), 25)):
            here = (*path, "fields", place)
            total += form.text((*here, "name"), field.get("name"), 256, shortest=1)
            total += form.text((*here, "value"), field.get("value"), 1024, shortest=1)
    if total > 6000:
        form.fail(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")


def _attachments(form: Form, attachments: object, files: dict[int, str]) -> None:
    listed = form.items(("attachments",), attachments, 10)
    for number, attachment in enumerate(listed):
        form.text(("attachments", number, "description"), attachment.get("description"), 1024)
        told = str(attachment.get("id"))
        if len(told) < 10 and int(told) not in files:
            form.fail(("attachments", number, "id"), "ATTACHMENT_NOT_FOUND", "There is no such file in the request")


def _mentions(form: Form, allowed: Any) -> None:
    if allowed is None:
        return
    form.known(("allowed_mentions",), allowed, frozenset({"parse", "roles", "users", "replied_user"}))
    for kind in ("users", "roles"):
        if allowed.get(kind) and kind in allowed.get("parse", ()):
            form.fail(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", f"parse and {kind} exclude")
        form.items(("allowed_mentions", kind), allowed.get(kind), 100)


def _components(form: Form, components: object, *, is_v2: bool) -> None:
    rows = form.items(("components",), components, 40 if is_v2 else 5)
    seen: set[str] = set()
    for number, row in enumerate(rows):
        path = ("components", number)
        if is_v2 and row.get("type") != 1:
            continue
        if row.get("type") != 1:
            form.fail((*path, "type"), "UNION_TYPE_CHOICES", "Value of field 'type' must be 1")
            continue
        inside = form.items((*path, "components"), row.get("components"), 5, least=1)
        for place, component in enumerate(inside):
            here = (*path, "components", place)
            _component(form, here, component)
            custom_id = component.get("custom_id")
            if custom_id in seen:
                form.fail((*here, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id is duplicated")
            if custom_id is not None:
                seen.add(custom_id)
            if component.get("type") in _SELECTS and len(inside) > 1:
                form.fail(path, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width")


def _component(form: Form, path: tuple[object, ...], component: dict[str, Any]) -> None:
    kind = component.get("type")
    if kind == 2:
        if component.get("style") not in range(1, 7):
            form.fail((*path, "style"), "BASE_TYPE_CHOICES", "Value must be one of {1, 2, 3, 4, 5, 6}.")
        form.text((*path, "label"), component.get("label"), 80)
        if component.get("style") in range(1, 5):
            form.text((*path, "custom_id"), component.get("custom_id"), 100, shortest=1)
        if not component.get("label") and not component.get("emoji"):
            form.fail(path, "BUTTON_COMPONENT_INVALID", "A button must have a label or an emoji")
    elif kind in _SELECTS:
        form.text((*path, "custom_id"), component.get("custom_id"), 100, shortest=1)
        form.text((*path, "placeholder"), component.get("placeholder"), 150)
        _options(form, path, component)
    else:
        form.fail((*path, "type"), "UNION_TYPE_CHOICES", "Value of field 'type' must be one of (2, 3, 5, 6, 7, 8)")


def _options(form: Form, path: tuple[object, ...], select: dict[str, Any]) -> None:
    if select["type"] != 3:
        return
    values: set[str] = set()
    for number, option in enumerate(form.items((*path, "options"), select.get("options"), 25, least=1)):
        here = (*path, "options", number)
        form.text((*here, "label"), option.get("label"), 100, shortest=1)
        form.text((*here, "value"), option.get("value"), 100, shortest=1)
        form.text((*here, "description"), option.get("description"), 100)
        if option.get("value") in values:
            form.fail((*here, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The value is already used")
        values.add(option.get("value"))


def check_modal(data: dict[str, Any]) -> None:
    form = Form()
    form.text(("data", "title"), data.get("title"), 45, shortest=1)
    form.text(("data", "custom_id"), data.get("custom_id"), 100, shortest=1)
    form.items(("data", "components"), data.get("components"), 5, least=1)
    form.check()


def check_choices(data: dict[str, Any]) -> None:
    form = Form()
    for number, choice in enumerate(form.items(("data", "choices"), data.get("choices"), 25)):
        path = ("data", "choices", number)
        form.text((*path, "name"), choice.get("name"), 100, shortest=1)
        if isinstance(choice.get("value"), str):
            form.text((*path, "value"), choice["value"], 100)
    form.check()


def check_commands(commands: list[dict[str, Any]]) -> None:
    form = Form()
    form.items((), commands, 130)
    names: set[tuple[object, object]] = set()
    for number, command in enumerate(commands):
        _command(form, (number,), command)
        if (command.get("type", 1), command.get("name")) in names:
            form.fail((number, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Command names must be unique")
        names.add((command.get("type", 1), command.get("name")))
    form.check()


def _command(form: Form, path: tuple[object, ...], command: dict[str, Any]) -> None:
    name = command.get("name")
    form.text((*path, "name"), name, 32, shortest=1)
    if command.get("type", 1) in (1, 2, 3) and isinstance(name, str) and not _is_command_name(name):
        form.fail((*path, "name"), "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    form.text((*path, "description"), command.get("description"), 100, shortest=1)
    required = [bool(option.get("required")) for option in command.get("options") or ()]
    if required != sorted(required, reverse=True):
        form.fail((*path, "options"), "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", "Required options come first")
    for place, option in enumerate(form.items((*path, "options"), command.get("options"), 25)):
        here = (*path, "options", place)
        if option.get("choices") and option.get("autocomplete"):
            form.fail((*here, "choices"), "APPLICATION_COMMAND_CHOICES_CONFLICT", "choices exclude autocomplete")
        form.items((*here, "choices"), option.get("choices"), 25)
        _command(form, here, option)


def _is_command_name(name: str) -> bool:
    return _COMMAND_NAME.fullmatch(name) is not None and name == name.lower()

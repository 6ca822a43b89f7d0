"""discord.py's requests in the words of Discord's OpenAPI document.

Discord takes more than it documents, and discord.py makes use of that. Another server that follows the document may
not: there ids are texts, a parameter is true or false, and what a request can't say is left out even where it is empty.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import aiohttp
import discord
import orjson
from discord.http import HTTPClient, Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

Body = Mapping[str, Any]


def speak_as_documented(client: discord.Client) -> None:
    """Let a client say only what the document allows, and whatever the task that calls this answers from now on."""
    # discord.py makes this object itself and has handed it on already, so it stays the same.
    client.http.__class__ = _Http
    async_context.set(_Webhooks())  # type: ignore[no-untyped-call]


class _Http(HTTPClient):
    async def request(self, route: Route, *, form: Iterable[Body] | None = None, **rest: Any) -> Any:  # noqa: ANN401
        if "json" in rest:
            rest["json"] = documented(rest["json"])
        return await super().request(route, form=_form(form), **rest)


class _Webhooks(AsyncWebhookAdapter):
    async def request(
        self,
        route: Route,
        session: aiohttp.ClientSession,
        *,
        payload: Body | None = None,
        multipart: Iterable[Body] | None = None,
        params: Body | None = None,
        **rest: Any,  # noqa: ANN401
    ) -> Any:  # noqa: ANN401
        return await super().request(
            route,
            session,
            payload=None if payload is None else documented(payload),
            multipart=_form(multipart),
            params={key: "true" if key == "with_response" else value for key, value in (params or {}).items()},
            **rest,
        )


def documented(body: Any) -> Any:  # noqa: ANN401 - whatever JSON holds
    """Say the body of a request as the document has it: commands, an answer to an interaction, or a message."""
    if isinstance(body, list):
        return [_without_empty(command, "nsfw") for command in body]
    if isinstance(body.get("data"), dict):
        return {**body, "data": _message(body["data"])}
    return _message(body)


def _form(parts: Iterable[Body] | None) -> list[dict[str, Any]] | None:
    """Say the form that carries a body together with files."""
    if parts is None:
        return None
    return [
        {**part, "value": orjson.dumps(documented(orjson.loads(part["value"]))).decode()}
        if part["name"] == "payload_json"
        else dict(part)
        for part in parts
    ]


def _message(body: Body) -> dict[str, Any]:
    said = _without_empty(body, "tts")
    if said.get("embeds"):
        said["embeds"] = [_without_empty(embed, "flags") for embed in said["embeds"]]
    if said.get("allowed_mentions"):
        said["allowed_mentions"] = {
            key: [str(each) for each in value] if key in ("users", "roles") else value
            for key, value in said["allowed_mentions"].items()
        }
    if said.get("attachments"):
        said["attachments"] = [_named(each) for each in said["attachments"]]
    if said.get("components"):
        said["components"] = [_component(each) for each in said["components"]]
    return said


def _component(component: Body) -> dict[str, Any]:
    said = dict(component)
    if said.get("components"):
        said["components"] = [_component(each) for each in said["components"]]
    if said.get("default_values"):
        said["default_values"] = [_named(each) for each in said["default_values"]]
    return said


def _named(thing: Body) -> dict[str, Any]:
    return {**thing, "id": str(thing["id"])}


def _without_empty(body: Body, key: str) -> dict[str, Any]:
    return {each: value for each, value in body.items() if each != key or value}

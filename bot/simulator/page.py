"""The demo's page: the simulator's, with pictures as large as in Discord, usable lists, and the newest message in view.

Bold words are as in Discord, also in languages without spaces.

The simulator has no public hook for its page, so this uses private names of its pinned release.
"""

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import simcord.preview
from markdown_it.rules_inline import StateInline
from simcord.preview._media import MediaInfo, _process_media
from simcord.preview._server import PreviewServer

_FOLDER = Path(__file__).parent

APPENDED = {"/preview.css": "page.css", "/app.js": "page.js", "/media.js": "shown.js", "/text.js": "shown.js"}
"""Files of this folder, by the path of the simulator's file that they extend at its end."""

REPLACED: Mapping[str, tuple[tuple[str, str], ...]] = {
    "/assets.js": (
        (
            "return { ...manifests[id], ...derived.get(id) };",
            "return { ...manifests[id], ...derived.get(id), url: urls.get(`${id}:`) };",
        ),
    ),
    "/media.js": (
        (
            "const manifest = assetId ? options.assets?.[assetId] : null;\n  const mediaType =",
            "const manifest = assetId ? options.assetMetadata?.(assetId) ?? options.assets?.[assetId] : null;\n"
            "  const mediaType =",
        ),
        (
            'image.loading = "eager";',
            'image.loading = "eager";\n  image.decoding = "sync";\n'
            "  const place = JSON.stringify([options.messageId || options.scope, className, label]);\n"
            "  if (manifest?.url) image.src = manifest.url;\n"
            "  else if (shownBefore.has(place)) image.src = shownBefore.get(place);",
        ),
        ("image.width = displayWidth;", "image.width = displayWidth;\n    void remember(place, url);"),
    ),
    "/text.js": (
        (
            'image.alt = String(emoji.name || label || "Custom emoji");',
            'image.alt = String(emoji.name || label || "Custom emoji");\n'
            "  if (shownBefore.has(image.alt)) image.src = shownBefore.get(image.alt);",
        ),
        ("image.src = url;", "image.src = url;\n      void remember(image.alt, url);"),
    ),
    "/timeline.js": (
        (
            "policy: ui.timeline.scrollHeight - ui.timeline.scrollTop - ui.timeline.clientHeight <= 1 ?",
            'policy: ui.timeline.dataset.atEnd === "yes" ?',
        ),
        (
            'snapshot.targetId && String(snapshot.targetId) !== String(previousTargetId || "")',
            'document.activeElement?.closest("#messages-sidebar") && snapshot.targetId'
            ' && String(snapshot.targetId) !== String(previousTargetId || "")',
        ),
    ),
    "/commands.js": (
        (
            "return ranked.sort((a, b) => a.rank - b.rank",
            'const first = ({ entry }) => needle ? 0 : -1 - ["practice", "help"].indexOf(String(entry.invocation));\n'
            "  return ranked.sort((a, b) => a.rank - b.rank || first(a) - first(b)",
        ),
    ),
}
"""Pairs of the simulator's code and ours, by file.

The commands with which people begin come first in the list of all commands.

The simulator draws all messages again when a list opens. Its pictures then have no size until they are loaded again.
The list moves out of sight, which closes it. With this code, known pictures keep their size and are never blank, and a
new picture of a message takes the place of the one before when it is loaded.

It also stops following new messages when a picture loads late. `page.js` records whether the reader has scrolled away.
The simulator scrolls to a message when its button is pressed. With this code, only its list of messages does that.
"""


def amend(path: str, text: str) -> str:
    """Return the text of the simulator's file at this path with our changes.

    Raises ValueError if the file is from another release, which lacks the code to replace.
    """
    for old, new in REPLACED.get(path, ()):
        if text.count(old) != 1:
            raise ValueError(f"the simulator's {path} is from another release")
        text = text.replace(old, new)
    return text + (_FOLDER / APPENDED[path]).read_text(encoding="utf-8") if path in APPENDED else text


class _PageServer(PreviewServer):
    """The simulator's server, with our changes to its files."""

    async def _static(self, request: Any) -> Any:  # noqa: ANN401 - aiohttp's, as the simulator types it
        response = await super()._static(request)
        if request.path in APPENDED or request.path in REPLACED:
            response.text = amend(request.path, response.text)
        return response


class PictureReader:
    """Reads the bot's own pictures in this process, in place of the simulator's worker for strangers' files.

    The worker starts a process for each file and refuses more than eight at a time. A board with many emojis then had
    placeholders, and every new picture was blank for some tenths of a second.
    """

    async def validate(self, _key: str, blob: bytes, *, media_time: float | None = None) -> MediaInfo:
        """Return the picture in the form in which the page shows it; raises MediaError if it is no picture.

        The page warns of files from a worker without a memory limit. Own pictures need none.
        """
        info = await asyncio.to_thread(_process_media, blob, media_time)
        return replace(info, memory_limited=True)

    def release(self, key: str) -> None:
        """Do nothing: this reader keeps no pictures."""

    async def close(self) -> None:
        """Do nothing: this reader has no process to end."""


_scan_markers = StateInline.scanDelims


def _scan_markers_as_discord(state: StateInline, start: int, can_split_word: bool) -> Any:  # noqa: ANN401
    """Return the run of markers at `start`. A run of two, such as `**`, can open and close between any characters.

    CommonMark can't close bold words between a full stop and a letter. Japanese often needs that.
    """
    scanned = _scan_markers(state, start, can_split_word)
    return scanned._replace(can_open=True, can_close=True) if scanned.length == len("**") else scanned


def serve_own_page() -> None:
    """Make the simulator serve the demo's page from now on, with bold words as in Discord."""
    setattr(simcord.preview, PreviewServer.__name__, _PageServer)
    setattr(StateInline, _scan_markers.__name__, _scan_markers_as_discord)


def show_own_pictures(preview: simcord.Preview) -> None:
    """Make the page show the bot's pictures immediately, also those of a message that has just changed.

    The simulator refuses a picture as soon as its message was edited. A page that knew the picture, but not the edit,
    then showed "unavailable" for a moment. Here a picture stays until the page has twice been updated with other
    pictures.
    """
    preview._media_worker = PictureReader()  # type: ignore[assignment]  # noqa: SLF001
    authorize, reconcile = preview._authorize_asset, preview._reconcile_assets  # noqa: SLF001
    former: dict[str, set[str]] = {}

    def authorize_known(page: Any, asset_id: str, *, content: bool = True) -> Any:  # noqa: ANN401 - the simulator's
        return page.assets.get(asset_id) or authorize(page, asset_id, content=content)

    def keep_former(page: Any) -> None:  # noqa: ANN401 - the simulator's
        newest = set(page.referenced_assets)
        page.referenced_assets |= former.get(page.id, set())
        reconcile(page)
        former[page.id] = newest

    preview._authorize_asset = authorize_known  # noqa: SLF001
    preview._reconcile_assets = keep_former  # type: ignore[method-assign]  # noqa: SLF001

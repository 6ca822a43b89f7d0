"""How saved states of earlier schemas become states of the present one."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from engine.core.codec import Migration

SCHEMA = 3


def _lay_out_supplies(state: dict[str, Any]) -> dict[str, Any]:
    """1 to 2: a table has Supplies; in Air, Land & Sea there are none."""
    table = state["table"]
    none = [0] * len(table["row"])
    return {**state, "table": {**table, "supplies": [none, none]}}


def _note_resignations(state: dict[str, Any]) -> dict[str, Any]:
    """2 to 3: a state says who resigned; those who had are in no saved state that is played on."""
    return {**state, "resigned": None}


MIGRATIONS: Mapping[int, Migration] = MappingProxyType({1: _lay_out_supplies, 2: _note_resignations})

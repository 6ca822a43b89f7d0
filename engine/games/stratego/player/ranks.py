"""Model of a hidden piece's rank by its traits: a softmax over the kinds.

`bench.stratego_ranks` learns its weights from matches.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import exp

from msgspec import json

from engine.core.values import Value
from engine.games.stratego.board import KINDS
from engine.games.stratego.player.behaviour import TRAITS

WEIGHTS_FILE = "rank_weights.json"
"""Data file of the weights in this package."""

MAX_LOG = 20.0
"""Limit of the logarithm of a factor, either way."""


class RankWeights(Value, frozen=True):
    """Weights of the model: one row for each trait, with one number for each kind."""

    kinds: tuple[str, ...]
    traits: tuple[str, ...]
    weights: tuple[tuple[float, ...], ...]


@cache
def load_weights() -> RankWeights:
    """Return the weights from the data file; raises ValueError if they are of other traits or kinds."""
    read = json.decode(files("engine.games.stratego.player").joinpath(WEIGHTS_FILE).read_bytes(), type=RankWeights)
    if read.kinds != KINDS or read.traits != TRAITS or {len(row) for row in read.weights} != {len(KINDS)}:
        raise ValueError(f"{WEIGHTS_FILE} is of other traits or kinds")
    return read


def rank_factors(traits: Mapping[int, float], model: RankWeights) -> Sequence[float]:
    """Return a factor on the weight of each kind for a piece with these traits, keyed by the trait's number."""
    logs = [0.0] * len(KINDS)
    for trait, value in traits.items():
        for kind, weight in enumerate(model.weights[trait]):
            logs[kind] += value * weight
    return [exp(min(max(each, -MAX_LOG), MAX_LOG)) for each in logs]

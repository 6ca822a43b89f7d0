"""When Python's garbage collector looks for cycles, in a process that answers many people at once."""

import gc

_ALLOCATIONS = 5_000


def relieve() -> None:
    """Spare the collector what is there for good; call it once, when everything is built.

    Every look at modules, fonts and commands costs tens of milliseconds and finds nothing. What an interaction leaves
    is nearly all freed without the collector, so it need not look after every 700 allocations either: a seventh of all
    CPU went into that.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(_ALLOCATIONS)

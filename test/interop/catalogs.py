"""A running catalog, as the tests speak of it."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from datahub.cli.cli_utils import generate_access_token
from datahub.ingestion.graph.client import DataHubGraph
from datahub.ingestion.graph.config import DatahubClientConfig

HERE = Path(__file__).parent
HEADWATER = ["node", str(HERE.parent.parent / "lib" / "src" / "cli" / "main.js")]
PASSWORD = "made-up-for-this-test"


@contextmanager
def listening(command: list[str], **env: str) -> Iterator[str]:
    """Starts what says `listening on <address>`, gives the address, and stops it in the end."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, **env})
    try:
        line = process.stdout.readline()
        assert line.startswith("listening on "), f"{command} did not start; see its messages above"
        yield line.split()[-1]
    finally:
        process.terminate()
        process.wait(timeout=30)


@contextmanager
def serving(database: Path, *flags: str) -> Iterator[str]:
    command = [*HEADWATER, "serve", "--port", "0", "--db", str(database), "--dialect", "datahub", *flags]
    with listening(command, HEADWATER_ADMIN_PASSWORD=PASSWORD) as address:
        yield address


@contextmanager
def recording(address: str, auth: str) -> Iterator[str]:
    """Stands before a catalog and notes what the client calls, for the table of calls to be held against."""
    command = ["node", str(HERE / "recorder.mjs"), address, os.environ["INTEROP_CALLS"], os.environ["INTEROP_CLIENT"], auth]
    with listening(command) as url:
        yield url


@dataclass(frozen=True)
class Catalog:
    """Where the client calls the catalog, where it listens itself, and a token, if it wants one."""

    url: str
    address: str
    token: str | None

    @property
    def env(self) -> dict[str, str]:
        """What the client's command line, and ours, take their access from."""
        return {"DATAHUB_GMS_URL": self.url, "DATAHUB_GMS_TOKEN": self.token or ""}

    def graph(self, **config: Any) -> DataHubGraph:
        return DataHubGraph(DatahubClientConfig(server=self.url, token=self.token, **config))

    def as_user(self, name: str, password: str) -> Catalog:
        """The same, with a token that the user makes."""
        _, token = generate_access_token(name, password, self.url)
        return Catalog(self.url, self.address, token)

"""A running catalog, in the form that the tests use."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from datahub.cli.cli_utils import generate_access_token
from datahub.ingestion.graph.client import DataHubGraph
from datahub.ingestion.graph.config import DatahubClientConfig

HERE = Path(__file__).parent
HEADWATER = ["node", str(HERE.parent.parent / "lib" / "program" / "main.js")]
PASSWORD = "made-up-for-this-test"


@contextmanager
def listening(command: list[str], **env: str) -> Iterator[str]:
    """Starts a program that prints `listening on <address>`, yields the address, and stops the
    program at the end.
    """
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
    """Records the client's calls to a catalog, for the comparison with the table of calls."""
    command = ["node", str(HERE / "recorder.mjs"), address, os.environ["INTEROP_CALLS"], os.environ["INTEROP_CLIENT"], auth]
    with listening(command) as url:
        yield url


@dataclass(frozen=True)
class Catalog:
    """A catalog: the address that the client calls, the address of the catalog itself, and a token
    if it needs one.
    """

    url: str
    address: str
    token: str | None

    @property
    def env(self) -> dict[str, str]:
        """The variables that give the client's command line, and ours, access to the catalog."""
        return {"DATAHUB_GMS_URL": self.url, "DATAHUB_GMS_TOKEN": self.token or ""}

    def graph(self, **config: Any) -> DataHubGraph:
        return DataHubGraph(DatahubClientConfig(server=self.url, token=self.token, **config))

    def headwater(self, folder: Path) -> Callable[..., str]:
        """A function that runs a command of ours in a folder, and returns its output."""

        def run(*args: str, exit_code: int = 0) -> str:
            env = {**os.environ, **self.env, "DATAHUB_GMS_URL": self.address}
            done = subprocess.run([*HEADWATER, *args], cwd=folder, env=env, capture_output=True, text=True)
            assert done.returncode == exit_code, f"headwater {' '.join(args)}: {done.stdout}{done.stderr}"
            return done.stdout

        return run

    def as_user(self, name: str, password: str) -> Catalog:
        """The same catalog, with a token that the user makes."""
        _, token = generate_access_token(name, password, self.url)
        return Catalog(self.url, self.address, token)

    def as_service_account(self, name: str) -> tuple[str, Catalog]:
        """A new service account, and the same catalog with its token."""
        with self.graph() as graph:
            account = graph.execute_graphql(
                "mutation make($name: String!) { createServiceAccount(input: {displayName: $name}) { urn } }",
                variables={"name": name},
            )["createServiceAccount"]["urn"]
            token = graph.execute_graphql(
                """mutation token($actor: String!) {
                  createAccessToken(input: {type: SERVICE_ACCOUNT, actorUrn: $actor, duration: ONE_HOUR, name: "test"}) { accessToken }
                }""",
                variables={"actor": account},
            )["createAccessToken"]["accessToken"]
        return account, Catalog(self.url, self.address, token)

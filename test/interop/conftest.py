"""The catalog under test, and the official client in its forms: graph, SDK, command line."""

from __future__ import annotations

import itertools
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import datahub.entrypoints
import datahub.upgrade.upgrade
import pytest
from catalogs import PASSWORD, Catalog, recording, serving
from click.testing import CliRunner
from datahub.emitter.mce_builder import make_dataset_urn
from datahub.emitter.mcp import MetadataChangeProposalWrapper
from datahub.ingestion.graph.client import DataHubGraph, get_default_graph
from datahub.sdk.main_client import DataHubClient
from kinds import INSTANCE, Urns, info_of
from support import described


@pytest.fixture(scope="session", params=["off", "on"], ids=["open", "auth"])
def catalog(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Catalog]:
    """One catalog for all tests, first without and then with authentication. Tests use datasets
    with different names.
    """
    auth = request.param
    database = tmp_path_factory.mktemp("catalog") / "catalog.db"
    with serving(database, *(["--auth"] if auth == "on" else [])) as address, recording(address, auth) as url:
        catalog = Catalog(url, address, None)
        yield catalog.as_user("datahub", PASSWORD) if auth == "on" else catalog


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves out the tests marked `with_token_only` where no token is needed. Each runs several
    programs, which takes seconds, and a token is all that differs for them.
    """
    left_out = [item for item in items if item.get_closest_marker("with_token_only") and item.callspec.params["catalog"] == "off"]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]


@pytest.fixture
def graph(catalog: Catalog) -> Iterator[DataHubGraph]:
    with catalog.graph() as graph:
        yield graph


@pytest.fixture(params=["of a graph", "from_env"])
def client(request: pytest.FixtureRequest, catalog: Catalog, monkeypatch: pytest.MonkeyPatch) -> Iterator[DataHubClient]:
    """The SDK's client, made in both ways: the first writes over Rest.li, the second over OpenAPI.
    """
    if request.param == "of a graph":
        yield DataHubClient(graph=request.getfixturevalue("graph"))
        return
    for name, value in catalog.env.items():
        monkeypatch.setenv(name, value)
    # The client is one per process, and keeps the address of its first user.
    get_default_graph.cache_clear()
    yield DataHubClient.from_env()
    get_default_graph.cache_clear()


_numbers = itertools.count(1)


@pytest.fixture
def urn_of() -> Callable[[str], str]:
    """Returns the urn of a dataset that no other test names, from a short name."""
    number = next(_numbers)
    return lambda name: make_dataset_urn("hive", f"t{number}.{name}")


@pytest.fixture
def urns(graph: DataHubGraph, urn_of: Callable[[str], str]) -> Urns:
    """Two entities of each kind, none with lineage."""
    found = {}
    for name in ("one", "two"):
        dataset = urn_of(name)
        key = dataset.split(",")[1]
        found |= {
            f"dataset {name}": dataset,
            f"dataJob {name}": f"urn:li:dataJob:(urn:li:dataFlow:(airflow,{key},PROD),load)",
            f"chart {name}": f"urn:li:chart:(looker,{key})",
            f"dashboard {name}": f"urn:li:dashboard:(looker,{key})",
        }
    graph.emit_mcps([described(urn) for urn in found.values() if ":dataset:" in urn])
    others = [(urn, name) for name, urn in found.items() if ":dataset:" not in urn]
    graph.emit_mcps([MetadataChangeProposalWrapper(entityUrn=urn, aspect=info_of(urn, name)) for urn, name in others])
    # Older clients fail on a job without an instance.
    jobs = [urn for urn, _ in others if ":dataJob:" in urn]
    graph.emit_mcps([MetadataChangeProposalWrapper(entityUrn=urn, aspect=INSTANCE) for urn in jobs])
    return found


@pytest.fixture
def platform() -> str:
    """A data platform that no other test names."""
    return f"platform{next(_numbers)}"


@pytest.fixture
def datahub_cli(catalog: Catalog, monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """Runs a command of the client's command line in this process, and returns its output."""
    for name, value in catalog.env.items():
        monkeypatch.setenv(name, value)
    # After each command, the client would look for newer releases on the network, and wait for
    # them.
    monkeypatch.setattr(datahub.upgrade.upgrade, "check_upgrade_post", lambda *_, **__: None)

    def run(*args: str, stdin: str | None = None, exit_code: int = 0) -> str:
        get_default_graph.cache_clear()
        result = CliRunner().invoke(datahub.entrypoints.datahub, list(args), input=stdin)
        assert result.exit_code == exit_code, f"datahub {' '.join(args)}: {result.output}{result.exception!r}"
        return result.stdout

    return run


@pytest.fixture
def datahub_process(catalog: Catalog, tmp_path: Path) -> Callable[..., subprocess.CompletedProcess[str]]:
    """Runs a command of the client's command line as users do, with a home folder of its own and
    an empty environment.
    """
    env = {name: value for name, value in os.environ.items() if not name.startswith("DATAHUB_GMS")}

    def run(*args: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "datahub", *args]
        done = subprocess.run(
            command, env={**env, "HOME": str(tmp_path)}, cwd=tmp_path, input=stdin, capture_output=True, text=True
        )
        assert done.returncode == 0, f"datahub {' '.join(args)}: {done.stdout}{done.stderr}"
        return done

    return run


@pytest.fixture
def headwater(catalog: Catalog, tmp_path: Path) -> Callable[..., str]:
    """Runs a command of ours in the folder of the test."""
    return catalog.headwater(tmp_path)

"""The command line of the client."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import datahub.metadata.schema_classes as models
import pytest
import yaml
from catalogs import PASSWORD, Catalog
from datahub import entrypoints
from datahub.configuration.common import OperationalError
from datahub.emitter.mcp import MetadataChangeProposalWrapper
from datahub.ingestion.graph.client import DataHubGraph
from datahub.sdk.main_client import DataHubClient
from support import described, lineage_to, since, upstream, upstreams_of, with_columns

Cli = Callable[..., str]

# Older clients ask for all values at the terminal.
INIT_HAS_FLAGS = any(parameter.name == "token" for parameter in entrypoints.init.params)


def test_init_with_a_token(catalog: Catalog, datahub_process: Callable, tmp_path: Path) -> None:
    """The client writes the address and the token to a file in the home folder, which later
    commands read.
    """
    token = catalog.token or "none"
    if INIT_HAS_FLAGS:
        datahub_process("init", "--token", token, "--host", catalog.url, "--force")
    else:
        datahub_process("init", stdin=f"{catalog.url}\n{token}\n")
    assert yaml.safe_load((tmp_path / ".datahubenv").read_text())["gms"]["server"] == catalog.url
    assert "'noCode': 'true'" in datahub_process("check", "server-config").stdout


def test_init_with_a_password(catalog: Catalog, datahub_process: Callable, tmp_path: Path) -> None:
    """The client logs in as a user, and makes a token that later commands use."""
    if catalog.token is None:
        pytest.skip("nobody has to log in without authentication")
    if INIT_HAS_FLAGS:
        datahub_process("init", "--username", "datahub", "--password", PASSWORD, "--host", catalog.url, "--force")
    else:
        datahub_process("init", "--use-password", stdin=f"{catalog.url}\ndatahub\n{PASSWORD}\n")
    token = yaml.safe_load((tmp_path / ".datahubenv").read_text())["gms"]["token"]
    with Catalog(catalog.url, catalog.address, token).graph() as graph:
        assert graph.execute_graphql("{ me { corpUser { urn } } }") == {"me": {"corpUser": {"urn": "urn:li:corpuser:datahub"}}}


def test_put_get_exists(graph: DataHubGraph, datahub_cli: Cli, urn_of: Callable[[str], str], tmp_path: Path) -> None:
    source, target = urn_of("source"), urn_of("target")
    assert json.loads(datahub_cli("exists", "--urn", target)) is False
    for kind, more in (("COPY", []), ("VIEW", ["--run-id", "by-hand"])):
        file = tmp_path / f"{kind}.json"
        file.write_text(json.dumps({"upstreams": [upstream(source, kind).to_obj()]}))
        assert "succeeded" in datahub_cli("put", "--urn", target, "-a", "upstreamLineage", "-d", str(file), *more)
    assert json.loads(datahub_cli("exists", "--urn", target)) is True
    [got] = json.loads(datahub_cli("get", "--urn", target, "-a", "upstreamLineage"))["upstreamLineage"]["upstreams"]
    assert (got["dataset"], got["type"]) == (source, "VIEW")
    whole = json.loads(datahub_cli("get", "--urn", target))
    assert {"datasetKey", "upstreamLineage"} <= whole.keys()
    details = json.loads(datahub_cli("get", "--urn", target, "--details"))
    assert details["upstreamLineage"]["systemMetadata"]["runId"] == "by-hand"
    datahub_cli("get", "--urn", urn_of("never-there"), "-a", "upstreamLineage", exit_code=1)
    datahub_cli("get", "--urn", urn_of("never-there"), exit_code=1)


def test_put_platform(graph: DataHubGraph, datahub_cli: Cli, platform: str) -> None:
    datahub_cli("put", "platform", "--name", platform, "--logo", "https://example.org/logo.png", "--run-id", "by-hand")
    assert graph.get_aspect(f"urn:li:dataPlatform:{platform}", models.DataPlatformInfoClass).logoUrl == "https://example.org/logo.png"


def test_delete(graph: DataHubGraph, datahub_cli: Cli, urn_of: Callable[[str], str]) -> None:
    urn = urn_of("table")
    graph.emit_mcp(described(urn))
    datahub_cli("delete", "--urn", urn, "--soft", "--force")
    assert graph.get_aspect(urn, models.StatusClass).removed
    datahub_cli("delete", "undo-by-filter", "--urn", urn, stdin="y\n")
    assert not graph.get_aspect(urn, models.StatusClass).removed
    datahub_cli("delete", "--urn", urn, "--hard", "--force")
    assert not graph.exists(urn)


def test_delete_by_filter(graph: DataHubGraph, datahub_cli: Cli, platform: str) -> None:
    gone, kept = (f"urn:li:dataset:(urn:li:dataPlatform:{platform},table,{env})" for env in ("DEV", "PROD"))
    graph.emit_mcps([described(gone), described(kept)])
    datahub_cli("delete", "--platform", platform, "--env", "DEV", "--hard", "--force")
    assert (graph.exists(gone), graph.exists(kept)) == (False, True)


def test_delete_references(graph: DataHubGraph, datahub_cli: Cli, urn_of: Callable[[str], str]) -> None:
    source, target = urn_of("source"), urn_of("target")
    graph.emit_mcp(lineage_to(target, source))
    assert "Found 1 references" in datahub_cli("delete", "references", "--urn", source, "--dry-run")
    assert upstreams_of(graph.get_aspect(target, models.UpstreamLineageClass)) == [source]
    datahub_cli("delete", "references", "--urn", source, "--force")
    assert upstreams_of(graph.get_aspect(target, models.UpstreamLineageClass)) == []
    assert "No references" in datahub_cli("delete", "references", "--urn", source, "--force")


@since("1.4")
def test_lineage(client: DataHubClient, datahub_cli: Cli, urn_of: Callable[[str], str]) -> None:
    first, second, third = urn_of("first"), urn_of("second"), urn_of("third")
    graph = client._graph
    graph.emit_mcps([with_columns(urn, "a") for urn in (first, second, third)])
    client.lineage.add_lineage(upstream=first, downstream=second, column_lineage=True)
    client.lineage.add_lineage(upstream=second, downstream=third, column_lineage=True)

    def walked(*args: str) -> list[tuple[str, int]]:
        return [(one["urn"], one["hops"]) for one in json.loads(datahub_cli("lineage", *args, "--format", "json"))["results"]]

    assert walked("--urn", third, "--direction", "upstream", "--hops", "3") == [(second, 1), (first, 2)]
    assert walked("--urn", first, "--direction", "downstream", "--hops", "1") == [(second, 1)]
    assert walked("--urn", first, "--direction", "downstream", "--column", "a") == [(second, 1), (third, 2)]
    assert walked("path", "--from", first, "--to", third) == [(third, 2)]
    assert "Path found (2 hops)" in datahub_cli("lineage", "path", "--from", first, "--to", third)


@since("1.4")
def test_graphql(graph: DataHubGraph, datahub_cli: Cli, urn_of: Callable[[str], str]) -> None:
    urn = urn_of("table")
    graph.emit_mcp(described(urn))
    query = "query one($urn: String!) { dataset(urn: $urn) { urn properties { description } } }"
    answer = json.loads(datahub_cli("graphql", "--query", query, "--variables", json.dumps({"urn": urn}), "--format", "json"))
    assert answer["dataset"]["properties"]["description"] == "made by the client"
    operations = datahub_cli("graphql", "--list-operations")
    assert "searchAcrossLineage" in operations
    assert "updateLineage" in operations
    description = datahub_cli("graphql", "--describe", "searchAcrossLineage", "--recurse")
    assert "SearchAcrossLineageInput" in description


@since("1.4")
def test_search(graph: DataHubGraph, datahub_cli: Cli, urn_of: Callable[[str], str]) -> None:
    word = urn_of("x").split(",")[1].replace(".", "")
    urn = urn_of(word)
    owner = models.OwnershipClass(owners=[models.OwnerClass(owner="urn:li:corpuser:jane", type="DATAOWNER")])
    tags = models.GlobalTagsClass(tags=[models.TagAssociationClass(tag="urn:li:tag:pii")])
    graph.emit_mcps([described(urn), *(MetadataChangeProposalWrapper(entityUrn=urn, aspect=aspect) for aspect in (owner, tags))])
    found = json.loads(datahub_cli("search", word, "--format", "json"))
    assert [one["entity"]["urn"] for one in found["searchResults"]] == [urn]
    assert found["searchResults"][0]["entity"]["properties"]["description"] == "made by the client"
    assert datahub_cli("search", word, "--filter", "platform=hive", "--urns-only").split() == [urn]
    assert datahub_cli("search", word, "--filter", "platform=kafka", "--urns-only").split() == []
    facets = datahub_cli("search", word, "--facets-only", "--format", "json")
    assert "platform" in facets
    diagnosis = json.loads(datahub_cli("search", "diagnose", "--format", "json"))
    assert diagnosis["keyword"]["search_works"] is True


def test_timeline(graph: DataHubGraph, datahub_cli: Cli, urn_of: Callable[[str], str]) -> None:
    urn = urn_of("table")
    graph.emit_mcp(with_columns(urn, "a"))
    graph.emit_mcp(with_columns(urn, "a", "b"))
    tags = models.GlobalTagsClass(tags=[models.TagAssociationClass(tag="urn:li:tag:pii")])
    graph.emit_mcp(MetadataChangeProposalWrapper(entityUrn=urn, aspect=tags))
    shown = datahub_cli("timeline", "--urn", urn, "-c", "technical_schema", "-c", "tag", "--start", "1daysago")
    assert "ADD TECHNICAL_SCHEMA" in shown
    assert "ADD TAG" in shown
    raw = datahub_cli("timeline", "--urn", urn, "-c", "technical_schema", "--verbose")
    events = [event for change in json.loads(raw[raw.index("\n") :]) for event in change["changeEvents"]]
    assert any(event["operation" if "operation" in event else "changeType"] == "ADD" and "b" in event["description"] for event in events)


@since("1.4")
def test_user_add(catalog: Catalog, graph: DataHubGraph, datahub_cli: Cli, urn_of: Callable[[str], str]) -> None:
    if catalog.token is None:
        pytest.skip("users with passwords are there with authentication alone")
    name = urn_of("x").split(",")[1]
    user = ("--id", name, "--email", f"{name}@example.org", "--display-name", "Jane", "--password", "--role", "Reader")
    password = "another-made-up-one"
    assert "Successfully created user" in datahub_cli("user", "add", *user, stdin=f"{password}\n{password}\n")
    urn = f"urn:li:corpuser:{name}"
    assert graph.exists(urn)
    assert graph.get_aspect(urn, models.RoleMembershipClass).roles == ["urn:li:dataHubRole:Reader"]
    # One run is enough.
    datahub_cli("user", "add", *user, stdin=f"{password}\n{password}\n", exit_code=1)
    reads_but_does_not_write(catalog, name, password, urn_of("table"))


def reads_but_does_not_write(catalog: Catalog, name: str, password: str, urn: str) -> None:
    with catalog.as_user(name, password).graph() as graph:
        assert not graph.exists(urn)
        with pytest.raises(OperationalError) as refused:
            graph.emit_mcp(described(urn))
        assert refused.value.info["status"] == 403
        assert not graph.exists(urn)


def test_server_config(datahub_cli: Cli) -> None:
    assert "'noCode': 'true'" in datahub_cli("check", "server-config")
    assert "Server config" in datahub_cli("version", "--include-server")

"""Plan and apply beside lineage of the official client: all of it stays, and the client sees the
applied lineage.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import datahub.metadata.schema_classes as models
import pytest
from datahub.emitter.mce_builder import make_dataset_urn, make_schema_field_urn
from datahub.emitter.mcp import MetadataChangeProposalWrapper
from datahub.ingestion.graph.client import DataHubGraph
from datahub.sdk.main_client import DataHubClient
from support import column_pair, described, upstream, upstreams_of, with_columns

Tables = dict[str, str]
Headwater = Callable[..., str]

pytestmark = pytest.mark.with_token_only

SETTINGS = "version: 1\nstack: {stack}\nmanifests: [lineage.yaml]\n"

MANIFEST = """version: 1
defaults: {{platform: hive}}
datasets:
  ours:    {{name: {ours}}}
  target:  {{name: {target}}}
  aside:   {{name: {aside}}}
"""

STAYS = """lineage:
  - downstream: aside
    upstreams: [ours]
"""

GOES = """  - downstream: target
    upstreams: [ours]
    columns:
      id: ours.id
      name: {from: [ours.name], transform: upper, confidence: 0.5}
"""


@pytest.fixture
def client(graph: DataHubGraph) -> DataHubClient:
    """One of the two kinds of client, which is enough here."""
    return DataHubClient(graph=graph)


@pytest.fixture
def tables(graph: DataHubGraph, client: DataHubClient, urn_of: Callable[[str], str]) -> Tables:
    """theirs → target, written by the client, with columns, a query and everything else that a
    dataset may have.
    """
    urns = {name: urn_of(name) for name in ("ours", "theirs", "target", "beyond", "aside")}
    graph.emit_mcps([proposal for urn in urns.values() for proposal in (described(urn), with_columns(urn, "id", "name", "email"))])
    client.lineage.add_lineage(
        upstream=urns["theirs"],
        downstream=urns["target"],
        transformation_text=f"insert into target select * from theirs -- {urns['target']}",
        column_lineage={"id": ["id"], "email": ["email"]},
    )
    client.lineage.add_lineage(upstream=urns["target"], downstream=urns["beyond"], column_lineage=True)
    other_aspects = [
        models.GlobalTagsClass(tags=[models.TagAssociationClass(tag="urn:li:tag:pii")]),
        models.OwnershipClass(owners=[models.OwnerClass(owner="urn:li:corpuser:jane", type="DATAOWNER")]),
        models.StatusClass(removed=False),
        models.SubTypesClass(typeNames=["Table"]),
    ]
    graph.emit_mcps([MetadataChangeProposalWrapper(entityUrn=urns["target"], aspect=aspect) for aspect in other_aspects])
    return urns


@pytest.fixture
def headwater(headwater: Headwater, tables: Tables, tmp_path: Path) -> Headwater:
    """Runs a command in the folder of a stack."""
    names = {name: urn.split(",")[1] for name, urn in tables.items()}
    (tmp_path / "headwater.yaml").write_text(SETTINGS.format(stack=names["target"].replace(".", "-")))
    (tmp_path / "lineage.yaml").write_text(MANIFEST.format(**names) + STAYS + GOES)
    return headwater


def everything(graph: DataHubGraph, tables: Tables) -> dict[str, dict[str, object]]:
    """Every aspect of every dataset that the client wrote lineage of or to, with stamps, as the
    client reads them.
    """
    theirs = [urn for name, urn in tables.items() if name != "aside"]
    found = graph.get_entities("dataset", theirs, with_system_metadata=True)
    return {
        urn: {name: (aspect.to_obj(), stamps.to_obj() if stamps else None) for name, (aspect, stamps) in aspects.items()}
        for urn, aspects in found.items()
    }


def foreign(graph: DataHubGraph, tables: Tables) -> tuple[list[object], list[object]]:
    """The edges and column records of the target that are not ours, whole and in order."""
    lineage = graph.get_aspect(tables["target"], models.UpstreamLineageClass)
    ours = tables["ours"]
    edges = [edge.to_obj() for edge in lineage.upstreams if edge.dataset != ours]
    records = [record.to_obj() for record in lineage.fineGrainedLineages if not any(ours in one for one in record.upstreams)]
    return edges, records


def test_plan_apply_and_prune(graph: DataHubGraph, client: DataHubClient, tables: Tables, headwater: Headwater, tmp_path: Path) -> None:
    before, foreign_before = everything(graph, tables), foreign(graph, tables)
    assert len(foreign_before[0]) == 1
    assert len(foreign_before[1]) == 2
    lineage_of_target = before[tables["target"]].pop("upstreamLineage")

    headwater("plan", "--detailed-exitcode", exit_code=2)
    assert foreign(graph, tables) == foreign_before
    headwater("apply", "--auto-approve")
    headwater("plan", "--detailed-exitcode")

    applied = everything(graph, tables)
    assert applied[tables["target"]].pop("upstreamLineage") != lineage_of_target
    assert applied == before
    assert foreign(graph, tables) == foreign_before
    the_client_sees_ours(client, tables)

    manifest = tmp_path / "lineage.yaml"
    manifest.write_text(manifest.read_text().replace(GOES, ""))
    headwater("plan", "--detailed-exitcode", exit_code=2)
    headwater("apply", "--auto-approve")
    headwater("plan", "--detailed-exitcode")
    pruned = everything(graph, tables)
    lineage, _stamps = pruned[tables["target"]].pop("upstreamLineage")
    assert lineage == lineage_of_target[0]
    assert pruned == before


def the_client_sees_ours(client: DataHubClient, tables: Tables) -> None:
    """Checks table and column lineage across our edge and on along one of theirs."""
    found = {one.urn: one.hops for one in client.lineage.get_lineage(source_urn=tables["ours"], direction="downstream", max_hops=3)}
    assert found == {tables["target"]: 1, tables["aside"]: 1, tables["beyond"]: 2}
    assert upstreams_of(client._graph.get_aspect(tables["target"], models.UpstreamLineageClass)) == sorted(
        [tables["ours"], tables["theirs"]]
    )
    columns = client.lineage.get_lineage(source_urn=tables["beyond"], source_column="name", max_hops=3)
    assert {one.urn: one.hops for one in columns} == {tables["target"]: 1, tables["ours"]: 2}
    [far] = [one for one in columns if one.hops == 2]
    assert {step.urn for step in far.paths} == {make_schema_field_urn(tables[name], "name") for name in ("ours", "target", "beyond")}


def test_client_writes_after_an_apply(graph: DataHubGraph, client: DataHubClient, tables: Tables, headwater: Headwater) -> None:
    """A patch of the client leaves our lineage alone. A whole aspect written by it removes ours,
    and the next plan shows that.
    """
    headwater("apply", "--auto-approve")
    late = make_dataset_urn("hive", "late")
    graph.emit_mcps([described(late)])
    client.lineage.add_lineage(upstream=late, downstream=tables["target"])
    headwater("plan", "--detailed-exitcode")
    whole = models.UpstreamLineageClass(
        upstreams=[upstream(tables["theirs"])], fineGrainedLineages=[column_pair(tables["theirs"], tables["target"], "id")]
    )
    graph.emit_mcp(MetadataChangeProposalWrapper(entityUrn=tables["target"], aspect=whole))
    headwater("plan", "--detailed-exitcode", exit_code=2)
    headwater("apply", "--auto-approve")
    assert foreign(graph, tables) == ([edge.to_obj() for edge in whole.upstreams], [one.to_obj() for one in whole.fineGrainedLineages])
    the_client_sees_ours(client, tables)


def test_declares_what_the_client_wrote(graph: DataHubGraph, tables: Tables, headwater: Headwater, tmp_path: Path) -> None:
    """A manifest that declares everything plans nothing. Adopting changes marks alone, and
    releasing restores the aspect.
    """
    with_query = column_pair(tables["theirs"], tables["target"], "name", query="urn:li:query:nightly", transformOperation='COPY: "name"')
    lineage = graph.get_aspect(tables["target"], models.UpstreamLineageClass)
    lineage.fineGrainedLineages.append(with_query)
    graph.emit_mcp(MetadataChangeProposalWrapper(entityUrn=tables["target"], aspect=lineage))
    urns = [tables["target"], tables["beyond"]]
    before = {urn: graph.get_aspect(urn, models.UpstreamLineageClass).to_obj() for urn in urns}
    (tmp_path / "lineage.yaml").write_text(json.dumps({"version": 1, "lineage": [entry for urn in urns for entry in declared(urn, before[urn])]}))

    headwater("plan", "--detailed-exitcode")
    headwater("adopt", "--out", "adopt.json")
    headwater("apply", "adopt.json")
    adopted = {urn: graph.get_aspect(urn, models.UpstreamLineageClass).to_obj() for urn in urns}
    assert adopted != before
    assert {urn: without_marks(lineage) for urn, lineage in adopted.items()} == {urn: without_marks(lineage) for urn, lineage in before.items()}
    headwater("plan", "--detailed-exitcode")
    headwater("release", "--select", "*", "--out", "release.json")
    headwater("apply", "release.json")
    assert {urn: graph.get_aspect(urn, models.UpstreamLineageClass).to_obj() for urn in urns} == before


def declared(urn: str, lineage: dict) -> list[dict]:
    """Every edge, and one entry per column pair, as a user would copy them by hand."""
    edges = [{"dataset": {"urn": one["dataset"]}, "type": one["type"]} for one in lineage["upstreams"]]
    pairs = {
        (down, up): record.get("confidenceScore", 1)
        for record in lineage.get("fineGrainedLineages", [])
        for down in record["downstreams"]
        for up in record["upstreams"]
    }
    return [{"downstream": {"urn": urn}, "upstreams": edges}] + [
        {
            "downstream": {"urn": urn},
            "upstreams": edges,
            "columns": {column_of(down): {"from": [{"dataset": {"urn": dataset_of(up)}, "column": column_of(up)}], "confidence": confidence}},
        }
        for (down, up), confidence in pairs.items()
    ]


def column_of(field: str) -> str:
    return field.rsplit(",", 1)[1][:-1]


def dataset_of(field: str) -> str:
    return field.removeprefix("urn:li:schemaField:(").rsplit(",", 1)[0]


def without_marks(lineage: dict) -> dict:
    kept = ({name: value for name, value in (edge.get("properties") or {}).items() if name != "headwater"} for edge in lineage["upstreams"])
    return {**lineage, "upstreams": [{**edge, "properties": properties} for edge, properties in zip(lineage["upstreams"], kept)]}

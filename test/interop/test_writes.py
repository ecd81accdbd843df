"""Emitter and graph client: data written over both transports and in every mode is read back
unchanged.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from importlib.resources import files

import datahub.metadata.schema_classes as models
import pytest
from catalogs import Catalog
from datahub.configuration.common import OperationalError
from datahub.emitter.mce_builder import make_lineage_mce
from datahub.emitter.mcp import MetadataChangeProposalWrapper
from datahub.emitter.rest_emitter import DataHubRestEmitter, EmitMode
from datahub.ingestion.graph.client import DataHubGraph
from datahub.ingestion.graph.config import ClientMode
from support import column_pair, described, lineage_to, upstream, upstreams_of

transports = pytest.mark.parametrize("openapi", [False, True], ids=["restli", "openapi"])


@transports
@pytest.mark.parametrize("mode", list(EmitMode), ids=lambda mode: mode.name)
def test_one_proposal(catalog: Catalog, urn_of: Callable[[str], str], openapi: bool, mode: EmitMode) -> None:
    source, target = urn_of("source"), urn_of("target")
    aspect = models.UpstreamLineageClass(
        upstreams=[upstream(source)],
        fineGrainedLineages=[column_pair(source, target, "größe", transformOperation="Δ: a → b \"quoted\"", confidenceScore=0.5)],
    )
    with catalog.graph(openapi_ingestion=openapi) as graph:
        graph.test_connection()
        graph.emit_mcp(MetadataChangeProposalWrapper(entityUrn=target, aspect=aspect), emit_mode=mode)
        assert graph.get_aspect(target, models.UpstreamLineageClass).to_obj() == aspect.to_obj()


@transports
@pytest.mark.parametrize("mode", list(EmitMode), ids=lambda mode: mode.name)
def test_batch(catalog: Catalog, urn_of: Callable[[str], str], openapi: bool, mode: EmitMode) -> None:
    urns = [urn_of(f"table{number}") for number in range(250)]
    with catalog.graph(openapi_ingestion=openapi) as graph:
        graph.test_connection()
        # More than the client sends in one request.
        graph.emit_mcps([described(urn, description=urn) for urn in urns], emit_mode=mode)
        stored = graph.get_entities("dataset", urns, ["datasetProperties"])
    assert {urn: aspects["datasetProperties"][0].description for urn, aspects in stored.items()} == {urn: urn for urn in urns}


def test_transport_follows_the_release_that_the_catalog_names(catalog: Catalog) -> None:
    """The client uses Rest.li before the first /config, and OpenAPI after it, since the catalog
    names a release that has it.
    """
    with catalog.graph(client_mode=ClientMode.SDK) as graph:
        assert not graph._openapi_ingestion
        graph.test_connection()
        assert graph._openapi_ingestion


def test_emitter_of_the_examples(catalog: Catalog, graph: DataHubGraph, urn_of: Callable[[str], str]) -> None:
    """DataHub's examples lineage_emitter_rest.py and lineage_emitter_mcpw_rest.py."""
    first, second, target = urn_of("first"), urn_of("second"), urn_of("target")
    emitter = DataHubRestEmitter(catalog.url, token=catalog.token)
    emitter.test_connection()
    emitter.emit_mce(make_lineage_mce([first, second], target))
    aspect = graph.get_aspect(target, models.UpstreamLineageClass)
    assert upstreams_of(aspect) == sorted([first, second])
    emitter.emit(lineage_to(target, first))
    assert upstreams_of(graph.get_aspect(target, models.UpstreamLineageClass)) == [first]


def test_emit_all_uses_the_sink(graph: DataHubGraph, urn_of: Callable[[str], str]) -> None:
    urns = [urn_of("first"), urn_of("second")]
    graph.emit_all([described(urn) for urn in urns])
    assert all(graph.exists(urn) for urn in urns)


def test_create_is_refused_where_something_is(graph: DataHubGraph, urn_of: Callable[[str], str]) -> None:
    first = described(urn_of("table"))
    first.changeType = models.ChangeTypeClass.CREATE
    graph.emit_mcp(first)
    again = described(urn_of("table"), description="another")
    again.changeType = models.ChangeTypeClass.CREATE
    with pytest.raises(OperationalError) as refused:
        graph.emit_mcp(again)
    assert refused.value.info["status"] == 422
    assert graph.get_dataset_properties(urn_of("table")).description == "made by the client"


@transports
def test_refusal_reaches_the_user(catalog: Catalog, urn_of: Callable[[str], str], openapi: bool) -> None:
    """A mistake is answered at once, with a message. An answer of 500 would make the client retry
    for half a minute.
    """
    wrong = described("urn:li:dataset:(urn:li:dataPlatform:hive,no-environment)")
    with catalog.graph(openapi_ingestion=openapi) as graph:
        graph.test_connection()
        with pytest.raises(OperationalError) as refused:
            graph.emit_mcps([described(urn_of("fine")), wrong])
        assert "no-environment" in str(refused.value)
        # The batch is refused as a whole.
        assert not graph.exists(urn_of("fine"))


def test_types_of_version_1(catalog: Catalog, graph: DataHubGraph, urn_of: Callable[[str], str]) -> None:
    """Version 1 of OpenAPI names the members of unions by type. The models of the client have them
    all.
    """
    schema = json.loads((files("datahub.metadata") / "schema.avsc").read_text())
    # Enumerations, which are in other packages, have no type.
    records = sorted({name for name in union_records(schema, False) if ".schema." in name or name.endswith("Transformer")})
    assert len(records) > 20
    proposals = [
        {
            "entityType": "dataset",
            "entityUrn": urn_of(f"table{number}"),
            "aspect": {"__type": "SchemaMetadata", "platformSchema": {"__type": name.rpartition(".")[2]}},
        }
        for number, name in enumerate(records)
    ]
    # Not a call of the client, so it is not recorded as one.
    answer = graph._session.post(f"{catalog.address}/openapi/entities/v1/", json=proposals)
    assert (answer.status_code, len(answer.json())) == (201, len(records))
    for number, name in enumerate(records):
        stored = graph._session.get(f"{catalog.address}/aspects/{urn_of(f'table{number}')}?aspect=schemaMetadata&version=0").json()
        schema = stored["aspect"]["com.linkedin.schema.SchemaMetadata"]
        assert list(schema["platformSchema"]) == [name.replace(".pegasus2avro", "")]


def union_records(kind: object, in_aspect: bool) -> Iterator[str]:
    """Names the members of unions within aspects. A union of aspects or of snapshots does not count."""
    if isinstance(kind, list):
        members = [member for member in kind if member != "null"]
        for member in members:
            yield from union_records(member, in_aspect)
            name = member.get("name") if isinstance(member, dict) else member
            space = f"{member['namespace']}." if isinstance(member, dict) and "namespace" in member else ""
            if in_aspect and len(members) > 1 and "." in space + str(name):
                yield f"{space}{name}"
    elif isinstance(kind, dict):
        space = kind.get("namespace")
        inside = in_aspect if space is None else ".snapshot" not in space and ".mxe" not in space
        for field in kind.get("fields", []):
            yield from union_records(field["type"], inside)
        for part in ("items", "values", "type"):
            yield from union_records(kind.get(part), in_aspect)

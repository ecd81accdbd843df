"""Patches of lineage from the client's builders, over both transports."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import datahub.metadata.schema_classes as models
import pytest
from catalogs import Catalog
from datahub.emitter.mcp import MetadataChangeProposalWrapper
from datahub.ingestion.graph.client import DataHubGraph
from datahub.metadata.schema_classes import DatasetLineageTypeClass
from datahub.specific.dataset import DatasetPatchBuilder
from datahub.specific.datajob import DataJobPatchBuilder
from support import column_pair, lineage_to, upstream, upstreams_of


@pytest.fixture(params=[False, True], ids=["restli", "openapi"])
def writer(catalog: Catalog, request: pytest.FixtureRequest) -> Iterator[DataHubGraph]:
    with catalog.graph(openapi_ingestion=request.param) as graph:
        graph.test_connection()
        yield graph


def lineage_of(graph: DataHubGraph, urn: str) -> models.UpstreamLineageClass:
    lineage = graph.get_aspect(urn, models.UpstreamLineageClass)
    assert lineage is not None
    return lineage


def column_pairs(lineage: models.UpstreamLineageClass) -> list[tuple[str, str]]:
    """The column pairs, upstream first."""
    return sorted(
        (above, below)
        for record in lineage.fineGrainedLineages or []
        for above in record.upstreams or []
        for below in record.downstreams or []
    )


def test_upstreams_are_added_and_removed_one_by_one(writer: DataHubGraph, urn_of: Callable[[str], str]) -> None:
    first, second, target = urn_of("first/with~marks"), urn_of("second"), urn_of("target")
    writer.emit_mcps(DatasetPatchBuilder(target).add_upstream_lineage(upstream(first)).build())
    writer.emit_mcps(DatasetPatchBuilder(target).add_upstream_lineage(upstream(second, DatasetLineageTypeClass.COPY)).build())
    assert upstreams_of(lineage_of(writer, target)) == sorted([first, second])
    writer.emit_mcps(DatasetPatchBuilder(target).remove_upstream_lineage(first).build())
    [left] = lineage_of(writer, target).upstreams
    assert (left.dataset, left.type) == (second, DatasetLineageTypeClass.COPY)


def test_upstream_that_is_there_is_not_doubled(writer: DataHubGraph, urn_of: Callable[[str], str]) -> None:
    source, target = urn_of("source"), urn_of("target")
    writer.emit_mcp(lineage_to(target, source))
    writer.emit_mcps(DatasetPatchBuilder(target).add_upstream_lineage(upstream(source, DatasetLineageTypeClass.VIEW)).build())
    [one] = lineage_of(writer, target).upstreams
    assert one.type == DatasetLineageTypeClass.VIEW


def test_upstreams_are_set(writer: DataHubGraph, urn_of: Callable[[str], str]) -> None:
    old, new, target = urn_of("old"), urn_of("new"), urn_of("target")
    writer.emit_mcp(lineage_to(target, old))
    writer.emit_mcps(DatasetPatchBuilder(target).set_upstream_lineages([upstream(new)]).build())
    assert upstreams_of(lineage_of(writer, target)) == [new]


def test_columns_are_added_and_removed_one_by_one(writer: DataHubGraph, urn_of: Callable[[str], str]) -> None:
    source, target = urn_of("source"), urn_of("target")
    pair, other = (column_pair(source, target, name, transformOperation="COPY", confidenceScore=0.7) for name in ("a", "b"))
    add = DatasetPatchBuilder(target).add_upstream_lineage(upstream(source))
    writer.emit_mcps(add.add_fine_grained_upstream_lineage(pair).add_fine_grained_upstream_lineage(other).build())
    lineage = lineage_of(writer, target)
    assert column_pairs(lineage) == sorted((one.upstreams[0], one.downstreams[0]) for one in (pair, other))
    assert {(record.transformOperation, round(record.confidenceScore, 3)) for record in lineage.fineGrainedLineages} == {("COPY", 0.7)}
    writer.emit_mcps(DatasetPatchBuilder(target).remove_fine_grained_upstream_lineage(pair).build())
    left = lineage_of(writer, target)
    assert column_pairs(left) == [(other.upstreams[0], other.downstreams[0])]
    assert upstreams_of(left) == [source]


def test_columns_are_set(writer: DataHubGraph, urn_of: Callable[[str], str]) -> None:
    source, target = urn_of("source"), urn_of("target")
    old, new = column_pair(source, target, "old"), column_pair(source, target, "new")
    aspect = models.UpstreamLineageClass(upstreams=[upstream(source)], fineGrainedLineages=[old])
    writer.emit_mcp(MetadataChangeProposalWrapper(entityUrn=target, aspect=aspect))
    writer.emit_mcps(DatasetPatchBuilder(target).set_fine_grained_upstream_lineages([new]).build())
    assert column_pairs(lineage_of(writer, target)) == [(new.upstreams[0], new.downstreams[0])]


def test_patch_with_keys_of_its_own(writer: DataHubGraph, urn_of: Callable[[str], str]) -> None:
    """The general form of a patch names the field that identifies the elements of a list."""
    old, new, target = urn_of("old"), urn_of("new"), urn_of("target")
    writer.emit_mcp(lineage_to(target, old))
    patch = {
        "arrayPrimaryKeys": {"upstreams": ["dataset"]},
        "patch": [
            {"op": "add", "path": f"/upstreams/{new}", "value": upstream(new).to_obj()},
            {"op": "remove", "path": f"/upstreams/{old}"},
        ],
    }
    aspect = models.GenericAspectClass(value=json.dumps(patch).encode(), contentType="application/json-patch+json")
    writer.emit_mcp(
        models.MetadataChangeProposalClass(
            entityType="dataset",
            entityUrn=target,
            changeType=models.ChangeTypeClass.PATCH,
            aspectName="upstreamLineage",
            aspect=aspect,
        )
    )
    assert upstreams_of(lineage_of(writer, target)) == [new]


def test_other_aspects(writer: DataHubGraph, urn_of: Callable[[str], str]) -> None:
    urn = urn_of("table")
    builder = DatasetPatchBuilder(urn).set_description("patched").add_custom_property("owner/team", "data~platform")
    builder.add_tag(models.TagAssociationClass(tag="urn:li:tag:one")).add_tag(models.TagAssociationClass(tag="urn:li:tag:two"))
    writer.emit_mcps(builder.build())
    writer.emit_mcps(DatasetPatchBuilder(urn).remove_tag("urn:li:tag:one").build())
    properties = writer.get_dataset_properties(urn)
    assert (properties.description, properties.customProperties) == ("patched", {"owner/team": "data~platform"})
    assert [one.tag for one in writer.get_tags(urn).tags] == ["urn:li:tag:two"]


def test_jobs(writer: DataHubGraph, urn_of: Callable[[str], str]) -> None:
    source, target = urn_of("source"), urn_of("target")
    job = f"urn:li:dataJob:(urn:li:dataFlow:(airflow,{target.split(',')[1]},PROD),load)"
    builder = DataJobPatchBuilder(job).add_input_dataset(source).add_output_dataset(target)
    writer.emit_mcps(builder.build())
    stored = writer.get_aspect(job, models.DataJobInputOutputClass)
    assert [edge.destinationUrn for edge in stored.inputDatasetEdges] == [source]
    assert [edge.destinationUrn for edge in stored.outputDatasetEdges] == [target]
    writer.emit_mcps(DataJobPatchBuilder(job).remove_input_dataset(source).build())
    assert not writer.get_aspect(job, models.DataJobInputOutputClass).inputDatasetEdges

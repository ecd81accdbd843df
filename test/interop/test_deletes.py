"""Deletion, soft and hard; references; the rollback of an ingestion run."""

from __future__ import annotations

from collections.abc import Callable

import datahub.metadata.schema_classes as models
import pytest
from catalogs import Catalog
from datahub.cli.cli_utils import post_rollback_endpoint
from datahub.emitter.mce_builder import make_dataset_urn
from datahub.emitter.mcp import MetadataChangeProposalWrapper
from datahub.ingestion.graph.client import DataHubGraph
from datahub.ingestion.graph.filters import RemovedStatusFilter
from datahub.metadata.schema_classes import ChangeTypeClass, DatasetKeyClass, StatusClass, SystemMetadataClass
from packaging.version import Version
from support import RELEASE, described, lineage_to, upstreams_of


def test_soft_delete_hides_and_comes_back(graph: DataHubGraph, platform: str) -> None:
    def found(status: RemovedStatusFilter) -> list[str]:
        return list(graph.get_urns_by_filter(platform=platform, status=status))

    urn = make_dataset_urn(platform, "table")
    graph.emit_mcp(described(urn))
    assert found(RemovedStatusFilter.NOT_SOFT_DELETED) == [urn]
    graph.soft_delete_entity(urn)
    assert graph.exists(urn)
    assert graph.get_aspect(urn, StatusClass).removed
    assert found(RemovedStatusFilter.NOT_SOFT_DELETED) == []
    assert found(RemovedStatusFilter.ONLY_SOFT_DELETED) == [urn]
    if RELEASE >= Version("1.2"):  # Older clients name no status, which hides deleted entities as well.
        assert found(RemovedStatusFilter.ALL) == [urn]
    graph.set_soft_delete_status(urn, delete=False)
    assert found(RemovedStatusFilter.NOT_SOFT_DELETED) == [urn]


def test_hard_delete_takes_all_aspects(graph: DataHubGraph, urn_of: Callable[[str], str]) -> None:
    urn = urn_of("table")
    graph.emit_mcps([described(urn), lineage_to(urn, urn_of("source"))])
    rows, timeseries_rows = graph.hard_delete_entity(urn)
    assert rows > 0
    assert timeseries_rows == 0
    assert not graph.exists(urn)
    assert graph.get_aspect(urn, models.UpstreamLineageClass) is None


def test_hard_delete_of_nothing_is_no_mistake(graph: DataHubGraph, urn_of: Callable[[str], str]) -> None:
    """Users' tests delete entities before they create them."""
    assert graph.hard_delete_entity(urn_of("never-there")) == (0, 0)
    graph.delete_entity(urn_of("never-there"), hard=True)


@pytest.mark.parametrize("openapi", [False, True], ids=["restli", "openapi"])
def test_delete_proposal(catalog: Catalog, urn_of: Callable[[str], str], openapi: bool) -> None:
    """The address contains the urn unencoded, with commas, parentheses and slashes."""
    urn = urn_of("folder/table")
    with catalog.graph(openapi_ingestion=openapi) as graph:
        graph.test_connection()
        graph.emit_mcp(described(urn))
        proposal = MetadataChangeProposalWrapper(
            entityUrn=urn,
            changeType=ChangeTypeClass.DELETE,
            aspectName="datasetKey",
            aspect=DatasetKeyClass(platform="urn:li:dataPlatform:hive", name="folder/table", origin="PROD"),
        )
        graph.emit_mcp(proposal)
        assert not graph.exists(urn)


def test_references_are_counted_then_taken_out(graph: DataHubGraph, urn_of: Callable[[str], str]) -> None:
    gone, kept, first, second = (urn_of(name) for name in ("gone", "kept", "first", "second"))
    graph.emit_mcps([lineage_to(first, gone, kept), lineage_to(second, gone)])
    total, sample = graph.delete_references_to_urn(gone, dry_run=True)
    assert total == 2
    assert sorted((one["entity"], one["relationship"], one["aspect"]) for one in sample) == sorted(
        (urn, "DownstreamOf", "upstreamLineage") for urn in (first, second)
    )
    assert upstreams_of(graph.get_aspect(first, models.UpstreamLineageClass)) == sorted([gone, kept])
    assert graph.delete_references_to_urn(gone)[0] == 2
    assert upstreams_of(graph.get_aspect(first, models.UpstreamLineageClass)) == [kept]
    assert upstreams_of(graph.get_aspect(second, models.UpstreamLineageClass)) == []
    assert graph.delete_references_to_urn(gone, dry_run=True)[0] == 0


def test_rollback_brings_back_what_was_before_a_run(graph: DataHubGraph, urn_of: Callable[[str], str]) -> None:
    """The rollback deletes what the run created, and restores what it changed."""
    made, changed, run = urn_of("made"), urn_of("changed"), f"run-{urn_of('x')}"
    graph.emit_mcp(described(changed, description="before"))
    for urn in (made, changed):
        proposal = described(urn, description="by the run")
        proposal.systemMetadata = SystemMetadataClass(runId=run, lastObserved=1_700_000_000_000)
        graph.emit_mcp(proposal)
    payload = {"runId": run, "dryRun": True, "hardDelete": True}
    rows, *_ = post_rollback_endpoint(graph._session, graph.config.server, payload, "/runs?action=rollback")
    assert {row[0] for row in rows} == {made, changed}
    assert graph.get_dataset_properties(changed).description == "by the run"
    post_rollback_endpoint(graph._session, graph.config.server, {**payload, "dryRun": False}, "/runs?action=rollback")
    assert graph.get_dataset_properties(changed).description == "before"
    assert graph.get_dataset_properties(made) is None

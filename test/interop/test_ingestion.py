"""`datahub ingest` with the usual sources of lineage, and the rollback of a run."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from datetime import timedelta
from pathlib import Path

import datahub.metadata.schema_classes as models
import pytest
import yaml
from catalogs import HERE, Catalog
from datahub.emitter.mce_builder import make_dataset_urn
from datahub.emitter.mcp import MetadataChangeProposalWrapper
from datahub.ingestion.graph.client import DataHubGraph
from datahub.utilities.partition_executor import BatchPartitionExecutor
from support import column_pair, described, upstream, upstreams_of

SHARED = HERE.parent.parent.parent / "shared" / "data"
Cli = Callable[..., str]


@pytest.fixture(autouse=True)
def batches_do_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """Older clients have no setting for the time that a batch waits to be filled: half a minute,
    even at the end.
    """
    start = BatchPartitionExecutor.__init__
    waiting = [timedelta(0) if isinstance(one, timedelta) else one for one in start.__defaults__]
    monkeypatch.setattr(start, "__defaults__", tuple(waiting))


@pytest.fixture
def ingest(catalog: Catalog, datahub_cli: Cli, tmp_path: Path) -> Callable[..., str]:
    """Runs a recipe from a source to the catalog."""

    def run(source: dict, run_id: str = "interop", **sink: object) -> str:
        recipe = {
            "run_id": run_id,
            "pipeline_name": "interop",
            "source": source,
            "sink": {"type": "datahub-rest", "config": {"server": catalog.url, "token": catalog.token, **sink}},
        }
        file = tmp_path / "recipe.yml"
        file.write_text(yaml.safe_dump(recipe))
        shown = datahub_cli("ingest", "-c", str(file), "--no-spinner", "--no-progress")
        assert "finished successfully" in shown
        return shown

    return run


@pytest.fixture
def records(urn_of: Callable[[str], str], tmp_path: Path) -> tuple[str, Sequence[str]]:
    """A file for the file source, with a snapshot and proposals, and the urns in it."""
    source, target = urn_of("source"), urn_of("target")
    snapshot = models.DatasetSnapshotClass(urn=source, aspects=[models.DatasetPropertiesClass(description="by ingestion")])
    lineage = models.UpstreamLineageClass(upstreams=[upstream(source)], fineGrainedLineages=[column_pair(source, target, "ä")])
    proposals = [described(target, "by ingestion"), MetadataChangeProposalWrapper(entityUrn=target, aspect=lineage)]
    events = [models.MetadataChangeEventClass(proposedSnapshot=snapshot).to_obj(), *(one.to_obj() for one in proposals)]
    file = tmp_path / "records.json"
    file.write_text(json.dumps(events))
    return str(file), [source, target]


@pytest.mark.parametrize("mode", ["ASYNC_BATCH", "SYNC", "ASYNC"])
@pytest.mark.parametrize("endpoint", ["RESTLI", "OPENAPI"])
def test_file_source(graph: DataHubGraph, ingest: Callable, records: tuple, mode: str, endpoint: str) -> None:
    file, (source, target) = records
    ingest({"type": "file", "config": {"path": file}}, mode=mode, endpoint=endpoint)
    assert graph.get_dataset_properties(source).description == "by ingestion"
    assert upstreams_of(graph.get_aspect(target, models.UpstreamLineageClass)) == [source]


def test_run_is_listed_and_rolled_back(graph: DataHubGraph, ingest: Callable, datahub_cli: Cli, records: tuple, tmp_path: Path) -> None:
    file, (source, target) = records
    run_id = f"run-{source.split(',')[1]}"
    graph.emit_mcp(described(source, "from before"))
    ingest({"type": "file", "config": {"path": file}}, run_id=run_id)
    assert run_id in datahub_cli("ingest", "list-runs")
    assert "upstreamLineage" in datahub_cli("ingest", "show", "--run-id", run_id)
    reports = ("--report-dir", str(tmp_path / "reports"))
    assert "upstreamLineage" in datahub_cli("ingest", "rollback", "--run-id", run_id, "--dry-run", *reports)
    assert graph.exists(target)
    datahub_cli("ingest", "rollback", "--run-id", run_id, "--force", *reports)
    assert graph.get_dataset_properties(source).description == "from before"
    assert graph.get_aspect(target, models.UpstreamLineageClass) is None


@pytest.mark.skipif(not (SHARED / "bootstrap_mce.json").exists(), reason="the sample events of DataHub are not on this machine")
@pytest.mark.parametrize("mode", ["ASYNC_BATCH", "SYNC"])
def test_sample_events(graph: DataHubGraph, ingest: Callable, mode: str) -> None:
    """The content of `datahub docker ingest-sample-data`: snapshots and proposals of many kinds of
    entities.
    """
    file = SHARED / "bootstrap_mce.json"
    ingest({"type": "file", "config": {"path": str(file)}}, mode=mode)
    lineage = graph.get_aspect(make_dataset_urn("hive", "fct_users_created"), models.UpstreamLineageClass)
    assert upstreams_of(lineage) == [make_dataset_urn("hive", "logging_events")]
    snapshots = [one for event in read(file) for one in (event.get("proposedSnapshot") or {}).values()]
    assert len(snapshots) > 50
    assert [one["urn"] for one in snapshots if not graph.exists(one["urn"])] == []


def read(file: Path) -> list[dict]:
    return json.loads(file.read_text())


@pytest.fixture
def lineage_file(urn_of: Callable[[str], str], tmp_path: Path) -> tuple[str, dict[str, str]]:
    urns = {name: urn_of(name) for name in ("old", "new", "target")}
    node = lambda name: {"name": urns[name].split(",")[1], "type": "dataset", "env": "PROD", "platform": "hive"}  # noqa: E731
    columns = {
        "upstreamType": "FIELD_SET",
        "upstreams": column_pair(urns["new"], urns["target"], "b").upstreams,
        "downstreamType": "FIELD_SET",
        "downstreams": column_pair(urns["new"], urns["target"], "b").downstreams,
        "confidenceScore": 0.9,
        "transformOperation": "func1",
    }
    entry = {"entity": node("target"), "upstream": [{"entity": node("new")}], "fineGrainedLineages": [columns]}
    file = tmp_path / "lineage.yml"
    file.write_text(yaml.safe_dump({"version": 1, "lineage": [entry]}))
    return str(file), urns


def test_lineage_file_and_its_habits(graph: DataHubGraph, ingest: Callable, lineage_file: tuple) -> None:
    """With preserve_upstream, the source keeps existing table lineage, doubles edges that the file
    repeats, and loses columns.
    """
    file, urns = lineage_file
    old_columns = column_pair(urns["old"], urns["target"], "a")
    before = models.UpstreamLineageClass(upstreams=[upstream(urns["old"])], fineGrainedLineages=[old_columns])
    graph.emit_mcp(MetadataChangeProposalWrapper(entityUrn=urns["target"], aspect=before))
    source = {"type": "datahub-lineage-file", "config": {"file": file, "preserve_upstream": True}}
    ingest(source)
    lineage = graph.get_aspect(urns["target"], models.UpstreamLineageClass)
    assert [one.dataset for one in lineage.upstreams] == [urns["old"], urns["new"]]
    assert [(record.transformOperation, record.downstreams) for record in lineage.fineGrainedLineages] == [
        ("func1", column_pair(urns["new"], urns["target"], "b").downstreams)
    ]
    assert graph.get_aspect(urns["target"], models.StatusClass).removed is False
    ingest(source)
    again = graph.get_aspect(urns["target"], models.UpstreamLineageClass)
    assert [one.dataset for one in again.upstreams] == [urns["old"], urns["new"], urns["new"]]


@pytest.mark.skipif(not (SHARED / "datahub-lineage-file.yml").exists(), reason="the sample lineage file is not on this machine")
def test_sample_lineage_file(graph: DataHubGraph, ingest: Callable) -> None:
    config = {"file": str(SHARED / "datahub-lineage-file.yml"), "preserve_upstream": False}
    ingest({"type": "datahub-lineage-file", "config": config})
    lineage = graph.get_aspect(make_dataset_urn("kafka", "topic3", "DEV"), models.UpstreamLineageClass)
    assert upstreams_of(lineage) == [make_dataset_urn("kafka", name, "DEV") for name in ("topic1", "topic2")]


def test_proposals_from_the_command_line(graph: DataHubGraph, datahub_cli: Cli, records: tuple) -> None:
    file, (_source, target) = records
    proposals = [event for event in read(Path(file)) if "entityUrn" in event]
    Path(file).write_text(json.dumps(proposals))
    datahub_cli("ingest", "mcps", file)
    assert graph.get_dataset_properties(target).description == "by ingestion"

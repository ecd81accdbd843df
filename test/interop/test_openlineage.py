"""Events of OpenLineage's own client over HTTP, as producers such as Airflow and Spark send them."""

from __future__ import annotations

from collections.abc import Callable

import datahub.metadata.schema_classes as models
import pytest
from catalogs import Catalog
from datahub.emitter.mce_builder import make_schema_field_urn
from datahub.ingestion.graph.client import DataHubGraph
from datahub.sdk.main_client import DataHubClient
from requests import HTTPError

pytest.importorskip("openlineage.client", reason="the older client has no client of OpenLineage beside it")

from openlineage.client import OpenLineageClient  # noqa: E402
from openlineage.client.event_v2 import DatasetEvent, InputDataset, Job, OutputDataset, Run, RunEvent, RunState, StaticDataset  # noqa: E402
from openlineage.client.facet_v2 import column_lineage_dataset, documentation_job, processing_engine_run, schema_dataset  # noqa: E402
from openlineage.client.transport.http import ApiKeyTokenProvider, HttpConfig, HttpTransport  # noqa: E402
from openlineage.client.uuid import generate_new_uuid  # noqa: E402

TIME = "2026-01-02T03:04:05.678Z"
MILLIS = 1767323045678


@pytest.fixture(params=[None, "gzip"], ids=["plain", "gzip"])
def producer(request: pytest.FixtureRequest, catalog: Catalog) -> OpenLineageClient:
    config = HttpConfig.from_dict(
        {"url": catalog.url, "endpoint": "openapi/openlineage/api/v1/lineage", "compression": request.param}
    )
    if catalog.token:
        config.auth = ApiKeyTokenProvider({"apiKey": catalog.token})
    return OpenLineageClient(transport=HttpTransport(config))


def name_of(urn: str) -> str:
    return urn.split(",")[1]


def columns_from(urn: str, **columns: str) -> column_lineage_dataset.ColumnLineageDatasetFacet:
    """Columns of an output, each with its column of the dataset."""
    return column_lineage_dataset.ColumnLineageDatasetFacet(
        fields={
            column: column_lineage_dataset.Fields(
                inputFields=[column_lineage_dataset.InputField(namespace="hive", name=name_of(urn), field=source)]
            )
            for column, source in columns.items()
        }
    )


def test_events_of_a_run(
    producer: OpenLineageClient, client: DataHubClient, graph: DataHubGraph, urn_of: Callable[[str], str]
) -> None:
    raw, daily = urn_of("raw"), urn_of("daily")
    flow = f"urn:li:dataFlow:(spark,{name_of(daily).replace('.', '_')},prod)"
    job_name = f"{name_of(daily).replace('.', '_')}.load"
    job = f"urn:li:dataJob:({flow},{job_name})"

    def emit(state: RunState, outputs: list[OutputDataset]) -> None:
        engine = processing_engine_run.ProcessingEngineRunFacet(version="3.5", name="spark")
        facets = {"documentation": documentation_job.DocumentationJobFacet(description="loads a day")}
        producer.emit(
            RunEvent(
                eventType=state,
                eventTime=TIME,
                run=Run(runId=run_id, facets={"processing_engine": engine}),
                job=Job(namespace="prod", name=job_name, facets=facets),
                producer="https://example.com/producer",
                inputs=[InputDataset(namespace="hive", name=name_of(raw))],
                outputs=outputs,
            )
        )

    run_id = str(generate_new_uuid())
    schema = schema_dataset.SchemaDatasetFacet(fields=[schema_dataset.SchemaDatasetFacetFields(name="total", type="long")])
    emit(RunState.START, [])
    started = graph.get_aspect(job, models.DataJobInputOutputClass)
    assert started.outputDatasetEdges is None
    assert [edge.destinationUrn for edge in started.inputDatasetEdges] == [raw]
    facets = {"columnLineage": columns_from(raw, total="amount"), "schema": schema}
    emit(RunState.COMPLETE, [OutputDataset(namespace="hive", name=name_of(daily), facets=facets)])

    info = graph.get_aspect(job, models.DataJobInfoClass)
    assert (info.name, info.type, info.flowUrn, info.description) == ("load", "spark", flow, "loads a day")
    assert info.created.time == MILLIS
    stored = graph.get_aspect(job, models.DataJobInputOutputClass)
    stamp = models.AuditStampClass(time=MILLIS, actor="urn:li:corpuser:datahub")
    assert stored.inputDatasetEdges == [models.EdgeClass(destinationUrn=raw, lastModified=stamp)]
    assert stored.outputDatasetEdges == [models.EdgeClass(destinationUrn=daily, lastModified=stamp)]
    [mapping] = stored.fineGrainedLineages
    assert mapping.upstreams == [make_schema_field_urn(raw, "amount")]
    assert mapping.downstreams == [make_schema_field_urn(daily, "total")]
    assert mapping.confidenceScore == 0.5
    assert [field.fieldPath for field in graph.get_schema_metadata(daily).fields] == ["total"]
    found = client.lineage.get_lineage(source_urn=raw, direction="downstream", max_hops=3)
    assert {job, daily} <= {one.urn for one in found}


def test_an_event_of_a_dataset_alone_is_refused(producer: OpenLineageClient, urn_of: Callable[[str], str]) -> None:
    """DataHub 1.6 fails on such an event with status 500."""
    dataset = StaticDataset(namespace="hive", name=name_of(urn_of("alone")))
    with pytest.raises(HTTPError) as refused:
        producer.emit(DatasetEvent(eventTime=TIME, producer="https://example.com/producer", dataset=dataset))
    assert refused.value.response.status_code == 400
    assert refused.value.response.json() == {"error": "the event has no job"}

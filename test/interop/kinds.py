"""Entities of every kind, and their lineage as connectors write it."""

from __future__ import annotations

from collections.abc import Iterator

import datahub.metadata.schema_classes as models
from datahub.emitter.mce_builder import make_schema_field_urn
from support import column_pair

Urns = dict[str, str]

STAMP = models.AuditStampClass(time=1, actor="urn:li:corpuser:jane")
STAMPS = models.ChangeAuditStampsClass(created=STAMP, lastModified=STAMP)

INSTANCE = models.DataPlatformInstanceClass(
    platform="urn:li:dataPlatform:airflow", instance="urn:li:dataPlatformInstance:(urn:li:dataPlatform:airflow,main)"
)


def info_of(urn: str, name: str) -> object:
    """The aspect with the name of a job, a chart or a dashboard."""
    if ":dataJob:" in urn:
        return models.DataJobInfoClass(name=name, type=models.AzkabanJobTypeClass.COMMAND)
    info = models.ChartInfoClass if ":chart:" in urn else models.DashboardInfoClass
    return info(title=name, description="made by the client", lastModified=STAMPS)


def edge_to(urn: str, **more: object) -> models.EdgeClass:
    return models.EdgeClass(destinationUrn=urn, created=STAMP, lastModified=STAMP, **more)


def aspects_of_connectors(urns: Urns) -> Iterator[tuple[str, object]]:
    """Lineage as connectors write it: older lists, edges, both, and columns."""
    one, two = urns["dataset one"], urns["dataset two"]
    yield urns["dataJob one"], models.DataJobInputOutputClass(inputDatasets=[one], outputDatasets=[two])
    yield (
        urns["dataJob two"],
        models.DataJobInputOutputClass(
            inputDatasets=[one],
            outputDatasets=[],
            inputDatasetEdges=[edge_to(one, properties={"kind": "sql"}), edge_to(two)],
            outputDatasetEdges=[edge_to(two)],
            inputDatajobs=[urns["dataJob one"]],
            fineGrainedLineages=[column_pair(one, two, "id", confidenceScore=0.5)],
        ),
    )
    fields = [
        models.InputFieldClass(
            schemaFieldUrn=make_schema_field_urn(one, name),
            schemaField=models.SchemaFieldClass(
                fieldPath=name, type=models.SchemaFieldDataTypeClass(type=models.StringTypeClass()), nativeDataType="string"
            ),
        )
        for name in ("id", "name")
    ]
    for chart, more in (("chart one", {"inputs": [one]}), ("chart two", {"inputs": [one], "inputEdges": [edge_to(one), edge_to(two)]})):
        yield (
            urns[chart],
            models.ChartInfoClass(
                title=chart,
                description="",
                lastModified=STAMPS,
                chartUrl="https://charts.test/1",
                customProperties={"k": "v"},
                type=models.ChartTypeClass.BAR,
                access=models.AccessLevelClass.PRIVATE,
                **more,
            ),
        )
        yield urns[chart], models.InputFieldsClass(fields=fields)
    yield (
        urns["dashboard one"],
        models.DashboardInfoClass(title="one", description="", lastModified=STAMPS, charts=[urns["chart one"]], datasets=[two]),
    )
    yield (
        urns["dashboard two"],
        models.DashboardInfoClass(
            title="two",
            description="",
            lastModified=STAMPS,
            charts=[urns["chart one"]],
            chartEdges=[edge_to(urns["chart one"]), edge_to(urns["chart two"])],
            datasetEdges=[edge_to(one)],
            dashboards=[edge_to(urns["dashboard one"])],
            dashboardUrl="https://dashboards.test/2",
        ),
    )

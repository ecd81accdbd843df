"""Lineage of jobs, charts and dashboards: every pair that the client offers, written in each of its
ways and read back.
"""

from __future__ import annotations

import datahub.metadata.schema_classes as models
import pytest
from datahub.emitter.mce_builder import make_schema_field_urn
from datahub.emitter.mcp import MetadataChangeProposalWrapper
from datahub.ingestion.graph.client import DataHubGraph
from datahub.sdk.chart import Chart
from datahub.sdk.dashboard import Dashboard
from datahub.sdk.dataflow import DataFlow
from datahub.sdk.datajob import DataJob
from datahub.sdk.main_client import DataHubClient
from kinds import Urns, aspects_of_connectors
from support import with_columns

# Upstream, downstream, the list that holds the edge, and true for a list of the upstream.
PAIRS = [
    ("dataset", "dataset", "upstreams", False),
    ("dataset", "dataJob", "inputDatasetEdges", False),
    ("dataJob", "dataset", "outputDatasetEdges", True),
    ("dataJob", "dataJob", "inputDatajobEdges", False),
    ("dataset", "chart", "inputEdges", False),
    ("chart", "dashboard", "chartEdges", False),
    ("dataset", "dashboard", "datasetEdges", False),
    ("dashboard", "dashboard", "dashboards", False),
]

ASPECTS = {
    "dataset": models.UpstreamLineageClass,
    "dataJob": models.DataJobInputOutputClass,
    "chart": models.ChartInfoClass,
    "dashboard": models.DashboardInfoClass,
}


@pytest.mark.parametrize(("upstream", "downstream", "list_name", "is_output"), PAIRS, ids=lambda one: str(one))
def test_every_pair(client: DataHubClient, urns: Urns, upstream: str, downstream: str, list_name: str, is_output: bool) -> None:
    """The client adds an edge, and finds it from both ends. The rest of the aspect stays."""
    above, below = urns[f"{upstream} one"], urns[f"{downstream} two"]
    kind, holder, other = (upstream, above, below) if is_output else (downstream, below, above)
    before = client._graph.get_aspect(holder, ASPECTS[kind])
    client.lineage.add_lineage(upstream=above, downstream=below)
    stored = client._graph.get_aspect(holder, ASPECTS[kind])
    [edge] = getattr(stored, list_name)
    assert (edge.dataset if kind == "dataset" else edge.destinationUrn) == other
    if before is not None:
        setattr(stored, list_name, [])
        assert filled(stored) == filled(before)
    assert [one.urn for one in client.lineage.get_lineage(source_urn=above, direction="downstream")] == [below]
    assert [one.urn for one in client.lineage.get_lineage(source_urn=below, direction="upstream")] == [above]


def filled(aspect: object) -> dict[str, object]:
    """The members of an aspect. A patch makes lists that are not there, as in DataHub."""
    return {name: value for name, value in aspect.to_obj().items() if value != []}


@pytest.mark.parametrize("is_batch", [False, True], ids=["one by one", "in a batch"])
def test_whole_aspects(client: DataHubClient, urns: Urns, is_batch: bool) -> None:
    """What connectors write is read back unchanged, and gives the graph of all kinds."""
    graph = client._graph
    written = list(aspects_of_connectors(urns))
    graph.emit_mcps([with_columns(urns[f"dataset {name}"], "id", "name") for name in ("one", "two")])
    proposals = [MetadataChangeProposalWrapper(entityUrn=urn, aspect=aspect) for urn, aspect in written]
    if is_batch:
        graph.emit_mcps(proposals)
    else:
        for proposal in proposals:
            graph.emit_mcp(proposal)
    for urn, aspect in written:
        assert graph.get_aspect(urn, type(aspect)).to_obj() == aspect.to_obj()
    downstream = client.lineage.get_lineage(source_urn=urns["dataset one"], direction="downstream", max_hops=3)
    hops = {one.urn: one.hops for one in downstream}
    assert hops == {
        **{urns[name]: 1 for name in ("dataJob one", "dataJob two", "chart one", "chart two", "dashboard two")},
        **{urns[name]: 2 for name in ("dataset two", "dashboard one")},
    }
    column = make_schema_field_urn(urns["dataset one"], "id")
    search = """query ($urn: String!) { searchAcrossLineage(input: {urn: $urn, direction: DOWNSTREAM, query: "*"}) {
        searchResults { entity { urn } } } }"""
    # The client's own search by columns takes the owner of every column for a dataset.
    found = graph.execute_graphql(search, {"urn": column})["searchAcrossLineage"]["searchResults"]
    names = ("dataJob two", "dataset two", "chart one", "chart two")
    assert {one["entity"]["urn"] for one in found} == {urns[name] for name in names}


def test_builders(client: DataHubClient, urns: Urns) -> None:
    """The SDK's own entities, whole, with all their lineage."""
    name = urns["dataset one"].split(",")[1]
    flow = DataFlow(platform="airflow", name=f"built.{name}", platform_instance="main")
    job = DataJob(name="load", flow=flow, inlets=[urns["dataset one"]], outlets=[urns["dataset two"]])
    chart = Chart(platform="looker", name=f"built.{name}", input_datasets=[urns["dataset two"]])
    inner = Dashboard(platform="looker", name=f"inner.{name}", description="inner", charts=[chart])
    outer = Dashboard(
        platform="looker",
        name=f"outer.{name}",
        description="outer",
        charts=[urns["chart one"]],
        dashboards=[inner],
        input_datasets=[urns["dataset one"]],
    )
    for entity in (flow, job, chart, inner, outer):
        client.entities.upsert(entity)
    read = client.entities.get(job.urn)
    assert ([str(one) for one in read.inlets], [str(one) for one in read.outlets]) == ([urns["dataset one"]], [urns["dataset two"]])
    assert [str(one) for one in client.entities.get(chart.urn).input_datasets] == [urns["dataset two"]]
    read = client.entities.get(outer.urn)
    assert [str(one) for one in (*read.charts, *read.dashboards, *read.input_datasets)] == [
        urns["chart one"],
        str(inner.urn),
        urns["dataset one"],
    ]
    found = client.lineage.get_lineage(source_urn=urns["dataset one"], direction="downstream", max_hops=5)
    assert {one.urn: one.hops for one in found} == {
        str(job.urn): 1,
        str(outer.urn): 1,
        urns["dataset two"]: 2,
        str(chart.urn): 3,
        str(inner.urn): 4,
    }


def test_the_mutation_leaves_aspects_that_the_client_reads(graph: DataHubGraph, urns: Urns) -> None:
    """An edge that the user interface adds to a job without lineage makes a whole aspect."""
    edges = [
        {"upstreamUrn": urns["dataset one"], "downstreamUrn": urns["dataJob one"]},
        {"upstreamUrn": urns["dataJob two"], "downstreamUrn": urns["dataset two"]},
    ]
    query = "mutation ($input: UpdateLineageInput!) { updateLineage(input: $input) }"
    assert graph.execute_graphql(query, {"input": {"edgesToAdd": edges, "edgesToRemove": []}}) == {"updateLineage": True}
    inputs = graph.get_aspect(urns["dataJob one"], models.DataJobInputOutputClass)
    assert [one.destinationUrn for one in inputs.inputDatasetEdges] == [urns["dataset one"]]
    outputs = graph.get_aspect(urns["dataJob two"], models.DataJobInputOutputClass)
    assert [one.destinationUrn for one in outputs.outputDatasetEdges] == [urns["dataset two"]]

"""The SDK (`datahub.sdk`): entities, and lineage written and walked."""

from __future__ import annotations

from collections.abc import Callable

import datahub.metadata.schema_classes as models
import pytest
from datahub.emitter.mce_builder import make_dataset_urn, make_schema_field_urn
from datahub.errors import ItemNotFoundError, SdkUsageError
from datahub.sdk.dataset import Dataset
from datahub.sdk.main_client import DataHubClient
from datahub.sdk.search_filters import FilterDsl
from support import described, since, upstreams_of

Tables = dict[str, str]


@pytest.fixture
def tables(client: DataHubClient, urn_of: Callable[[str], str]) -> Tables:
    """Four datasets with the columns id, name and email; d is on another platform."""
    urns = {}
    for name in ("a", "b", "c", "d"):
        _, dataset_name, _ = urn_of(name).split(",")
        dataset = Dataset(
            platform="snowflake" if name == "d" else "hive",
            name=dataset_name,
            description=f"the table {name}",
            subtype="Table",
            schema=[("id", "bigint"), ("name", "string"), ("email", "string")],
        )
        client.entities.upsert(dataset)
        urns[name] = str(dataset.urn)
    return urns


def lineage_of(client: DataHubClient, urn: str) -> models.UpstreamLineageClass:
    lineage = client._graph.get_aspect(urn, models.UpstreamLineageClass)
    assert lineage is not None
    return lineage


def column_pairs(lineage: models.UpstreamLineageClass) -> dict[str, list[str]]:
    return {record.downstreams[0]: sorted(record.upstreams) for record in lineage.fineGrainedLineages or []}


def chain(client: DataHubClient, tables: Tables) -> None:
    """Makes a → b → c → d, by columns."""
    for above, below in (("a", "b"), ("b", "c"), ("c", "d")):
        client.lineage.add_lineage(upstream=tables[above], downstream=tables[below], column_lineage=True)


def test_entities(client: DataHubClient, tables: Tables, urn_of: Callable[[str], str]) -> None:
    dataset = client.entities.get(tables["a"])
    assert (dataset.description, dataset.subtype) == ("the table a", "Table")
    assert [field.field_path for field in dataset.schema] == ["id", "name", "email"]
    dataset.set_description("changed")
    client.entities.update(dataset)
    assert client.entities.get(tables["a"]).description == "changed"
    client.entities.delete(tables["a"])
    with pytest.raises(ItemNotFoundError):
        client.entities.get(urn_of("never-there"))


def test_create_is_once(client: DataHubClient, urn_of: Callable[[str], str]) -> None:
    _, name, _ = urn_of("made").split(",")
    client.entities.create(Dataset(platform="hive", name=name, description="first"))
    with pytest.raises(SdkUsageError, match="already exists"):
        client.entities.create(Dataset(platform="hive", name=name))
    assert client.entities.get(urn_of("made")).description == "first"


def test_lineage_of_tables(client: DataHubClient, tables: Tables) -> None:
    client.lineage.add_lineage(upstream=tables["a"], downstream=tables["b"])
    [edge] = lineage_of(client, tables["b"]).upstreams
    assert (edge.dataset, edge.type) == (tables["a"], models.DatasetLineageTypeClass.COPY)


@pytest.mark.parametrize("columns", [True, "auto_strict", {"id": ["id"], "name": ["name", "email"]}], ids=["fuzzy", "strict", "given"])
def test_lineage_of_columns(client: DataHubClient, tables: Tables, columns: object) -> None:
    client.lineage.add_lineage(upstream=tables["a"], downstream=tables["b"], column_lineage=columns)
    given = columns if isinstance(columns, dict) else {name: [name] for name in ("id", "name", "email")}
    lineage = lineage_of(client, tables["b"])
    assert upstreams_of(lineage) == [tables["a"]]
    assert column_pairs(lineage) == {
        make_schema_field_urn(tables["b"], below): sorted(make_schema_field_urn(tables["a"], one) for one in above)
        for below, above in given.items()
    }


def test_lineage_with_the_query_that_makes_it(client: DataHubClient, tables: Tables) -> None:
    text = f"insert into b select id, upper(name) from a -- {tables['b']}"
    client.lineage.add_lineage(
        upstream=tables["a"], downstream=tables["b"], transformation_text=text, column_lineage={"id": ["id"], "name": ["name"]}
    )
    lineage = lineage_of(client, tables["b"])
    [edge] = lineage.upstreams
    assert edge.type == models.DatasetLineageTypeClass.TRANSFORMED
    assert {record.query for record in lineage.fineGrainedLineages} == {edge.query}
    assert client._graph.get_aspect(edge.query, models.QueryPropertiesClass).statement.value == text
    subjects = {one.entity for one in client._graph.get_aspect(edge.query, models.QuerySubjectsClass).subjects}
    assert {tables["a"], tables["b"], make_schema_field_urn(tables["a"], "id")} <= subjects


def test_lineage_of_something_that_is_not_there(client: DataHubClient, tables: Tables, urn_of: Callable[[str], str]) -> None:
    with pytest.raises(SdkUsageError, match="does not exist"):
        client.lineage.add_lineage(upstream=tables["a"], downstream=urn_of("never-there"))


def test_three_hops(client: DataHubClient, tables: Tables) -> None:
    chain(client, tables)

    def walked(start: str, direction: str, hops: int) -> dict[str, int]:
        found = client.lineage.get_lineage(source_urn=tables[start], direction=direction, max_hops=hops)
        assert all(one.direction == direction and one.type == "DATASET" for one in found)
        return {one.urn: one.hops for one in found}

    assert walked("a", "downstream", 1) == {tables["b"]: 1}
    assert walked("a", "downstream", 2) == {tables["b"]: 1, tables["c"]: 2}
    assert walked("a", "downstream", 3) == {tables["b"]: 1, tables["c"]: 2, tables["d"]: 3}
    assert walked("d", "upstream", 3) == {tables["c"]: 1, tables["b"]: 2, tables["a"]: 3}
    assert walked("d", "downstream", 3) == {}


def test_what_a_hit_says(client: DataHubClient, tables: Tables) -> None:
    chain(client, tables)
    # The SDK stores its description as an edit by a user. A hit shows the description of the
    # ingestion.
    client._graph.emit_mcp(described(tables["d"], description="by ingestion"))
    hits = {one.urn: one for one in client.lineage.get_lineage(source_urn=tables["a"], direction="downstream", max_hops=3)}
    assert (hits[tables["d"]].platform, hits[tables["d"]].description) == ("snowflake", "by ingestion")
    assert (hits[tables["b"]].platform, hits[tables["b"]].description) == ("hive", None)


def test_filters(client: DataHubClient, tables: Tables) -> None:
    chain(client, tables)
    on_snowflake = client.lineage.get_lineage(
        source_urn=tables["a"], direction="downstream", max_hops=3, filter=FilterDsl.platform("snowflake")
    )
    assert [(one.urn, one.hops, one.paths) for one in on_snowflake] == [(tables["d"], 3, [])]
    of_charts = FilterDsl.and_(FilterDsl.env("PROD"), FilterDsl.entity_type("chart"))
    assert client.lineage.get_lineage(source_urn=tables["a"], direction="downstream", max_hops=3, filter=of_charts) == []
    not_hive = FilterDsl.not_(FilterDsl.platform("hive"))
    assert [one.urn for one in client.lineage.get_lineage(source_urn=tables["d"], max_hops=3, filter=not_hive)] == []


def test_short_pages(client: DataHubClient, tables: Tables) -> None:
    """`count` is the size of a page here. The client scrolls until it has all results."""
    chain(client, tables)
    found = client.lineage.get_lineage(source_urn=tables["a"], direction="downstream", max_hops=3, count=1)
    assert [one.urn for one in found] == [tables["b"], tables["c"], tables["d"]]


def test_from_a_column(client: DataHubClient, tables: Tables) -> None:
    """Hits are datasets. The columns are on the paths to them."""
    chain(client, tables)
    found = client.lineage.get_lineage(source_urn=tables["a"], source_column="name", direction="downstream", max_hops=3)
    assert {one.urn: one.hops for one in found} == {tables["b"]: 1, tables["c"]: 2, tables["d"]: 3}
    [last] = [one for one in found if one.hops == 3]
    assert [step.column_name for step in last.paths] == ["name"] * 4
    assert [step.urn for step in last.paths] == [make_schema_field_urn(tables[one], "name") for one in "abcd"]
    on_snowflake = FilterDsl.and_(FilterDsl.platform("snowflake"), FilterDsl.entity_type("dataset"))
    [far] = client.lineage.get_lineage(
        source_urn=tables["a"], source_column="name", direction="downstream", max_hops=3, filter=on_snowflake
    )
    assert (far.urn, far.hops, len(far.paths)) == (tables["d"], 3, 4)
    by_urn = client.lineage.get_lineage(source_urn=make_schema_field_urn(tables["d"], "name"), max_hops=3)
    assert {one.urn: one.hops for one in by_urn} == {tables["c"]: 1, tables["b"]: 2, tables["a"]: 3}


@since("1.2")  # Older clients fail on jobs without an instance of their platform.
def test_jobs_between_tables(client: DataHubClient, tables: Tables) -> None:
    from datahub.sdk.dataflow import DataFlow
    from datahub.sdk.datajob import DataJob

    flow = DataFlow(platform="airflow", name=tables["a"].split(",")[1])
    job = DataJob(name="load", flow=flow, description="loads b")
    client.entities.upsert(flow)
    client.entities.upsert(job)
    client.lineage.add_lineage(upstream=tables["a"], downstream=str(job.urn))
    client.lineage.add_lineage(upstream=str(job.urn), downstream=tables["b"])
    found = client.lineage.get_lineage(source_urn=tables["a"], direction="downstream", max_hops=3)
    assert {one.urn: (one.type, one.hops) for one in found} == {str(job.urn): ("DATA_JOB", 1), tables["b"]: ("DATASET", 2)}


@since("1.2")
def test_search(client: DataHubClient, platform: str) -> None:
    prod, dev = (make_dataset_urn(platform, "quarterly_numbers", env) for env in ("PROD", "DEV"))
    client._graph.emit_mcps([described(prod), described(dev)])
    found = lambda *filters: {str(urn) for urn in client.search.get_urns(query="quarterly", filter=FilterDsl.and_(*filters))}  # noqa: E731
    assert found(FilterDsl.platform(platform)) == {prod, dev}
    assert found(FilterDsl.platform(platform), FilterDsl.env("DEV")) == {dev}

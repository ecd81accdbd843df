"""Every read of the graph client."""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import quote

import datahub.metadata.schema_classes as models
import pytest
from catalogs import Catalog
from datahub.configuration.common import GraphError
from datahub.emitter.mce_builder import make_dataset_urn, make_tag_urn, make_user_urn
from datahub.emitter.mcp import MetadataChangeProposalWrapper
from datahub.ingestion.graph.client import DataHubGraph
from datahub.telemetry.telemetry import telemetry_instance
from datahub.metadata.urns import DatasetUrn
from datahub.utilities.urns.urn import Urn
from support import column_pair, described, lineage_to, since, upstream, upstreams_of, with_columns

Filled = dict[str, str]


@pytest.fixture
def filled(graph: DataHubGraph, urn_of: Callable[[str], str]) -> Filled:
    """source → middle → target, with columns, tags and an owner. The names need escaping in
    addresses.
    """
    urns = {name: urn_of(f"{name}/with space+plus") for name in ("source", "middle", "target")}
    query = "urn:li:query:made-by-hand"
    edge = upstream(urns["source"])
    edge.query = query
    lineage = models.UpstreamLineageClass(
        upstreams=[edge], fineGrainedLineages=[column_pair(urns["source"], urns["middle"], "a", query=query)]
    )
    tags = models.GlobalTagsClass(tags=[models.TagAssociationClass(tag=make_tag_urn("pii"))])
    owner = models.OwnerClass(owner=make_user_urn("jane"), type=models.OwnershipTypeClass.DATAOWNER)
    graph.emit_mcps(
        [
            *(described(urn, description=name) for name, urn in urns.items()),
            *(with_columns(urn, "a", "b") for urn in urns.values()),
            MetadataChangeProposalWrapper(entityUrn=urns["middle"], aspect=lineage),
            lineage_to(urns["target"], urns["middle"]),
            MetadataChangeProposalWrapper(entityUrn=urns["source"], aspect=tags),
            MetadataChangeProposalWrapper(entityUrn=urns["source"], aspect=models.OwnershipClass(owners=[owner])),
        ]
    )
    return urns


def test_configuration(catalog: Catalog, graph: DataHubGraph) -> None:
    assert graph.get_config()["noCode"] == "true"
    assert re.fullmatch(r"v?\d+\.\d+\.\d+(\.\d+)?(rc\d+)?", graph.get_config()["versions"]["acryldata/datahub"]["version"])
    verbose = graph._session.get(f"{catalog.url}/config?verbose=true").json()
    # Without authentication, every caller is the first user.
    assert verbose["userType"] == "user"


def test_telemetry(graph: DataHubGraph, monkeypatch: pytest.MonkeyPatch) -> None:
    """With telemetry on, the client asks the server for an id, which exists only if it was
    written.
    """
    monkeypatch.setattr(telemetry_instance, "enabled", True)
    graph.test_connection()
    assert graph.server_id == "missing"
    aspect = models.TelemetryClientIdClass(clientId="made-up")
    graph.emit_mcp(MetadataChangeProposalWrapper(entityUrn="urn:li:telemetry:clientId", aspect=aspect))
    graph.test_connection()
    assert graph.server_id == "made-up"


def test_through_the_proxy_of_the_frontend(catalog: Catalog, filled: Filled) -> None:
    """The address http://frontend/api/gms works like the catalog's own address."""
    through = Catalog(f"{catalog.url}/api/gms", catalog.address, catalog.token)
    with through.graph() as graph:
        graph.test_connection()
        assert graph.exists(filled["source"])


def test_aspects(graph: DataHubGraph, filled: Filled) -> None:
    assert upstreams_of(graph.get_aspect(filled["middle"], models.UpstreamLineageClass)) == [filled["source"]]
    schema = graph.get_schema_metadata(filled["source"])
    assert [(field.fieldPath, type(field.type.type)) for field in schema.fields] == [
        ("a", models.StringTypeClass),
        ("b", models.StringTypeClass),
    ]
    assert [one.owner for one in graph.get_ownership(filled["source"]).owners] == [make_user_urn("jane")]
    assert graph.get_aspect(filled["source"], models.UpstreamLineageClass) is None


def test_default_browse_paths(graph: DataHubGraph, filled: Filled, urn_of: Callable[[str], str]) -> None:
    paths = graph.get_aspect(filled["middle"], models.BrowsePathsV2Class)
    name = DatasetUrn.from_string(filled["middle"]).name
    assert [(one.id, one.urn) for one in paths.path] == [(part, None) for part in name.split(".")[:-1]]
    assert paths.path
    assert graph.get_aspect(urn_of("never-there"), models.BrowsePathsV2Class) is None


@since("1.7")
def test_specifications(graph: DataHubGraph) -> None:
    """The client asks once what a server supports."""
    specs = graph.get_entity_aspect_specs()
    keys = [one for one in vars(models).values() if isinstance(one, type) and hasattr(one, "ASPECT_INFO")]
    model = {info["keyForEntity"]: {key.ASPECT_NAME, *info["entityAspects"]} for key in keys if (info := key.ASPECT_INFO) and "keyForEntity" in info}
    assert specs.entity_aspects == model
    assert specs.supports("dataset", "upstreamLineage")


def test_earlier_versions(graph: DataHubGraph, filled: Filled) -> None:
    """Version 0 is the current one. From 1 on, versions go from the oldest to the newest."""
    urn = filled["source"]
    graph.emit_mcp(described(urn, description="newer"))
    described_as = lambda version: graph.get_aspect(urn, models.DatasetPropertiesClass, version=version).description  # noqa: E731
    assert [described_as(0), described_as(1)] == ["newer", "source"]


def test_existence(graph: DataHubGraph, filled: Filled, urn_of: Callable[[str], str]) -> None:
    assert graph.exists(filled["source"])
    assert not graph.exists(urn_of("never-there"))
    graph.emit_mcp(MetadataChangeProposalWrapper(entityUrn=make_user_urn("jane"), aspect=models.StatusClass(removed=False)))
    assert graph.exists(make_user_urn("jane"))


def test_whole_entities(graph: DataHubGraph, filled: Filled, urn_of: Callable[[str], str]) -> None:
    raw = graph.get_entity_raw(filled["middle"])
    assert (raw["urn"], raw["entityName"]) == (filled["middle"], "dataset")
    assert {"name", "type", "version", "value", "created"} <= raw["aspects"]["upstreamLineage"].keys()
    assert set(graph.get_entity_raw(filled["middle"], ["upstreamLineage"])["aspects"]) - {"datasetKey"} == {"upstreamLineage"}
    bag = graph.get_entity_semityped(filled["middle"])
    assert {"datasetKey", "datasetProperties", "schemaMetadata", "upstreamLineage"} <= bag.keys()
    assert upstreams_of(bag["upstreamLineage"]) == [filled["source"]]
    proposals = graph.get_entity_as_mcps(filled["middle"], ["upstreamLineage"])
    assert upstreams_of(next(one.aspect for one in proposals if one.aspectName == "upstreamLineage")) == [filled["source"]]
    # The real service has a trap here: it answers 200, with the key that the urn itself contains.
    assert set(graph.get_entity_raw(urn_of("never-there"))["aspects"]) == {"datasetKey"}


def test_several_entities_over_restli(graph: DataHubGraph, filled: Filled) -> None:
    """The form of `datahub migrate`, and of Rest.li's own clients."""
    ids = ",".join(Urn.url_encode(urn) for urn in filled.values())
    url = f"{graph.config.server}/entitiesV2?ids=List({ids})"
    assert set(graph._session.get(url).json()["results"]) == set(filled.values())
    answer = graph._session.get(f"{url}&aspects=List(upstreamLineage)", headers={"X-RestLi-Method": "batch_get"}).json()
    assert upstreams_of_raw(answer["results"][filled["middle"]]) == [filled["source"]]
    assert answer["errors"] == {}


def upstreams_of_raw(entity: dict) -> list[str]:
    return [one["dataset"] for one in entity["aspects"]["upstreamLineage"]["value"]["upstreams"]]


def test_entity_as_a_snapshot(graph: DataHubGraph, filled: Filled) -> None:
    """The oldest form. Its urn contains slashes that are not encoded."""
    answer = graph._session.get(f"{graph.config.server}/entities/{quote(filled['middle'])}")
    snapshot = answer.json()["value"]["com.linkedin.metadata.snapshot.DatasetSnapshot"]
    assert snapshot["urn"] == filled["middle"]
    record = "com.linkedin.dataset.UpstreamLineage"
    [lineage] = [one[record] for one in snapshot["aspects"] if record in one]
    assert [one["dataset"] for one in lineage["upstreams"]] == [filled["source"]]


def test_many_entities(graph: DataHubGraph, filled: Filled, urn_of: Callable[[str], str]) -> None:
    urns = [*filled.values(), urn_of("never-there")]
    found = graph.get_entities("dataset", urns, ["upstreamLineage"], with_system_metadata=True)
    assert set(found) == {filled["middle"], filled["target"]}
    lineage, system_metadata = found[filled["middle"]]["upstreamLineage"]
    assert upstreams_of(lineage) == [filled["source"]]
    assert system_metadata.lastObserved > 0
    assert set(graph.get_entities("dataset", [filled["source"]])[filled["source"]]) >= {"datasetKey", "datasetProperties", "ownership"}


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_many_entities_v2(graph: DataHubGraph, filled: Filled) -> None:
    found = graph.get_entities_v2("dataset", list(filled.values()), ["upstreamLineage"])
    assert [one["dataset"] for one in found[filled["middle"]]["upstreamLineage"]["value"]["upstreams"]] == [filled["source"]]


def test_related_entities(graph: DataHubGraph, filled: Filled) -> None:
    def related(urn: str, kind: str, direction: str) -> list[tuple[str, str | None]]:
        found = graph.get_related_entities(urn, [kind], getattr(graph.RelationshipDirection, direction))
        return [(one.urn, one.via) for one in found]

    assert related(filled["source"], "DownstreamOf", "INCOMING") == [(filled["middle"], "urn:li:query:made-by-hand")]
    assert related(filled["target"], "DownstreamOf", "OUTGOING") == [(filled["middle"], None)]
    assert related(filled["source"], "OwnedBy", "OUTGOING") == [(make_user_urn("jane"), None)]
    assert related(filled["source"], "TaggedWith", "OUTGOING") == [(make_tag_urn("pii"), None)]
    assert related(filled["target"], "DownstreamOf", "INCOMING") == []


def test_urns_by_filter(graph: DataHubGraph, platform: str) -> None:
    prod, dev = (make_dataset_urn(platform, "table", env) for env in ("PROD", "DEV"))
    tag = make_tag_urn(platform)
    tagged = models.GlobalTagsClass(tags=[models.TagAssociationClass(tag=tag)])
    graph.emit_mcps([described(prod), described(dev), MetadataChangeProposalWrapper(entityUrn=dev, aspect=tagged)])
    by = lambda **filters: sorted(graph.get_urns_by_filter(platform=platform, **filters))  # noqa: E731
    assert by() == sorted([prod, dev])
    assert by(entity_types=["dataset"], batch_size=1) == sorted([prod, dev])
    assert by(entity_types=["chart"]) == []
    assert by(env="DEV") == [dev]
    assert by(extraFilters=[{"field": "tags", "condition": "EQUAL", "values": [tag]}]) == [dev]
    graph.emit_mcp(MetadataChangeProposalWrapper(entityUrn=prod, aspect=models.StatusClass(removed=True)))
    assert by() == [dev]


def test_counts_and_lists(graph: DataHubGraph, filled: Filled) -> None:
    found = graph.get_search_results(start=0, count=2)["value"]
    assert found["numEntities"] >= 3
    assert (found["from"], found["pageSize"], len(found["entities"])) == (0, 2, 2)
    assert all(one["entity"].startswith("urn:li:dataset:") for one in found["entities"])
    assert graph.get_aspect_counts("upstreamLineage", urn_like=filled["middle"]) == 1
    assert graph.get_aspect_counts("upstreamLineage") >= 2
    assert set(graph.list_all_entity_urns("dataset", 0, 10_000)) >= set(filled.values())


def test_entities_by_name(graph: DataHubGraph, urn_of: Callable[[str], str]) -> None:
    name = urn_of("domain").split(",")[1]
    graph.emit_mcp(MetadataChangeProposalWrapper(entityUrn=f"urn:li:domain:{name}", aspect=models.DomainPropertiesClass(name=name)))
    assert graph.get_domain_urn_by_name(name) == f"urn:li:domain:{name}"
    assert graph.get_domain_urn_by_name(f"{name}.other") is None


def test_graphql(graph: DataHubGraph, filled: Filled) -> None:
    query = "query dataset($urn: String!) { dataset(urn: $urn) { urn name properties { description } } }"
    answer = graph.execute_graphql(query, {"urn": filled["source"]}, operation_name="dataset")
    assert answer["dataset"]["urn"] == filled["source"]
    assert answer["dataset"]["properties"] == {"description": "source"}
    assert graph.execute_graphql("{ __typename }") == {"__typename": "Query"}
    with pytest.raises(GraphError, match="neverThere"):
        graph.execute_graphql("{ neverThere }")


@since("1.4")
def test_graphql_without_what_the_catalog_does_not_have(graph: DataHubGraph, filled: Filled) -> None:
    query = "query dataset($urn: String!) { dataset(urn: $urn) { urn neverThere } }"
    answer = graph.execute_graphql(query, {"urn": filled["source"]}, strip_unsupported_fields=True)
    assert answer == {"dataset": {"urn": filled["source"]}}


@since("1.6.0.1")
def test_scrolled_entities(graph: DataHubGraph, filled: Filled) -> None:
    seen, scroll_id, pages = {}, None, 0
    by_urn = [{"and": [{"field": "urn", "condition": "EQUAL", "values": list(filled.values())}]}]
    while True:
        page = graph.scroll_entities(
            entity_names=["dataset"],
            aspects=["upstreamLineage", "datasetProperties"],
            count=2,
            scroll_id=scroll_id,
            with_system_metadata=True,
            include_soft_delete=False,
            filter=by_urn,
            sort_criteria=[{"field": "urn", "order": "ASCENDING"}],
        )
        assert page.total_count == 3
        seen.update(page.entities)
        pages += 1
        scroll_id = page.scroll_id
        if scroll_id is None:
            break
    assert pages in (2, 3)
    assert list(seen) == sorted(filled.values())
    assert upstreams_of(seen[filled["middle"]]["upstreamLineage"][0]) == [filled["source"]]
    # Without names of aspects, the answer has urns alone.
    assert all(aspects == {} for aspects in graph.scroll_entities(filter=by_urn, query="*", count=10).entities.values())


@since("1.6.0.1")
def test_scrolled_relationships(graph: DataHubGraph, filled: Filled) -> None:
    seen, scroll_id = [], None
    while True:
        page = graph.scroll_relationships(
            relationship_types=["DownstreamOf"],
            source_types=["dataset"],
            destination_types=["dataset"],
            source_urns=list(filled.values()),
            count=1,
            scroll_id=scroll_id,
        )
        seen += [(one.relationship_type, one.source_urn, one.destination_urn) for one in page.relationships]
        scroll_id = page.scroll_id
        if scroll_id is None:
            break
    assert sorted(seen) == sorted(
        [("DownstreamOf", filled["middle"], filled["source"]), ("DownstreamOf", filled["target"], filled["middle"])]
    )


@since("1.6.0.1")
def test_scrolled_lineage(graph: DataHubGraph, filled: Filled) -> None:
    def edges(direction: str | None) -> list[tuple[str, str]]:
        from datahub.ingestion.graph.openapi import LineageDirection

        found, scroll_id = [], None
        while True:
            page = graph.scroll_lineage(
                urns=[filled["middle"]], direction=direction and LineageDirection(direction), count=1, scroll_id=scroll_id
            )
            found += [(one.upstream_urn, one.downstream_urn) for one in page.relationships]
            scroll_id = page.scroll_id
            if scroll_id is None:
                return sorted(found)

    above, below = (filled["source"], filled["middle"]), (filled["middle"], filled["target"])
    assert edges("UPSTREAM") == [above]
    assert edges("DOWNSTREAM") == [below]
    assert edges(None) == sorted([above, below])

"""What people say about entities, edited over GraphQL and read by the client's own classes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import datahub.metadata.schema_classes as models
import pytest
from catalogs import Catalog
from datahub.configuration.common import GraphError
from datahub.emitter.mcp import MetadataChangeProposalWrapper
from datahub.ingestion.graph.client import DataHubGraph
from support import described, with_columns

Edit = Callable[[str, dict[str, Any]], Any]

INPUTS = {
    "addTag": "TagAssociationInput",
    "addTerm": "TermAssociationInput",
    "createGlossaryTerm": "CreateGlossaryEntityInput",
    "removeTerm": "TermAssociationInput",
    "updateDescription": "DescriptionUpdateInput",
}


@pytest.fixture
def edit(graph: DataHubGraph) -> Edit:
    """Sends a mutation with one input, and returns its value."""

    def send(field: str, value: dict[str, Any]) -> Any:
        kind = INPUTS.get(field, f"{field[0].upper()}{field[1:]}Input")
        fields = "{ properties { structuredProperty { urn } } }" if field.endswith("StructuredProperties") else ""
        document = f"mutation edit($input: {kind}!) {{ {field}(input: $input) {fields} }}"
        return graph.execute_graphql(document, variables={"input": value})[field]

    return send


@pytest.fixture
def table(graph: DataHubGraph, urn_of: Callable[[str], str]) -> str:
    urn = urn_of("table")
    graph.emit_mcps([described(urn), with_columns(urn, "id")])
    return urn


def name_of(urn: str) -> str:
    return urn.split(",")[1].replace(".", "_")


def test_tags(graph: DataHubGraph, edit: Edit, table: str) -> None:
    pii, gold = (graph.create_tag(f"{name_of(table)}_{name}") for name in ("pii", "gold"))
    assert edit("addTag", {"tagUrn": pii, "resourceUrn": table}) is True
    assert edit("batchAddTags", {"tagUrns": [pii, gold], "resources": [{"resourceUrn": table}]}) is True
    assert tags_of(graph, table) == [pii, gold]
    assert graph.remove_tag(pii, table) is True
    assert tags_of(graph, table) == [gold]
    with pytest.raises(GraphError, match="already exists"):
        graph.create_tag(f"{name_of(table)}_pii")


def tags_of(graph: DataHubGraph, urn: str) -> list[str]:
    aspect = graph.get_aspect(urn, models.GlobalTagsClass)
    return [one.tag for one in aspect.tags] if aspect else []


def test_terms_of_a_column(graph: DataHubGraph, edit: Edit, table: str) -> None:
    term = edit("createGlossaryTerm", {"id": f"{name_of(table)}_key", "name": f"Key of {table}"})
    column = {"resourceUrn": table, "subResourceType": "DATASET_FIELD", "subResource": "id"}
    assert edit("addTerm", {"termUrn": term, **column}) is True
    assert edit("updateDescription", {"description": "the key", **column}) is True
    aspect = graph.get_aspect(table, models.EditableSchemaMetadataClass)
    assert aspect is not None
    [field] = aspect.editableSchemaFieldInfo
    assert field.fieldPath == "id"
    assert field.description == "the key"
    assert field.glossaryTerms is not None
    assert [one.urn for one in field.glossaryTerms.terms] == [term]
    assert edit("removeTerm", {"termUrn": term, **column}) is True


def test_owners(graph: DataHubGraph, edit: Edit, table: str) -> None:
    jane = f"urn:li:corpuser:{name_of(table)}"
    graph.emit_mcp(MetadataChangeProposalWrapper(entityUrn=jane, aspect=models.StatusClass(removed=False)))
    owner = {"ownerUrn": jane, "ownerEntityType": "CORP_USER", "type": "TECHNICAL_OWNER"}
    assert edit("addOwner", {**owner, "resourceUrn": table}) is True
    ownership = graph.get_aspect(table, models.OwnershipClass)
    assert ownership is not None
    [stored] = ownership.owners
    assert (stored.owner, stored.type) == (jane, models.OwnershipTypeClass.TECHNICAL_OWNER)
    assert stored.typeUrn == "urn:li:ownershipType:__system__technical_owner"
    assert ownership.ownerTypes == {stored.typeUrn: [jane]}
    assert edit("removeOwner", {"ownerUrn": jane, "resourceUrn": table}) is True
    assert graph.get_aspect(table, models.OwnershipClass).owners == []


def test_domains(graph: DataHubGraph, edit: Edit, table: str) -> None:
    domain = edit("createDomain", {"id": name_of(table), "name": f"Domain of {table}"})
    document = "mutation set($entity: String!, $domain: String!) { setDomain(entityUrn: $entity, domainUrn: $domain) }"
    assert graph.execute_graphql(document, variables={"entity": table, "domain": domain}) == {"setDomain": True}
    assert graph.get_aspect(table, models.DomainsClass).domains == [domain]
    document = "mutation unset($entity: String!) { unsetDomain(entityUrn: $entity) }"
    assert graph.execute_graphql(document, variables={"entity": table}) == {"unsetDomain": True}
    assert graph.get_aspect(table, models.DomainsClass).domains == []


def test_deprecation_and_links(graph: DataHubGraph, edit: Edit, table: str) -> None:
    assert edit("updateDeprecation", {"urn": table, "deprecated": True, "note": "old"}) is True
    deprecation = graph.get_aspect(table, models.DeprecationClass)
    assert (deprecation.deprecated, deprecation.note) == (True, "old")
    link = {"linkUrl": "https://example.org/a", "label": "a", "resourceUrn": table}
    assert edit("addLink", link) is True
    [stored] = graph.get_aspect(table, models.InstitutionalMemoryClass).elements
    assert (stored.url, stored.description) == (link["linkUrl"], "a")
    assert edit("removeLink", link) is True


def test_structured_properties(graph: DataHubGraph, edit: Edit, table: str) -> None:
    tier = f"urn:li:structuredProperty:{name_of(table)}"
    definition = models.StructuredPropertyDefinitionClass(
        qualifiedName=name_of(table),
        valueType="urn:li:dataType:datahub.string",
        entityTypes=["urn:li:entityType:datahub.dataset"],
    )
    graph.emit_mcp(MetadataChangeProposalWrapper(entityUrn=tier, aspect=definition))
    value = {"structuredPropertyUrn": tier, "values": [{"stringValue": "gold"}]}
    shown = edit("upsertStructuredProperties", {"assetUrn": table, "structuredPropertyInputParams": [value]})
    assert shown == {"properties": [{"structuredProperty": {"urn": tier}}]}
    [stored] = graph.get_aspect(table, models.StructuredPropertiesClass).properties
    assert (stored.propertyUrn, stored.values) == (tier, ["gold"])
    shown = edit("removeStructuredProperties", {"assetUrn": table, "structuredPropertyUrns": [tier]})
    assert shown == {"properties": []}


def test_a_dataset_as_its_page_reads_it(graph: DataHubGraph, edit: Edit, table: str) -> None:
    tag = graph.create_tag(f"{name_of(table)}_read")
    edit("addTag", {"tagUrn": tag, "resourceUrn": table})
    document = """query page($urn: String!) {
      dataset(urn: $urn) {
        urn name properties { description } tags { tags { tag { urn properties { name } } } }
        schemaMetadata { fields { fieldPath type } } ownership { owners { type } } health { type }
      }
    }"""
    shown = graph.execute_graphql(document, variables={"urn": table})["dataset"]
    assert shown["tags"] == {"tags": [{"tag": {"urn": tag, "properties": {"name": f"{name_of(table)}_read"}}}]}
    assert shown["schemaMetadata"] == {"fields": [{"fieldPath": "id", "type": "STRING"}]}
    assert shown["properties"] == {"description": "made by the client"}


def test_without_the_privilege(catalog: Catalog, graph: DataHubGraph, table: str) -> None:
    if catalog.token is None:
        pytest.skip("privileges are there with authentication alone")
    name = name_of(table)
    account, catalog_of_account = catalog.as_service_account(name)
    with catalog_of_account.graph() as other:
        assert other.execute_graphql("query me { me { corpUser { urn } } }")["me"]["corpUser"]["urn"] == account
        with pytest.raises(GraphError, match="Unauthorized"):
            other.create_tag(f"{name}_refused")
    deleted = graph.execute_graphql(
        "mutation end($urn: String!) { deleteServiceAccount(urn: $urn) }", variables={"urn": account}
    )
    assert deleted == {"deleteServiceAccount": True}

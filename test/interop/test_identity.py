"""Users and groups over GraphQL, beside the client's own classes."""

from __future__ import annotations

from collections.abc import Callable

import datahub.metadata.schema_classes as models
from datahub.emitter.mcp import MetadataChangeProposalWrapper
from datahub.ingestion.graph.client import DataHubGraph


def make_user(graph: DataHubGraph, name: str) -> str:
    urn = f"urn:li:corpuser:{name}"
    info = models.CorpUserInfoClass(active=True, displayName=f"Name of {name}", email=f"{name}@example.org")
    graph.emit_mcp(MetadataChangeProposalWrapper(entityUrn=urn, aspect=info))
    return urn


def test_users(graph: DataHubGraph, urn_of: Callable[[str], str]) -> None:
    name = urn_of("x").split(",")[1]
    urn = make_user(graph, name)
    document = "query user($urn: String!) { corpUser(urn: $urn) { urn username info { displayName email active } } }"
    assert graph.execute_graphql(document, variables={"urn": urn})["corpUser"] == {
        "urn": urn,
        "username": name,
        "info": {"displayName": f"Name of {name}", "email": f"{name}@example.org", "active": True},
    }
    document = "query users($query: String!) { listUsers(input: {start: 0, count: 10, query: $query}) { users { urn } } }"
    assert {"urn": urn} in graph.execute_graphql(document, variables={"query": name})["listUsers"]["users"]
    document = "mutation suspend($urn: String!) { updateUserStatus(urn: $urn, status: SUSPENDED) }"
    assert graph.execute_graphql(document, variables={"urn": urn}) == {"updateUserStatus": urn}
    assert graph.get_aspect(urn, models.CorpUserStatusClass).status == "SUSPENDED"
    assert graph.execute_graphql("mutation end($urn: String!) { removeUser(urn: $urn) }", variables={"urn": urn}) == {
        "removeUser": True
    }
    assert not graph.exists(urn)


def test_groups(graph: DataHubGraph, urn_of: Callable[[str], str]) -> None:
    name = urn_of("x").split(",")[1]
    user = make_user(graph, name)
    document = "mutation make($id: String!) { createGroup(input: {id: $id, name: $id, description: \"made\"}) }"
    group = graph.execute_graphql(document, variables={"id": name})["createGroup"]
    members = {"group": group, "users": [user]}
    document = "mutation add($group: String!, $users: [String!]!) { addGroupMembers(input: {groupUrn: $group, userUrns: $users}) }"
    assert graph.execute_graphql(document, variables=members) == {"addGroupMembers": True}
    assert graph.get_aspect(user, models.NativeGroupMembershipClass).nativeGroups == [group]
    document = "query group($urn: String!) { corpGroup(urn: $urn) { urn properties { displayName description } } }"
    assert graph.execute_graphql(document, variables={"urn": group})["corpGroup"]["properties"] == {
        "displayName": name,
        "description": "made",
    }
    document = "query roles { listRoles(input: {start: 0, count: 10}) { roles { name } } }"
    assert {"name": "Reader"} in graph.execute_graphql(document)["listRoles"]["roles"]
    document = "mutation leave($group: String!, $users: [String!]!) { removeGroupMembers(input: {groupUrn: $group, userUrns: $users}) }"
    assert graph.execute_graphql(document, variables=members) == {"removeGroupMembers": True}
    assert graph.execute_graphql("mutation end($urn: String!) { removeGroup(urn: $urn) }", variables={"urn": group}) == {
        "removeGroup": True
    }

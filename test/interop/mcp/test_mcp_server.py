"""DataHub's MCP server, started as its users start it, answers from the catalog."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from catalogs import Catalog
from datahub.ingestion.graph.client import DataHubGraph
from fastmcp import Client
from fastmcp.client.transports import StdioTransport
from support import column_pair, described, lineage_to, upstream, with_columns
from datahub.emitter.mcp import MetadataChangeProposalWrapper
import datahub.metadata.schema_classes as models

Answers = dict[str, Any]


@pytest.fixture
def shop(graph: DataHubGraph, urn_of: Callable[[str], str]) -> dict[str, str]:
    """raw → orders → report, with columns."""
    urns = {name: urn_of(f"mcp_{name}") for name in ("raw", "orders", "report")}
    lineage = models.UpstreamLineageClass(
        upstreams=[upstream(urns["raw"])], fineGrainedLineages=[column_pair(urns["raw"], urns["orders"], "id")]
    )
    graph.emit_mcps(
        [
            *(described(urn, description=name) for name, urn in urns.items()),
            *(with_columns(urn, "id", "price") for urn in urns.values()),
            MetadataChangeProposalWrapper(entityUrn=urns["orders"], aspect=lineage),
            lineage_to(urns["report"], urns["orders"]),
        ]
    )
    return urns


def calls_of(urns: dict[str, str]) -> dict[str, tuple[str, dict[str, Any]]]:
    """The tool and the arguments of each call."""
    orders = urns["orders"]
    return {
        "search": ("search", {"query": "mcp_orders"}),
        "structured search": ("search", {"query": "/q name:mcp_ord*"}),
        "entities": ("get_entities", {"urns": [orders]}),
        "upstream": ("get_lineage", {"urn": orders, "upstream": True, "max_hops": 3}),
        "downstream": ("get_lineage", {"urn": orders, "upstream": False, "max_hops": 3}),
        "columns": ("get_lineage", {"urn": orders, "column": "id", "upstream": True, "max_hops": 1}),
        "queries": ("get_dataset_queries", {"urn": orders}),
        "fields": ("list_schema_fields", {"urn": orders}),
    }


async def answers_of(catalog: Catalog, home: Path, calls: dict[str, tuple[str, dict[str, Any]]]) -> Answers:
    env = {**os.environ, **catalog.env, "HOME": str(home), "DATAHUB_TELEMETRY_ENABLED": "false"}
    # Without authentication, the server needs a token all the same.
    env["DATAHUB_GMS_TOKEN"] = catalog.token or "made-up-for-this-test"
    transport = StdioTransport(sys.executable, ["-m", "mcp_server_datahub"], env=env)
    async with Client(transport, timeout=60) as client:
        results = {name: await client.call_tool(tool, arguments) for name, (tool, arguments) in calls.items()}
    return {name: json.dumps(result.structured_content) for name, result in results.items()}


def test_answers_from_the_catalog(catalog: Catalog, shop: dict[str, str], tmp_path: Path) -> None:
    answers = asyncio.run(answers_of(catalog, tmp_path, calls_of(shop)))
    named = {name: {short for short, urn in shop.items() if urn in answer} for name, answer in answers.items()}
    # An answer may also name the dataset that was asked about.
    # Words of the name find the other datasets as well, after the one that has all of them.
    order = sorted(named["search"], key=lambda name: answers["search"].index(shop[name]))
    assert order[0] == "orders"
    assert {name: found - {"orders"} for name, found in named.items() if name != "search"} == {
        "structured search": set(),
        "entities": set(),
        "upstream": {"raw"},
        "downstream": {"report"},
        "columns": {"raw"},
        "queries": set(),
        "fields": set(),
    }
    assert all("orders" in named[name] for name in ("search", "structured search", "entities"))
    assert '"id"' in answers["columns"] and '"price"' in answers["fields"]
    assert json.loads(answers["queries"])["total"] == 0

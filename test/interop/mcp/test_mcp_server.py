"""DataHub's MCP server, started as its users start it, answers from the catalog."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import datahub.metadata.schema_classes as models
import pytest
from catalogs import Catalog
from datahub.emitter.mcp import MetadataChangeProposalWrapper
from datahub.ingestion.run.pipeline import Pipeline
from datahub.ingestion.graph.client import DataHubGraph
from fastmcp import Client
from fastmcp.client.transports import StdioTransport
from support import column_pair, described, lineage_to, upstream, with_columns
Answers = dict[str, Any]

DOCUMENT = "urn:li:document:runbook"


def write_document(graph: DataHubGraph) -> None:
    stamp = models.AuditStampClass(time=1, actor="urn:li:corpuser:datahub")
    text = models.DocumentContentsClass(text="Restart the loader.")
    status = models.DocumentStatusClass(state=models.DocumentStateClass.PUBLISHED)
    runbook = models.DocumentInfoClass(title="Runbook", contents=text, status=status, created=stamp, lastModified=stamp)
    graph.emit_mcp(MetadataChangeProposalWrapper(entityUrn=DOCUMENT, aspect=runbook))


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
    write_document(graph)
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
        "document": ("grep_documents", {"urns": [DOCUMENT], "pattern": "(?i)restart"}),
    }


def server_of(catalog: Catalog, home: Path) -> Client:
    env = {**os.environ, **catalog.env, "HOME": str(home), "DATAHUB_TELEMETRY_ENABLED": "false"}
    # Without authentication, the server needs a token all the same.
    env["DATAHUB_GMS_TOKEN"] = catalog.token or "made-up-for-this-test"
    env["TOOLS_IS_USER_ENABLED"] = "true"
    return Client(StdioTransport(sys.executable, ["-m", "mcp_server_datahub"], env=env), timeout=60)


async def answers_of(catalog: Catalog, home: Path, calls: dict[str, tuple[str, dict[str, Any]]]) -> Answers:
    async with server_of(catalog, home) as client:
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
        "document": set(),
    }
    assert all("orders" in named[name] for name in ("search", "structured search", "entities"))
    assert '"id"' in answers["columns"] and '"price"' in answers["fields"]
    assert json.loads(answers["queries"])["total"] == 0
    assert json.loads(answers["document"])["total_matches"] == 1


SAMPLE = Path(__file__).parents[4] / "shared" / "data" / "bootstrap_mce.json"
EVENTS = "urn:li:dataset:(urn:li:dataPlatform:hive,logging_events,PROD)"
CREATED = "urn:li:dataset:(urn:li:dataPlatform:hive,fct_users_created,PROD)"
OTHERS = [
    "urn:li:dataJob:(urn:li:dataFlow:(airflow,dag_abc,PROD),task_123)",
    "urn:li:chart:(looker,baz1)",
    "urn:li:dashboard:(looker,baz)",
    "urn:li:dataFlow:(airflow,dag_abc,PROD)",
    "urn:li:tag:Legacy",
    "urn:li:corpuser:datahub",
]

# The arguments of the calls of each tool that only reads.
CALLS: dict[str, list[dict[str, Any]]] = {
    "search": [{"query": "*", "num_results": 50}, {"query": "logging", "filter": "entity_type = dataset AND platform = hive"}],
    "get_lineage": [{"urn": urn, "upstream": up, "max_hops": 3} for urn in [EVENTS, CREATED, *OTHERS[:3]] for up in (True, False)],
    "get_dataset_queries": [{"urn": CREATED}],
    "get_entities": [{"urns": [urn]} for urn in [EVENTS, CREATED, *OTHERS]],
    "get_aspect_history": [{"urns": [EVENTS, CREATED], "aspect_names": ["upstreamLineage", "ownership"]}],
    "list_schema_fields": [{"urn": CREATED}],
    "get_lineage_paths_between": [{"source_urn": EVENTS, "target_urn": CREATED}],
    "get_me": [{}],
    "search_documents": [{"query": "runbook"}, {"query": "*", "num_results": 0}],
    "grep_documents": [{"urns": [DOCUMENT], "pattern": "(?i)restart"}],
}


@pytest.mark.skipif(not SAMPLE.exists(), reason="the sample events of DataHub are not on this machine")
def test_every_read_tool_on_the_sample(catalog: Catalog, graph: DataHubGraph, tmp_path: Path) -> None:
    sink = {"type": "datahub-rest", "config": {"server": catalog.url, "token": catalog.token}}
    Pipeline.create({"source": {"type": "file", "config": {"path": str(SAMPLE)}}, "sink": sink}).run()
    write_document(graph)

    async def call_all() -> dict[str, str]:
        async with server_of(catalog, tmp_path) as client:
            tools = [tool.name for tool in await client.list_tools() if tool.annotations and tool.annotations.readOnlyHint]
            answers = {}
            for tool in tools:
                for arguments in CALLS[tool]:
                    answer = await client.call_tool(tool, arguments, raise_on_error=False)
                    content = json.dumps(answer.structured_content or [one.text for one in answer.content])
                    answers[f"{tool} {json.dumps(arguments)}"] = f"{'error: ' if answer.is_error else ''}{content}"
            assert sorted(tools) == sorted(CALLS)
            return answers

    answers = asyncio.run(call_all())
    assert {call: answer for call, answer in answers.items() if answer.startswith("error: ") or '"error": "' in answer} == {}
    assert all(urn in answers[f"get_entities {json.dumps({'urns': [urn]})}"] for urn in [EVENTS, CREATED, *OTHERS])

"""Lineage of jobs, charts and dashboards that the client wrote, beside ours: all of it stays."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from datahub.emitter.mcp import MetadataChangeProposalWrapper
from datahub.ingestion.graph.client import DataHubGraph
from kinds import Urns, aspects_of_connectors
from support import described, with_columns

Headwater = Callable[..., str]

pytestmark = pytest.mark.with_token_only

SETTINGS = "version: 1\nstack: {stack}\nmanifests: [lineage.yaml]\n"

NAMES = """version: 1
datasets:
  one:   {{urn: "{dataset one}"}}
  two:   {{urn: "{dataset two}"}}
  three: {{urn: "{dataset three}"}}
jobs:
  job_one: {{urn: "{dataJob one}"}}
  job_two: {{urn: "{dataJob two}"}}
charts:
  chart_one: {{urn: "{chart one}"}}
  chart_two: {{urn: "{chart two}"}}
dashboards:
  board_one: {{urn: "{dashboard one}"}}
  board_two: {{urn: "{dashboard two}"}}
lineage:
"""

# Everything that the connectors wrote.
THEIRS = """
  - {job: job_one, inputs: [one], outputs: [two]}
  - job: job_two
    inputs: [one, two]
    outputs: [two]
    after: [job_one]
    columns: {two.id: {from: [one.id], confidence: 0.5}}
  - {downstream: chart_one, upstreams: [one], columns: {id: one.id, name: one.name}}
  - {downstream: chart_two, upstreams: [one, two], columns: {id: one.id, name: one.name}}
  - {downstream: board_one, upstreams: [chart_one, two]}
  - {downstream: board_two, upstreams: [chart_one, chart_two, one, board_one]}
"""

# An edge of ours for every list, and columns where a kind has them.
OURS = """
  - {job: job_one, inputs: [three], outputs: [three], after: [job_two], columns: {three.name: three.id}}
  - {job: job_two, inputs: [three], outputs: [three], columns: {three.id: {from: [three.id], transform: upper}}}
  - {downstream: chart_one, upstreams: [three, chart_two], columns: {id: three.id}}
  - {downstream: chart_two, upstreams: [three], columns: {id: three.id, late: three.id}}
  - {downstream: board_one, upstreams: [three, chart_two]}
  - {downstream: board_two, upstreams: [three, two]}
"""

NOTHING = "  []\n"

# The stack removes all that it owns.
ALLOWED = ("--allow", "mass-delete", "--reason", "a test")


@pytest.fixture
def stack(graph: DataHubGraph, urns: Urns, urn_of: Callable[[str], str], tmp_path: Path) -> Callable[[str], None]:
    """Writes the lineage of connectors, and returns a function that writes the manifest."""
    urns["dataset three"] = urn_of("three")
    tables = [urns[f"dataset {name}"] for name in ("one", "two", "three")]
    graph.emit_mcps([proposal for urn in tables for proposal in (described(urn), with_columns(urn, "id", "name"))])
    graph.emit_mcps([MetadataChangeProposalWrapper(entityUrn=urn, aspect=aspect) for urn, aspect in aspects_of_connectors(urns)])
    (tmp_path / "headwater.yaml").write_text(SETTINGS.format(stack=tables[0].split(",")[1].replace(".", "-")))

    def declare(lineage: str) -> None:
        (tmp_path / "lineage.yaml").write_text(NAMES.format(**urns) + lineage)

    return declare


def stored(graph: DataHubGraph, urns: Urns) -> dict[str, object]:
    """Every aspect with lineage, as the client reads it."""
    written = list(aspects_of_connectors(urns))
    return {f"{urn} {type(aspect).__name__}": graph.get_aspect(urn, type(aspect)).to_obj() for urn, aspect in written}


def without(is_dropped: Callable[[dict[str, object]], bool], aspect: object) -> object:
    """An aspect without some records, without our marks, and without what is empty then."""
    if isinstance(aspect, list):
        return [without(is_dropped, one) for one in aspect if not (isinstance(one, dict) and is_dropped(one))]
    if not isinstance(aspect, dict):
        return aspect
    found = {name: without(is_dropped, value) for name, value in aspect.items() if name != "headwater"}
    return {name: value for name, value in found.items() if value not in ([], {})}


def has_only_a_mark(record: dict[str, object]) -> bool:
    """A record beside an item of an older list, which has no place for a mark."""
    return "headwater_beside" in (record.get("properties") or {})


def test_declared_adopted_and_released(graph: DataHubGraph, urns: Urns, stack: Callable[[str], None], headwater: Headwater) -> None:
    """A manifest that declares everything plans nothing. Adopting changes marks alone, and
    releasing restores every aspect.
    """
    before = stored(graph, urns)
    stack(THEIRS)
    headwater("plan", "--detailed-exitcode")
    headwater("adopt", "--out", "adopt.json")
    headwater("apply", "adopt.json")
    adopted = stored(graph, urns)
    headwater("plan", "--detailed-exitcode")
    assert all(adopted[name] != before[name] for name in before if "InputFields" not in name)
    assert without(has_only_a_mark, adopted) == without(has_only_a_mark, before)
    headwater("release", "--select", "*", "--out", "release.json")
    headwater("apply", "release.json")
    assert stored(graph, urns) == before


def test_added_pruned_and_rolled_back(
    graph: DataHubGraph, urns: Urns, stack: Callable[[str], None], headwater: Headwater, tmp_path: Path
) -> None:
    before = stored(graph, urns)

    def receipt() -> str:
        """The receipt of the last apply."""
        return str(max((tmp_path / ".headwater" / "receipts").glob("*.json*"), key=lambda file: file.stat().st_mtime_ns))

    def is_ours(record: dict[str, object]) -> bool:
        mark = (record.get("properties") or {}).get("headwater", "")
        return urns["dataset three"] in str(record) or '"edge":1' in mark

    def others() -> object:
        return without(is_ours, stored(graph, urns))

    others_before = others()
    stack(OURS)
    headwater("apply", "--auto-approve")
    of_adding = receipt()
    headwater("plan", "--detailed-exitcode")
    added = stored(graph, urns)
    assert all(added[name] != before[name] for name in before)
    assert others() == others_before

    stack(NOTHING)
    headwater("apply", "--auto-approve", "--allow", "empty-desired", *ALLOWED)
    headwater("plan", "--detailed-exitcode")
    assert stored(graph, urns) == before

    headwater("rollback", receipt(), "--out", "back.json")
    headwater("apply", "back.json")
    assert stored(graph, urns) == added
    headwater("rollback", of_adding, "--out", "again.json", *ALLOWED)
    headwater("apply", "again.json")
    assert stored(graph, urns) == before

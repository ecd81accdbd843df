"""All that the client wrote in the other tests becomes manifests. This file is the last by its name."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from catalogs import Catalog
from datahub.ingestion.graph.client import DataHubGraph
from support import described, lineage_to

pytestmark = pytest.mark.with_token_only


def test_plan_after_an_import_is_empty(catalog: Catalog, graph: DataHubGraph, urn_of: Callable[[str], str], tmp_path: Path) -> None:
    """The import of the whole catalog leaves nothing to plan, and changes nothing the second time."""
    raw, daily = urn_of("raw"), urn_of("daily")
    graph.emit_mcps([described(raw), described(daily), lineage_to(daily, raw)])
    # The client's own user drew edges by updateLineage, which a plan of that user claims.
    _, catalog_of_account = catalog.as_service_account("pipeline")
    headwater = catalog_of_account.headwater(tmp_path)
    headwater("import", "catalog")
    assert re.search(r"[1-9]\d* edge", headwater("validate"))
    headwater("plan", "--detailed-exitcode")
    assert "nothing changes" in headwater("import", "catalog", "--detailed-exitcode")

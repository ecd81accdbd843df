"""Writes the lineage of artifacts of dbt to a catalog with DataHub's own dbt connector.

    python connector.py URL MANIFEST [CATALOG]
"""

from __future__ import annotations

import sys

from datahub.ingestion.run.pipeline import Pipeline

url, manifest, *catalog = sys.argv[1:]
pipeline = Pipeline.create(
    {
        "source": {
            "type": "dbt",
            "config": {
                "manifest_path": manifest,
                "target_platform": "duckdb",
                **({"catalog_path": catalog[0]} if catalog else {}),
            },
        },
        "sink": {"type": "datahub-rest", "config": {"server": url}},
    }
)
pipeline.run()
pipeline.raise_from_status()

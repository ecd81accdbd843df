"""Builds a dbt project and generates its docs, as `dbt build` and `dbt docs generate` do. One process
parses the project once for both.
"""

from __future__ import annotations

from dbt.cli.main import dbtRunner

parsed = dbtRunner().invoke(["parse"])
assert parsed.success, parsed.exception
for command in (["build"], ["docs", "generate"]):
    done = dbtRunner(manifest=parsed.result).invoke(command)
    assert done.success, f"dbt {' '.join(command)}: {done.exception}"

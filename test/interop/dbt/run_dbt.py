"""Runs commands of dbt in one process, since dbt takes seconds to start. Each argument is a command,
such as "docs generate". Each command reads the project anew: dbt leaves ephemeral models out of code
that it compiles a second time from the same manifest.
"""

from __future__ import annotations

import sys

from dbt.cli.main import dbtRunner

for command in sys.argv[1:]:
    done = dbtRunner().invoke(command.split())
    assert done.success, f"dbt {command}: {done.exception}"

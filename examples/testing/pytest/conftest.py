"""A catalog for the tests of this folder: `headwater serve` on a free port, with a database in memory."""

import os
import signal
import subprocess
from collections.abc import Iterator

import pytest


@pytest.fixture(scope="session")
def catalog_url() -> Iterator[str]:
    """The address of the catalog: the value that DATAHUB_GMS_URL has in production."""
    command = ["npx", "headwater", "serve", "--port", "0", "--db", ":memory:", "--dialect", "datahub"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True)
    try:
        # The catalog prints one line when it listens: "listening on http://127.0.0.1:41231".
        line = process.stdout.readline()
        assert "listening on " in line, "headwater serve did not start; see its messages above"
        yield line.split()[-1]
    finally:
        # npx starts another process, which would outlive npx. This ends both.
        os.killpg(process.pid, signal.SIGTERM)
        process.wait(timeout=30)

"""Runs the command line of the official client."""

import sys

import report_resources  # noqa: F401
from datahub.entrypoints import main

sys.exit(main())

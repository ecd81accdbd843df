"""Emits the lineage of a file, a dataset a line, with the official client.

Emits it asynchronously, makes no plan, and reads nothing back.
Usage: emit-lineage.py FILE URL
"""

import json
import sys
from itertools import islice
from pathlib import Path

import report_resources  # noqa: F401
from datahub.emitter.mcp import MetadataChangeProposalWrapper
from datahub.emitter.rest_emitter import DatahubRestEmitter, EmitMode
from datahub.metadata.schema_classes import FineGrainedLineageClass, UpstreamClass, UpstreamLineageClass

BATCH = 200


def proposal(entry: dict) -> MetadataChangeProposalWrapper:
    pairs = [
        FineGrainedLineageClass(upstreamType="FIELD_SET", downstreamType="FIELD", **pair)
        for pair in entry["fineGrainedLineages"]
    ]
    upstreams = [UpstreamClass(**upstream) for upstream in entry["upstreams"]]
    aspect = UpstreamLineageClass(upstreams=upstreams, fineGrainedLineages=pairs)
    return MetadataChangeProposalWrapper(entityUrn=entry["urn"], aspect=aspect)


_, file, url = sys.argv
emitter = DatahubRestEmitter(url)
emitted = 0
with Path(file).open() as lines:
    while batch := [proposal(json.loads(line)) for line in islice(lines, BATCH)]:
        emitter.emit_mcps(batch, emit_mode=EmitMode.ASYNC)
        emitted += len(batch)
print("emitted", emitted)

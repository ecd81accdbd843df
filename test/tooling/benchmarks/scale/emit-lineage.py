"""Emits the lineage of a file with the official client: asynchronous, without a plan or a read-back.

Usage: emit-lineage.py FILE URL
"""

import json
import sys
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
entries = json.loads(Path(file).read_text())
emitter = DatahubRestEmitter(url)
for start in range(0, len(entries), BATCH):
    batch = [proposal(entry) for entry in entries[start : start + BATCH]]
    emitter.emit_mcps(batch, emit_mode=EmitMode.ASYNC)
print("emitted", len(entries))

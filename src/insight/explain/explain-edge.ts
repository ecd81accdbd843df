import { compareText } from '../../errors/compare-text.js';
import { edgeEnds } from '../../model/edge-end.js';
import type { LineageReading } from '../../model/observed-state.js';
import type { AuditStamp, UpstreamRecord } from '../../model/upstream-lineage.js';
import { edgeAddress } from '../../plan/document/address-book.js';
import { changedEnd, type EdgeChange } from '../../plan/document/change.js';
import type { ObservedEdge } from '../../plan/unit/observed-unit.js';
import { isOwnName, type Owner } from '../../plan/unit/owner.js';
import type { DecidedEdge, PlannedUnit } from '../../plan/unit/planned-unit.js';
import type { IsoTime } from '../drift/lineage-history.js';
import { describeEdgeDecision } from './describe-decision.js';
import { type ExplainContext, manifestSource } from './explain-context.js';
import type { ExplainedEdge, LiveEdge, LiveMark, LiveRecord } from './explanation.js';

/** Explains one edge by the planner's decision on it. */
export function explainEdge(
  planned: PlannedUnit,
  edge: DecidedEdge,
  context: ExplainContext,
): ExplainedEdge {
  const { downstream, unit } = planned;
  const { upstream, type, declared, seen, decision } = edge;
  const { book, ownership, lineage } = context;
  const change = planned.changes.find(
    (one): one is EdgeChange => one.element === 'edge' && changedEnd(one) === upstream,
  );
  return {
    element: 'edge',
    address: edgeAddress(book, downstream, upstream),
    ...edgeEnds(downstream, upstream),
    type,
    ...(declared?.note !== undefined && { note: declared.note }),
    manifest: unit && declared ? manifestSource(unit, declared.place, ownership) : null,
    live: lineage && liveEdge(upstream, seen, { ...context, lineage }),
    decision: context.unreadable ?? {
      kind: decision.kind,
      why: describeEdgeDecision(decision),
      change: change ?? null,
    },
  };
}

interface LiveContext extends Pick<ExplainContext, 'owner' | 'isoTime'> {
  readonly lineage: LineageReading;
}

function liveEdge(
  upstream: string,
  seen: ObservedEdge | undefined,
  { lineage, owner, isoTime }: LiveContext,
): LiveEdge {
  const records = (lineage.value?.upstreams ?? []).filter(({ dataset }) => dataset === upstream);
  return {
    records: records.map((record) => liveRecord(record, isoTime)),
    marks: liveMarks(seen, owner),
  };
}

/** A time of 0 means that the writer gave none. */
function liveRecord({ type, created, auditStamp }: UpstreamRecord, isoTime: IsoTime): LiveRecord {
  const stamp: AuditStamp | undefined = created ?? auditStamp;
  return {
    type,
    createdBy: stamp?.actor ?? null,
    createdAt: stamp && stamp.time > 0 ? isoTime(stamp.time) : null,
  };
}

function liveMarks(seen: ObservedEdge | undefined, owner: Owner): readonly LiveMark[] | null {
  if (!seen) return [];
  if (!seen.marks) return null;
  return [...seen.marks]
    .map(([name, { edge, pairs, protect, note }]) => ({
      owner: name,
      ours: isOwnName(name, owner),
      edge,
      pairs: pairs.length,
      protect,
      ...(note !== undefined && { note }),
    }))
    .sort((a, b) => compareText(a.owner, b.owner));
}

import { compareText } from '../../errors/compare-text.js';
import type { LineageReading } from '../../model/observed-state.js';
import type { AuditStamp, UpstreamRecord } from '../../model/upstream-lineage.js';
import { edgeAddress } from '../address-book.js';
import type { EdgeChange } from '../change.js';
import type { IsoTime } from '../drift/history.js';
import type { DecidedEdge, PlannedUnit } from '../lineage/decided-unit.js';
import type { ObservedEdge } from '../lineage/observe-unit.js';
import { isOwnName, type Owner } from '../lineage/owner.js';
import { edgeWhy } from './decision-words.js';
import { declaredAs } from './declared-as.js';
import type { LiveEdge, LiveMark, LiveRecord, TracedEdge } from './trace.js';
import type { UnitTraceContext } from './unit-trace-context.js';

/** Follows one edge through the planner's own decision on it. */
export function tracedEdge(planned: PlannedUnit, edge: DecidedEdge, context: UnitTraceContext): TracedEdge {
  const { downstream, unit } = planned;
  const { upstream, type, declared, seen, decision } = edge;
  const { book, ownership, lineage } = context;
  const change = planned.changes.find((one): one is EdgeChange => one.element === 'edge' && one.upstream === upstream);
  return {
    element: 'edge',
    address: edgeAddress(book, downstream, upstream),
    downstream,
    upstream,
    type,
    manifest: unit && declared ? declaredAs(unit, declared.place, ownership) : null,
    live: lineage && liveEdge(upstream, seen, { ...context, lineage }),
    decision: context.unreadable ?? { kind: decision.kind, why: edgeWhy(decision), change: change ?? null },
  };
}

interface LiveContext {
  readonly lineage: LineageReading;
  readonly owner: Owner;
  readonly isoTime: IsoTime;
}

function liveEdge(upstream: string, seen: ObservedEdge | undefined, { lineage, owner, isoTime }: LiveContext): LiveEdge {
  const records = (lineage.value?.upstreams ?? []).filter(({ dataset }) => dataset === upstream);
  return { records: records.map((record) => liveRecord(record, isoTime)), marks: liveMarks(seen, owner) };
}

/** A time of 0 stands for one that nobody gave. */
function liveRecord({ type, created, auditStamp }: UpstreamRecord, isoTime: IsoTime): LiveRecord {
  const stamp: AuditStamp | undefined = created ?? auditStamp;
  return { type, createdBy: stamp?.actor ?? null, createdAt: stamp && stamp.time > 0 ? isoTime(stamp.time) : null };
}

function liveMarks(seen: ObservedEdge | undefined, owner: Owner): readonly LiveMark[] | null {
  if (!seen) return [];
  if (!seen.marks) return null;
  return [...seen.marks]
    .map(([name, { edge, pairs, protect }]) => ({ owner: name, ours: isOwnName(name, owner), edge, pairs: pairs.length, protect }))
    .sort((a, b) => compareText(a.owner, b.owner));
}

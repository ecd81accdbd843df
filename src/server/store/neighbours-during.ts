import { compareText } from '../../errors/compare-text.js';
import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import type { TimeWindow } from './aspect-store.js';
import { type LineageDirection, lineageEdge, lineageTypes } from './lineage-edge.js';
import type { RelationshipRow } from './queries.js';
import type { Statements } from './statements.js';

interface Hop {
  readonly urn: Urn;
  readonly direction: LineageDirection;
  readonly during: TimeWindow;
}

/** What is one hop of lineage away over edges of a time, sorted. */
export function neighboursDuring(sql: Statements, { urn, direction, during }: Hop): readonly Urn[] {
  const types = JSON.stringify(lineageTypes());
  const found = new Set<Urn>();
  for (const row of [...sql.relationshipsFrom.all(urn, types), ...sql.relationshipsTo.all(urn, types)]) {
    const edge = lineageEdge(row);
    const [here, there] = direction === 'UPSTREAM' ? [edge?.downstream, edge?.upstream] : [edge?.upstream, edge?.downstream];
    if (here === urn && there !== undefined && isOf(during, row, sql)) found.add(there);
  }
  return [...found].sort(compareText);
}

/**
 * Whether an edge came about or was seen in a time. One that was made by hand, or has no times at all, is of every time.
 *
 * Source: `GraphFilterUtils.getEdgeTimeFilterQuery`, and `GraphIndexUtils`: where the aspect gives no time, that of the
 * write counts, but for columns, whose edges have none.
 */
function isOf({ start, end }: TimeWindow, row: RelationshipRow, sql: Statements): boolean {
  if (row.manual === 1) return true;
  const written = row.owner === row.source ? lastObserved(row, sql) : undefined;
  const times = [row.createdOn ?? written, row.updatedOn ?? written].filter((time) => time !== undefined && time !== 0);
  return times.length === 0 || times.some((time) => time !== undefined && start <= time && time <= end);
}

function lastObserved({ owner, aspect }: RelationshipRow, sql: Statements): number | undefined {
  const metadata: JsonObject = JSON.parse(sql.aspect.get(owner, aspect)?.metadata ?? '{}');
  const time = metadata['lastObserved'];
  return typeof time === 'number' ? time : undefined;
}

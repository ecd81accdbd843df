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

/** Lists the urns that are one hop of lineage away over edges active in a window, sorted. */
export function neighboursDuring(sql: Statements, { urn, direction, during }: Hop): readonly Urn[] {
  const types = JSON.stringify(lineageTypes());
  const found = new Set<Urn>();
  for (const row of [
    ...sql.relationshipsFrom.all(urn, types),
    ...sql.relationshipsTo.all(urn, types),
  ]) {
    const edge = lineageEdge(row);
    const [here, there] =
      direction === 'UPSTREAM'
        ? [edge?.downstream, edge?.upstream]
        : [edge?.upstream, edge?.downstream];
    if (here === urn && there !== undefined && wasActiveDuring(during, row, sql)) found.add(there);
  }
  return [...found].sort(compareText);
}

/**
 * Returns true if an edge was created or updated within a window. An edge that was created by hand,
 * or that has no times, is active at every time.
 *
 * Source: `GraphFilterUtils.getEdgeTimeFilterQuery` and `GraphIndexUtils`. If the aspect gives no
 * time, the time of the write counts. Edges of columns have no time of a write.
 */
function wasActiveDuring(
  { start, end }: TimeWindow,
  row: RelationshipRow,
  sql: Statements,
): boolean {
  if (row.manual === 1) return true;
  const written = row.owner === row.source ? readLastObserved(row, sql) : undefined;
  const times = [row.createdOn ?? written, row.updatedOn ?? written].filter(
    (time) => time !== undefined && time !== 0,
  );
  return (
    times.length === 0 || times.some((time) => time !== undefined && start <= time && time <= end)
  );
}

function readLastObserved({ owner, aspect }: RelationshipRow, sql: Statements): number | undefined {
  const metadata: JsonObject = JSON.parse(sql.aspect.get(owner, aspect)?.metadata ?? '{}');
  const time = metadata['lastObserved'];
  return typeof time === 'number' ? time : undefined;
}

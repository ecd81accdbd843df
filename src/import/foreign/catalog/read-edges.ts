import type { CodeName } from '../../../errors/codes.js';
import { ok, problem, type Result } from '../../../errors/result.js';
import { type EdgeEnd, edgeEnds } from '../../../model/edge-end.js';
import { MARK_PROPERTY, readMarks } from '../../../model/mark.js';
import type { LineageReading } from '../../../model/observed-state.js';
import type { LeftOut } from '../../../model/portable-lineage.js';
import { lineageTypes, type UpstreamRecord } from '../../../model/upstream-lineage.js';
import type { EntityUrn } from '../../../urn/entity-urn.js';
import type { StatedFacts } from '../lineage-collector.js';
import { type EdgeFilter, passesFilter } from './edge-filter.js';
import { storedEnd } from './stored-names.js';

export interface EdgeChoice {
  readonly filter: EdgeFilter;
  /**
   * The names in our marks. An edge with the mark of another stack is left out, since a declaration
   * of it would add ours. Default: marks do not matter.
   */
  readonly ownNames?: ReadonlySet<string> | undefined;
}

/** The edges of one holder. */
export interface StoredEdges {
  /** By other end. The first record of an edge gives its facts. */
  readonly ends: ReadonlyMap<EdgeEnd, StatedFacts>;
  /** Other ends whose edges and pairs stay with others, because of the filter or a mark. */
  readonly filtered: ReadonlySet<string>;
  /** Number of records that the filter lets through. */
  readonly records: number;
  readonly leftOut: readonly LeftOut[];
}

/** Reads the edges of a holder. The first record of an edge decides for all of its records. */
export function readEdges(
  holder: EntityUrn,
  lineage: LineageReading,
  { filter, ownNames }: EdgeChoice,
): StoredEdges {
  const ends = new Map<EdgeEnd, StatedFacts>();
  const filtered = new Set<string>();
  const seen = new Set<string>();
  const leftOut: LeftOut[] = [];
  let records = 0;
  for (const record of lineage.value?.upstreams ?? []) {
    const isFirst = !seen.has(record.dataset);
    seen.add(record.dataset);
    if (isFirst && !passesFilter(record, lineage, filter)) filtered.add(record.dataset);
    if (filtered.has(record.dataset)) continue;
    records++;
    const name = edgeName(holder, record.dataset as EdgeEnd);
    if (ownNames !== undefined && isMarkedByOthers(record, ownNames)) {
      filtered.add(record.dataset);
      ends.delete(record.dataset as EdgeEnd);
      leftOut.push({ code: 'catalog-marked-edge', record: name });
      continue;
    }
    const edge = readEdge(holder, record, ownNames);
    if (!edge.ok) leftOut.push({ code: edge.problem, record: name });
    else if (isFirst) ends.set(...edge.value);
  }
  return { ends, filtered, records, leftOut };
}

/** True for the mark of another stack, and for an unreadable mark, which any stack may own. */
function isMarkedByOthers({ properties }: UpstreamRecord, ownNames: ReadonlySet<string>): boolean {
  const marks = readMarks(properties?.[MARK_PROPERTY], []);
  return !marks.ok || [...marks.value.keys()].some((name) => !ownNames.has(name));
}

function readEdge(
  holder: EntityUrn,
  record: UpstreamRecord,
  ownNames: ReadonlySet<string> = new Set(),
): Result<readonly [end: EdgeEnd, facts: StatedFacts], CodeName> {
  const end = storedEnd(holder, record.dataset);
  if (!end.ok) return end;
  const type = lineageTypes.find((one) => one === record.type);
  if (type === undefined) return problem('import-other-entity');
  return ok([end.value, { type, note: ownNote(record, ownNames) }]);
}

/** Returns the note in our mark. The notes of other stacks are theirs. */
function ownNote(
  { properties }: UpstreamRecord,
  ownNames: ReadonlySet<string>,
): string | undefined {
  const marks = readMarks(properties?.[MARK_PROPERTY], []);
  const own = marks.ok ? [...marks.value].find(([name]) => ownNames.has(name)) : undefined;
  return own?.[1].note;
}

/** Names an edge in the direction of the data. */
function edgeName(holder: EntityUrn, end: EdgeEnd): string {
  const { downstream, upstream } = edgeEnds(holder, end);
  return `${downstream} <- ${upstream}`;
}

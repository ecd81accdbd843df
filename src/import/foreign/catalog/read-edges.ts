import type { CodeName } from '../../../errors/codes.js';
import { ok, problem, type Result } from '../../../errors/result.js';
import { MARK_PROPERTY, readMarks } from '../../../model/mark.js';
import type { LineageReading } from '../../../model/observed-state.js';
import type { LeftOut } from '../../../model/portable-lineage.js';
import {
  type LineageType,
  lineageTypes,
  type UpstreamRecord,
} from '../../../model/upstream-lineage.js';
import type { DatasetUrn } from '../../../urn/dataset-urn.js';
import { type EdgeFilter, passesFilter } from './edge-filter.js';
import { storedDataset } from './stored-names.js';

export interface EdgeChoice {
  readonly filter: EdgeFilter;
  /**
   * The names in our marks. An edge with the mark of another stack is left out, since a declaration
   * of it would add ours. Default: marks do not matter.
   */
  readonly ownNames?: ReadonlySet<string> | undefined;
}

/** The edges of one downstream. */
export interface StoredEdges {
  /** By upstream. The first record of an edge gives its type. */
  readonly types: ReadonlyMap<DatasetUrn, LineageType>;
  /** Upstreams whose edges and pairs stay with others, because of the filter or a mark. */
  readonly filtered: ReadonlySet<string>;
  /** Number of records that the filter lets through. */
  readonly records: number;
  readonly leftOut: readonly LeftOut[];
}

/** Reads the edges of a downstream. The first record of an edge decides for all of its records. */
export function readEdges(
  downstream: DatasetUrn,
  lineage: LineageReading,
  { filter, ownNames }: EdgeChoice,
): StoredEdges {
  const types = new Map<DatasetUrn, LineageType>();
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
    const name = `${downstream} <- ${record.dataset}`;
    if (ownNames !== undefined && isMarkedByOthers(record, ownNames)) {
      filtered.add(record.dataset);
      types.delete(record.dataset as DatasetUrn);
      leftOut.push({ code: 'catalog-marked-edge', record: name });
      continue;
    }
    const edge = readEdge(record);
    if (!edge.ok) leftOut.push({ code: edge.problem, record: name });
    else if (isFirst) types.set(...edge.value);
  }
  return { types, filtered, records, leftOut };
}

/** True for the mark of another stack, and for an unreadable mark, which any stack may own. */
function isMarkedByOthers({ properties }: UpstreamRecord, ownNames: ReadonlySet<string>): boolean {
  const marks = readMarks(properties?.[MARK_PROPERTY], []);
  return !marks.ok || [...marks.value.keys()].some((name) => !ownNames.has(name));
}

function readEdge(
  record: UpstreamRecord,
): Result<readonly [upstream: DatasetUrn, type: LineageType], CodeName> {
  const upstream = storedDataset(record.dataset);
  if (!upstream.ok) return upstream;
  const type = lineageTypes.find((one) => one === record.type);
  return type === undefined ? problem('import-other-entity') : ok([upstream.value, type]);
}

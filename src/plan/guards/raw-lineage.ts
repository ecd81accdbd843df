import { groupAt, groupBy } from '../../model/group-by.js';
import { MARK_PROPERTY, type Mark, readMarks } from '../../model/mark.js';
import type { FineGrainedRecord, UpstreamLineage, UpstreamRecord } from '../../model/upstream-lineage.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { pairId } from '../change.js';
import { transformOf } from '../lineage/observe-unit.js';
import type { Owner } from '../lineage/owner.js';

/**
 * An aspect as the guard `boundary` sees it. Read anew from the records, with as little as possible of the code that plans:
 * a mistake there must not be made here again.
 */
export interface RawLineage {
  /** Null where there is no record of the upstream. */
  readonly edge: (upstream: DatasetUrn) => RawEdge | null;
  /** The confidences of every record that holds a pair of this identity; none where it is not there. */
  readonly confidences: (id: string) => readonly number[];
}

/** All records of one upstream together. */
export interface RawEdge {
  /** Of each record. */
  readonly types: readonly string[];
  readonly creators: readonly (string | undefined)[];
  /** What the owner's marks say, under whatever name they stand. */
  readonly own: RawMarks;
  /** What those of other stacks say. */
  readonly others: RawMarks;
  /** Whether every record can be read: one that cannot may say anything. */
  readonly readable: boolean;
}

export interface RawMarks {
  /** How many there are, empty ones too: a later version may have put something into them. */
  readonly count: number;
  /** Whether one of them is of the edge itself. */
  readonly edge: boolean;
  /** Fingerprints. */
  readonly pairs: ReadonlySet<string>;
}

export const NO_MARKS: RawMarks = rawMarks([]);

export function rawLineage(aspect: UpstreamLineage | undefined, owner: Owner): RawLineage {
  const records = groupBy<string, UpstreamRecord>(aspect?.upstreams ?? [], ({ dataset }) => dataset);
  const edges = new Map([...records].map(([upstream, own]) => [upstream, rawEdge(own, owner)]));
  const pairs = groupBy((aspect?.fineGrainedLineages ?? []).flatMap(rawPairs), ({ id }) => id);
  return {
    edge: (upstream) => edges.get(upstream) ?? null,
    confidences: (id) => groupAt(pairs, id).map(({ confidence }) => confidence),
  };
}

function rawEdge(records: readonly UpstreamRecord[], { key, formerly }: Owner): RawEdge {
  const names = [key, ...formerly];
  const read = records.map(({ properties }) => readMarks(properties?.[MARK_PROPERTY]));
  const marks = read.flatMap((one) => (one.ok ? [...one.value] : []));
  const marksOf = (ours: boolean) => rawMarks(marks.filter(([name]) => names.includes(name) === ours).map(([, mark]) => mark));
  return {
    types: records.map(({ type }) => type),
    creators: records.map(({ created }) => created?.actor),
    own: marksOf(true),
    others: marksOf(false),
    readable: read.every((one) => one.ok),
  };
}

function rawMarks(marks: readonly Mark[]): RawMarks {
  return { count: marks.length, edge: marks.some(({ edge }) => edge), pairs: new Set(marks.flatMap(({ pairs }) => pairs)) };
}

function rawPairs(record: FineGrainedRecord): readonly { readonly id: string; readonly confidence: number }[] {
  const { upstreamType, upstreams = [], downstreams = [], query, confidenceScore: confidence = 1 } = record;
  if (upstreamType !== 'FIELD_SET' || query !== undefined) return [];
  const transform = transformOf(record);
  return downstreams.flatMap((downstreamField) =>
    upstreams.map((upstreamField) => ({ id: pairId({ downstreamField, upstreamField, transform }), confidence })),
  );
}

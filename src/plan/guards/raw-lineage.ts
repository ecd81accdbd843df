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
  readonly edge: (upstream: DatasetUrn) => RawEdge;
  /** The confidences of every record that holds a pair of this identity; none where it is not there. */
  readonly confidences: (id: string) => readonly number[];
  /** Whether a record of one downstream column holds a pair: only such a one could have been ours. */
  readonly standsAlone: (id: string) => boolean;
}

/** All records of one upstream together. */
export interface RawEdge {
  /** Of each record; none where the edge is not there. */
  readonly types: readonly string[];
  readonly creators: readonly (string | undefined)[];
  /** The marks of the owner, under whatever name. */
  readonly own: readonly Mark[];
  /** Those of other stacks, empty ones too: a later version may have put something into them. */
  readonly others: readonly Mark[];
  /** Whether every record can be read: one that cannot may say anything. */
  readonly readable: boolean;
}

export function rawLineage(aspect: UpstreamLineage | undefined, owner: Owner): RawLineage {
  const records = groupBy<string, UpstreamRecord>(aspect?.upstreams ?? [], ({ dataset }) => dataset);
  // Each mark is read once: one of 4,000 pairs is asked for with each of them.
  const edges = new Map([...records].map(([upstream, own]) => [upstream, rawEdge(own, owner)]));
  const none = rawEdge([], owner);
  const pairs = groupBy((aspect?.fineGrainedLineages ?? []).flatMap(rawPairs), ({ id }) => id);
  return {
    edge: (upstream) => edges.get(upstream) ?? none,
    confidences: (id) => groupAt(pairs, id).map(({ confidence }) => confidence),
    standsAlone: (id) => groupAt(pairs, id).some(({ alone }) => alone),
  };
}

function rawEdge(records: readonly UpstreamRecord[], { key, formerly }: Owner): RawEdge {
  const names = [key, ...formerly];
  const read = records.map(({ properties }) => readMarks(properties?.[MARK_PROPERTY]));
  const marks = read.flatMap((one) => (one.ok ? [...one.value] : []));
  return {
    types: records.map(({ type }) => type),
    creators: records.map(({ created }) => created?.actor),
    own: marks.filter(([name]) => names.includes(name)).map(([, mark]) => mark),
    others: marks.filter(([name]) => !names.includes(name)).map(([, mark]) => mark),
    readable: read.every((one) => one.ok),
  };
}

interface RawPair {
  readonly id: string;
  readonly confidence: number;
  readonly alone: boolean;
}

function rawPairs(record: FineGrainedRecord): readonly RawPair[] {
  const { upstreamType, upstreams = [], downstreams = [], query, confidenceScore: confidence = 1 } = record;
  if (upstreamType !== 'FIELD_SET' || query !== undefined) return [];
  const transform = transformOf(record);
  const alone = downstreams.length === 1;
  return downstreams.flatMap((downstreamField) =>
    upstreams.map((upstreamField) => ({ id: pairId({ downstreamField, upstreamField, transform }), confidence, alone })),
  );
}

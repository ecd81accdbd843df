import type { EdgeEnd } from '../../model/edge-end.js';
import { groupAt, groupBy } from '../../model/group-by.js';
import {
  identityPart,
  MARK_PROPERTY,
  type Mark,
  mutationActor,
  pairFingerprint,
  readMarks,
} from '../../model/mark.js';
import type {
  FineGrainedRecord,
  UpstreamLineage,
  UpstreamRecord,
} from '../../model/upstream-lineage.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { parseColumnUrn } from '../../urn/schema-field-urn.js';
import { pairId } from '../document/change.js';
import type { Owner } from '../unit/owner.js';
import { recordTransform } from '../unit/record-pairs.js';

/**
 * An aspect as the guard `boundary` sees it. It is read from the records with as little of the
 * planner's code as possible, so that a bug in the planner does not repeat here.
 */
export interface RawLineage {
  readonly edge: (end: EdgeEnd) => RawEdge;
  /** Returns every record that holds a pair of exactly these column urns. */
  readonly pair: (id: string) => readonly RawPair[];
}

/** All records of one upstream together. */
export interface RawEdge {
  /** The type of each record. Empty if the edge does not exist. */
  readonly types: readonly string[];
  /** The user who added each record by `updateLineage`. */
  readonly mutationActors: readonly (string | undefined)[];
  /** The marks of the owner, earlier names included. */
  readonly own: readonly RawMark[];
  /** Marks of other stacks. Empty ones count too: a later version may store more in them. */
  readonly others: readonly RawMark[];
  /** True if the marks of every record can be read. An unreadable mark may say anything. */
  readonly readable: boolean;
}

export interface RawMark {
  readonly edge: boolean;
  readonly pairs: ReadonlySet<string>;
  /** The parts of the fingerprints that identify columns, without the transform. */
  readonly identities: ReadonlySet<string>;
}

export interface RawPair {
  readonly fingerprint: string;
  readonly transform: string | null;
  readonly confidence: number;
  /**
   * True if only its writer may change the record: it has several downstream columns, or a query.
   */
  readonly untouchable: boolean;
}

export function rawLineage(
  holder: EntityUrn,
  aspect: UpstreamLineage | undefined,
  owner: Owner,
): RawLineage {
  const records = groupBy<string, UpstreamRecord>(
    aspect?.upstreams ?? [],
    ({ dataset }) => dataset,
  );
  const found = (aspect?.fineGrainedLineages ?? []).flatMap((record) => rawPairs(holder, record));
  const present = groupBy(found, ({ upstream }) => upstream);
  // Each mark is read once: a mark of 20,000 pairs is looked up for each of them.
  const edges = new Map(
    [...records].map(([upstream, own]) => [
      upstream,
      rawEdge(
        own,
        owner,
        groupAt(present, upstream).map(({ fingerprint }) => fingerprint),
      ),
    ]),
  );
  const none = rawEdge([], owner, []);
  const pairs = groupBy(found, ({ id }) => id);
  return { edge: (upstream) => edges.get(upstream) ?? none, pair: (id) => groupAt(pairs, id) };
}

function rawEdge(
  records: readonly UpstreamRecord[],
  { key, formerly }: Owner,
  present: readonly string[],
): RawEdge {
  const names = [key, ...formerly];
  const read = records.map(({ properties }) => readMarks(properties?.[MARK_PROPERTY], present));
  const marks = read
    .flatMap((one) => (one.ok ? [...one.value] : []))
    .map(([name, mark]) => ({ isOwn: names.includes(name), ...rawMark(mark) }));
  return {
    types: records.map(({ type }) => type),
    mutationActors: records.map(mutationActor),
    own: marks.filter(({ isOwn }) => isOwn),
    others: marks.filter(({ isOwn }) => !isOwn),
    readable: read.every((one) => one.ok),
  };
}

function rawMark({ edge, pairs }: Mark): RawMark {
  return { edge, pairs: new Set(pairs), identities: new Set(pairs.map(identityPart)) };
}

/** Lists the pairs of a record, each with its identity and its upstream. */
function rawPairs(holder: EntityUrn, record: FineGrainedRecord) {
  const { upstreamType, upstreams = [], downstreams = [], confidenceScore = 1 } = record;
  if (upstreamType !== 'FIELD_SET') return [];
  const transform = recordTransform(record);
  const untouchable = downstreams.length > 1 || record.query !== undefined;
  return downstreams.flatMap((downstreamField) =>
    upstreams.map((upstreamField) => {
      const fields = { downstreamField, upstreamField };
      return {
        id: pairId(fields, holder),
        upstream: datasetIn(upstreamField),
        fingerprint: pairFingerprint({ ...fields, transform }),
        transform,
        confidence: confidenceScore,
        untouchable,
      };
    }),
  );
}

/** Returns the entity of a column urn, else the field itself. */
function datasetIn(field: string): string {
  const parsed = parseColumnUrn(field);
  return parsed.ok ? parsed.value.parent : field;
}

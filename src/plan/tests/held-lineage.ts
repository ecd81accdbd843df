import type { Place } from '../../errors/place.js';
import type { EdgeEnd } from '../../model/edge-end.js';
import { type PairIdentity, pairFingerprint } from '../../model/mark.js';
import type { DatasetReading } from '../../model/observed-state.js';
import type { FineGrainedRecord } from '../../model/upstream-lineage.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { EMPTY_TARGET, type UnitTarget } from '../document/unit-target.js';
import type { ColumnName } from '../impact/column-numbers.js';
import { AFTER, BEFORE } from '../impact/traverse.js';
import { recordTransform } from '../unit/record-pairs.js';
import { storedRecords, storedUpstreams } from '../unit/stored-lineage.js';
import type { UnitPairs } from './declared-pairs.js';

/** The lineage that the aspects of one entity hold. */
export interface HeldLineage {
  readonly holder: EntityUrn;
  /** The times of each edge, by its other end. */
  readonly edges: ReadonlyMap<EdgeEnd, number>;
  /** May have a pair several times, and pairs without an edge. */
  readonly pairs: readonly HeldPair[];
  /** The times of the pairs that do not state their own. */
  readonly always: number;
}

/** A column pair, as its writer spells its columns. */
export interface HeldPair {
  readonly downstreamField: string | ColumnName;
  readonly upstreamField: string | ColumnName;
  readonly transform: string | null;
  /** Default: the times of the holder. */
  readonly times?: number;
  /** The place of its declaration. Default: a declaration of the same columns is looked up. */
  readonly place?: Place;
}

/** The lineage of one entity as it was read, and what a plan writes. */
export interface HeldInput {
  readonly holder: EntityUrn;
  readonly reading: DatasetReading | undefined;
  /** Default: nothing is written. */
  readonly target: UnitTarget | undefined;
  /** Present if the reading equals this declaration. Then its pairs are not made again. */
  readonly equal: UnitPairs | undefined;
  /** The times of what the target does not change. */
  readonly always: number;
}

/** Returns the lineage of a reading before and after the write of its target. */
export function heldLineage({
  holder,
  reading,
  target = EMPTY_TARGET,
  equal,
  always,
}: HeldInput): HeldLineage {
  const pairs = reading ? storedPairs(reading, { target, equal, always }) : [];
  return {
    holder,
    edges: edgeTimes(reading ? storedUpstreams(reading) : [], target, always),
    pairs: target.pairs.length === 0 ? pairs : [...pairs, ...target.pairs.map(writtenPair)],
    always,
  };
}

function edgeTimes(
  stored: readonly EdgeEnd[],
  { removedUpstreams, upstreams, restored }: UnitTarget,
  always: number,
): HeldLineage['edges'] {
  const times = new Map(stored.map((end) => [end, always]));
  for (const end of removedUpstreams) times.set(end, BEFORE);
  for (const { dataset } of [...upstreams, ...restored]) {
    const end = dataset as EdgeEnd;
    times.set(end, (times.get(end) ?? 0) | AFTER);
  }
  return times;
}

function writtenPair({ downstreamField, upstreamField, transform }: Omit<HeldPair, 'times'>) {
  return { downstreamField, upstreamField, transform, times: AFTER };
}

/**
 * Lists the pairs that a reading shows. A write takes its pairs out of every record that it may
 * change, and then adds those that stay.
 */
function storedPairs(
  reading: DatasetReading,
  { target, equal, always }: Pick<HeldInput, 'equal' | 'always'> & { readonly target: UnitTarget },
): readonly HeldPair[] {
  const moved = new Set(
    [...target.pairs, ...target.removedPairs].map(({ fingerprint }) => fingerprint),
  );
  if (equal && moved.size === 0) return equal.pairs;
  const timesOf = (pair: PairIdentity, record: FineGrainedRecord): number =>
    moved.size > 0 && isWritable(record) && moved.has(pairFingerprint(pair)) ? BEFORE : always;
  const found: HeldPair[] = [];
  for (const record of storedRecords(reading)) {
    const { upstreamType, upstreams = [], downstreams = [] } = record;
    if (upstreamType !== 'FIELD_SET') continue;
    const transform = recordTransform(record);
    for (const downstreamField of downstreams) {
      for (const upstreamField of upstreams) {
        const pair = { downstreamField, upstreamField, transform };
        const times = timesOf(pair, record);
        // Lists each member: a spread object takes several times as long.
        found.push({ downstreamField, upstreamField, transform, times });
      }
    }
  }
  return found;
}

function isWritable({ downstreams, query }: FineGrainedRecord): boolean {
  return downstreams?.length === 1 && query === undefined;
}

import type { Urn } from '../../urn/urn.js';
import { type AspectReads, KEPT_VERSIONS, type VersionStamp } from '../store/aspect-store.js';
import type { ReadableStore } from './readable-store.js';

/** The reads that the privileges of each kind open. */
export interface KindReads {
  readonly COUNTS: Pick<AspectReads, 'countAspects' | 'listEntities' | 'exists' | 'isSoftDeleted'>;
  readonly RUNS: Pick<AspectReads, 'listRuns'>;
  readonly RELATIONSHIPS: Pick<AspectReads, 'relationships'>;
  readonly LINEAGE: Pick<AspectReads, 'relationships' | 'neighbours' | 'graph'>;
  readonly TIMESERIES: Pick<AspectReads, 'readEvents'>;
}

/** The reads that find a page of relationships. */
export type RelationshipReads = Pick<
  AspectReads,
  'relationships' | 'listRelationships' | 'skipRelationships'
>;

/** The reads that find the aspects of a run. */
export type RunReads = Pick<AspectReads, 'findRunAspects' | 'isSoftDeleted'>;

/** The existence of one entity and of its aspects, without their values. */
export interface Existence {
  readonly exists: boolean;
  readonly isSoftDeleted: boolean;
  readonly hasAspect: (name: string) => boolean;
}

/** Reads the stamps of the stored versions of an aspect, the latest first. */
export type ReadStamps = (urn: Urn, name: string) => readonly VersionStamp[];

/** Creates the function that reads the stamps of the versions in a store. */
export function createStampReader(
  store: Pick<ReadableStore, 'readAspect' | 'readVersion'>,
): ReadStamps {
  return (urn, name) => {
    const latest = store.readAspect(urn, name);
    if (latest === undefined) return [];
    const numbers = Array.from({ length: KEPT_VERSIONS + 1 }, (_, i) => latest.version - i);
    return numbers.flatMap((version) => store.readVersion(urn, name, version) ?? []);
  };
}

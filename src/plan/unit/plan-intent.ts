import type { DatasetContent } from '../../model/desired-state.js';
import type { EdgeEnd } from '../../model/edge-end.js';
import type { UpstreamRecord } from '../../model/upstream-lineage.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import type { EdgeValue, PairValue } from '../document/change.js';
import type { Intent } from '../document/intent.js';
import type { PairOccurrence } from './observed-unit.js';

/** The intent of a plan, with the changes that a rollback undoes. */
export type PlanIntent =
  | { readonly kind: Exclude<Intent, 'rollback'> }
  | { readonly kind: 'rollback'; readonly undo: Undo };

export const SYNC: PlanIntent = { kind: 'sync' };

/** The changes of one apply that can be undone. */
export interface Undo {
  readonly units: ReadonlyMap<EntityUrn, UndoneUnit>;
  /** Datasets that the apply created or updated. Sorted by urn. */
  readonly datasets: readonly UndoneDataset[];
}

/** The changes of one apply to one downstream. */
export interface UndoneUnit {
  /** True if digests show that the receipt was not edited by hand. */
  readonly isProven: boolean;
  readonly edges: ReadonlyMap<EdgeEnd, UndoneEdge>;
  /** Keyed by identity, with the exact spelling of the columns. */
  readonly pairs: ReadonlyMap<string, UndonePair>;
  /** Number of records of others that the apply undid and that no plan restores. Default: 0. */
  readonly unrestored?: number;
}

/** The value of an element before and after an apply; null if it did not exist. */
export interface Undone<Value> {
  readonly was: Value | null;
  readonly became: Value | null;
}

/** True if the apply was itself an undo that restored an element of another writer. */
export function isGivenBack({ was, became }: Undone<{ readonly owned: boolean }>): boolean {
  return was === null && became !== null && !became.owned;
}

export interface UndoneEdge extends Undone<EdgeValue> {
  /** The other end. */
  readonly upstream: EdgeEnd;
  /** The records of the edge before the apply, without marks. */
  readonly records: readonly UpstreamRecord[];
  /** True if the apply did not complete the unit, so that the edge may exist without its mark. */
  readonly cutOff: boolean;
  /** True if the apply gave its type to all records, because ownership was exclusive. */
  readonly retypedAll: boolean;
}

export interface UndonePair extends Undone<PairValue> {
  readonly downstreamField: string;
  readonly upstream: EntityUrn;
  readonly upstreamField: string;
  /** Records of other writers that the apply removed because ownership was exclusive. */
  readonly taken: readonly PairOccurrence[];
}

/** The change of a dataset itself. `became` is never null, because no apply deletes a dataset. */
export interface UndoneDataset extends Undone<DatasetContent> {
  readonly urn: EntityUrn;
  readonly became: DatasetContent;
}

import type { DesiredEdge } from '../../model/desired-state.js';
import type { UpstreamRecord } from '../../model/upstream-lineage.js';
import type { CorpUserUrn } from '../../urn/corp-user-urn.js';
import type { EdgeValue } from '../document/change.js';
import type { ObservedEdge } from './observe-unit.js';
import { hasOtherRecords, type Owner, otherMarks, ownMark } from './owner.js';

/** The decision on one edge. */
export type EdgeDecision =
  | { readonly kind: 'create' | 'keep' }
  | { readonly kind: 'update'; readonly reason: 'differs' | 'made-by-us' | 'exclusive' }
  | { readonly kind: 'delete'; readonly reason: 'undeclared' | 'exclusive' }
  /** Only our mark is added. */
  | { readonly kind: 'mark'; readonly reason: 'made-by-us' | 'shared' | 'exclusive' | 'adopted' }
  /**
   * Only our mark is removed. With the reason `left-to-others` another writer's record keeps the
   * edge.
   */
  | { readonly kind: 'release'; readonly reason: 'released' | 'left-to-others' }
  /** Declared, and exists without our mark. Nothing is written. */
  | { readonly kind: 'co-declared' }
  | { readonly kind: 'differs'; readonly type: string }
  /** Owned by another stack, with another type. */
  | { readonly kind: 'foreign'; readonly type: string }
  /** The property of the marks holds something else. */
  | { readonly kind: 'unreadable' }
  /** Not declared and not ours. */
  | { readonly kind: 'others' }
  /**
   * Restored to its state before an apply. Null where the edge did not exist. If the edge has
   * several records, the types are those of our records.
   */
  | {
      readonly kind: 'restore';
      readonly from: EdgeValue | null;
      readonly to: EdgeValue | null;
      /** The records as they were. */
      readonly records: readonly UpstreamRecord[];
      /** True if every record gets its own former type back, not only ours. */
      readonly retypesAll: boolean;
    }
  /** To be restored, but left as it is. */
  | Overtaken
  /** Left as it is: the plan is not about it, or no approval covers its change. */
  | { readonly kind: 'held' };

/** An element that a rollback has to leave as it is. */
export interface Overtaken {
  readonly kind: 'overtaken';
  /**
   * `changed`: another writer changed it since. `shared`: another stack or writer has it too.
   * `homeless`: a dataset or an edge that it needs is gone. `twice`: the catalog has it twice.
   * `unproven-self`: it is self lineage, and nothing shows that the receipt is as the apply wrote
   * it.
   */
  readonly why: 'changed' | 'shared' | 'homeless' | 'twice' | 'unproven-self';
}

/** Returns true if the decision deletes the edge. */
export function removesEdge(decision: EdgeDecision): boolean {
  return decision.kind === 'delete' || (decision.kind === 'restore' && decision.to === null);
}

export interface EdgeContext {
  readonly owner: Owner;
  readonly actor: CorpUserUrn;
  /** True if the unit has exclusive ownership. */
  readonly exclusive: boolean;
  /** True if elements of ours that are no longer declared are deleted. */
  readonly prune: boolean;
}

/** Decides on an edge that a manifest declares. */
export function decideDeclared(
  edge: DesiredEdge,
  seen: ObservedEdge | undefined,
  context: EdgeContext,
): EdgeDecision {
  if (!seen) return { kind: 'create' };
  if (!seen.marks) return { kind: 'unreadable' };
  const same = seen.types.includes(edge.type);
  const [type = ''] = seen.types;
  const othersOwn = otherMarks(seen, context.owner).some((mark) => mark.edge);
  if (othersOwn && !same) return { kind: 'foreign', type };
  if (ownMark(seen, context.owner).edge) {
    if (same) return { kind: 'keep' };
    const takesAll = context.exclusive && hasOtherRecords(seen, context.owner);
    return { kind: 'update', reason: takesAll ? 'exclusive' : 'differs' };
  }
  if (othersOwn) return { kind: 'mark', reason: 'shared' };
  const reason = claim(seen, context);
  if (reason) return same ? { kind: 'mark', reason } : { kind: 'update', reason };
  return same ? { kind: 'co-declared' } : { kind: 'differs', type };
}

/** Decides on an existing edge that no manifest declares. */
export function decideUndeclared(
  seen: ObservedEdge,
  { owner, exclusive, prune }: EdgeContext,
): EdgeDecision {
  if (!seen.marks) return { kind: 'unreadable' };
  const shared = otherMarks(seen, owner).length > 0;
  const takesAll = exclusive && prune && !shared;
  if (!ownMark(seen, owner).edge)
    return takesAll ? { kind: 'delete', reason: 'exclusive' } : { kind: 'others' };
  if (!prune) return { kind: 'keep' };
  if (shared) return { kind: 'release', reason: 'released' };
  if (!hasOtherRecords(seen, owner)) return { kind: 'delete', reason: 'undeclared' };
  return takesAll
    ? { kind: 'delete', reason: 'exclusive' }
    : { kind: 'release', reason: 'left-to-others' };
}

/**
 * Returns the reason to claim an edge without marks. If the user of our token made it, a killed run
 * left it between edge and mark.
 */
function claim(
  { creators }: ObservedEdge,
  { actor, exclusive }: EdgeContext,
): 'made-by-us' | 'exclusive' | undefined {
  if (creators.every((creator) => creator === actor)) return 'made-by-us';
  return exclusive ? 'exclusive' : undefined;
}

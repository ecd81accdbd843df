import type { DesiredEdge } from '../../model/desired-state.js';
import type { CorpUserUrn } from '../../urn/corp-user-urn.js';
import type { EdgeDecision } from './decision.js';
import type { ObservedEdge } from './observed-unit.js';
import { hasOtherRecords, type Owner, otherMarks, ownMark } from './owner.js';

export interface EdgeContext {
  readonly owner: Owner;
  readonly actor: CorpUserUrn;
  /** True if the unit has exclusive ownership. */
  readonly exclusive: boolean;
  /** True if the plan deletes elements of ours that are no longer declared. */
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
 * Returns the reason to claim an edge without marks. If the user of our token added the edge by
 * `updateLineage`, a run of ours was killed after it wrote the edge and before it wrote the mark.
 */
function claim(
  { mutationActors }: ObservedEdge,
  { actor, exclusive }: EdgeContext,
): 'made-by-us' | 'exclusive' | undefined {
  if (mutationActors.every((one) => one === actor)) return 'made-by-us';
  return exclusive ? 'exclusive' : undefined;
}

import type { DesiredEdge } from '../../model/desired-state.js';
import type { UpstreamRecord } from '../../model/upstream-lineage.js';
import type { CorpUserUrn } from '../../urn/corp-user-urn.js';
import type { EdgeValue } from '../change.js';
import type { ObservedEdge } from './observe-unit.js';
import { hasOtherRecords, type Owner, otherMarks, ownMark } from './owner.js';

/** What is to become of one edge. */
export type EdgeDecision =
  | { readonly kind: 'create' | 'keep' }
  | { readonly kind: 'update'; readonly reason: 'differs' | 'made-by-us' | 'exclusive' }
  | { readonly kind: 'delete'; readonly reason: 'undeclared' | 'exclusive' }
  /** Only our sign is put on. */
  | { readonly kind: 'mark'; readonly reason: 'made-by-us' | 'shared' | 'exclusive' | 'adopted' }
  /** Only our mark leaves. With the reason `left-to-others` a record that is not ours keeps the edge there. */
  | { readonly kind: 'release'; readonly reason: 'released' | 'left-to-others' }
  /** Declared and there, and not ours: nothing is written. */
  | { readonly kind: 'co-declared' }
  | { readonly kind: 'differs'; readonly type: string }
  /** Another stack's, with another value. */
  | { readonly kind: 'foreign'; readonly type: string }
  /** The property that marks stand in holds something else. */
  | { readonly kind: 'unreadable' }
  /** Not declared and not ours. */
  | { readonly kind: 'others' }
  /** Put back to what it was before an apply; null for what was not there. Of an edge that stands twice the types are those of our records. */
  | {
      readonly kind: 'restore';
      readonly from: EdgeValue | null;
      readonly to: EdgeValue | null;
      /** The records as they stood. */
      readonly records: readonly UpstreamRecord[];
    }
  /** To be put back, and left as it is. */
  | Overtaken
  /** Left as it is: the plan is not about it, or nobody approved what would be done. */
  | { readonly kind: 'held' };

/** An element that an undo has to leave as it is now. */
export interface Overtaken {
  readonly kind: 'overtaken';
  /**
   * Somebody changed it; another stack has it too; a dataset or an edge that it needs is gone; the catalog has it twice; it is
   * self lineage, and nothing shows that the receipt is as the apply wrote it.
   */
  readonly why: 'changed' | 'shared' | 'homeless' | 'twice' | 'unproven-self';
}

/** Whether an edge goes. */
export function removesEdge(decision: EdgeDecision): boolean {
  return decision.kind === 'delete' || (decision.kind === 'restore' && decision.to === null);
}

export interface EdgeContext {
  readonly owner: Owner;
  readonly actor: CorpUserUrn;
  /** Whether the manifest is the whole truth for this downstream. */
  readonly exclusive: boolean;
  /** Whether what is ours and no longer declared goes. */
  readonly prune: boolean;
}

/** Decides on an edge that a manifest declares. */
export function decideDeclared(edge: DesiredEdge, seen: ObservedEdge | undefined, context: EdgeContext): EdgeDecision {
  if (!seen) return { kind: 'create' };
  if (!seen.marks) return { kind: 'unreadable' };
  const same = seen.types.includes(edge.type);
  const [type = ''] = seen.types;
  const othersOwn = otherMarks(seen, context.owner).some((mark) => mark.edge);
  if (othersOwn && !same) return { kind: 'foreign', type };
  if (ownMark(seen, context.owner).edge) return same ? { kind: 'keep' } : { kind: 'update', reason: 'differs' };
  if (othersOwn) return { kind: 'mark', reason: 'shared' };
  const reason = claim(seen, context);
  if (reason) return same ? { kind: 'mark', reason } : { kind: 'update', reason };
  return same ? { kind: 'co-declared' } : { kind: 'differs', type };
}

/** Decides on an edge that is there and that no manifest declares. */
export function decideUndeclared(seen: ObservedEdge, { owner, exclusive, prune }: EdgeContext): EdgeDecision {
  if (!seen.marks) return { kind: 'unreadable' };
  const shared = otherMarks(seen, owner).length > 0;
  const takesAll = exclusive && prune && !shared;
  if (!ownMark(seen, owner).edge) return takesAll ? { kind: 'delete', reason: 'exclusive' } : { kind: 'others' };
  if (!prune) return { kind: 'keep' };
  if (shared) return { kind: 'release', reason: 'released' };
  if (!hasOtherRecords(seen, owner)) return { kind: 'delete', reason: 'undeclared' };
  return takesAll ? { kind: 'delete', reason: 'exclusive' } : { kind: 'release', reason: 'left-to-others' };
}

/** An edge that the user of our token made without a mark was left by a run that was killed between edge and mark. */
function claim({ creators }: ObservedEdge, { actor, exclusive }: EdgeContext): 'made-by-us' | 'exclusive' | undefined {
  if (creators.every((creator) => creator === actor)) return 'made-by-us';
  return exclusive ? 'exclusive' : undefined;
}

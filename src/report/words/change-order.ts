import type { Change, ChangeKind } from '../../plan/document/change.js';

/**
 * Returns true for a change that takes something away: a removal, or a new value for an element of
 * another writer. No report cuts these, and they come before all other changes.
 */
export function isLoss({ kind, reason }: Pick<Change, 'kind' | 'reason'>): boolean {
  return kind === 'delete' || (kind === 'update' && reason === 'exclusive');
}

const ranks: Readonly<Record<ChangeKind, number>> = { delete: 0, update: 1, create: 2, mark: 3 };

/** The rank of a change in every report: losses, then other updates, additions and marks. */
export function changeRank(change: Pick<Change, 'kind' | 'reason'>): number {
  return isLoss(change) ? 0 : ranks[change.kind];
}

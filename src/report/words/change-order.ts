import { groupBy, type NonEmpty } from '../../model/group-by.js';
import { type Change, type ChangeKind, changedDataset } from '../../plan/document/change.js';
import { changedName } from './dataset-names.js';
import { compareNatural } from './natural-order.js';

/**
 * Returns true for a change that takes something away: a removal, or a new value for an element of
 * another writer. No report cuts these, and they come before all other changes.
 */
export function isLoss({ kind, reason }: Pick<Change, 'kind' | 'reason'>): boolean {
  return kind === 'delete' || (kind === 'update' && reason === 'exclusive');
}

const ranks: Readonly<Record<ChangeKind, number>> = { delete: 0, update: 1, create: 2, mark: 3 };

/** Ranks a change, the same in every report: losses, then other updates, additions and marks. */
export function changeRank(change: Pick<Change, 'kind' | 'reason'>): number {
  return isLoss(change) ? 0 : ranks[change.kind];
}

/**
 * Groups changes by dataset. Datasets whose changes matter most come first, then by name, so that a
 * budget cuts additions before updates. The same order applies within a dataset.
 */
export function orderChanges(changes: readonly Change[]): readonly NonEmpty<Change>[] {
  const sorted = [...changes].sort((a, b) => changeRank(a) - changeRank(b));
  return [...groupBy(sorted, changedDataset).values()].sort(
    ([a], [b]) => changeRank(a) - changeRank(b) || compareNatural(changedName(a), changedName(b)),
  );
}

/**
 * Returns the rule that decides whether the table of a dataset is open or folded. Tables are open
 * while there are few changes. Tables with updates are open while there are few updates.
 *
 * @param maxOpen the number of changes up to which tables are open
 */
export function opensTable(
  changes: readonly Change[],
  maxOpen: number,
): (group: readonly Change[]) => boolean {
  const isUpdate = ({ kind }: Change) => kind === 'update';
  const hasFewChanges = changes.length <= maxOpen;
  const hasFewUpdates = changes.filter(isUpdate).length <= maxOpen;
  return (group) => (group.some(isUpdate) ? hasFewUpdates : hasFewChanges);
}

/** Splits changes, so that losses come first and no budget cuts them. */
export function splitLosses(
  changes: readonly Change[],
): Readonly<Record<'losses' | 'others', readonly Change[]>> {
  return { losses: changes.filter(isLoss), others: changes.filter((change) => !isLoss(change)) };
}

/** Returns the title above losses. It tells if some losses are new values instead of removals. */
export function lossTitle(losses: readonly Change[]): string {
  return areRemovals(losses) ? 'Removed' : 'Removed, and new values for what others wrote';
}

/** Returns the noun for losses that a report counts. */
export function lossNoun(losses: readonly Change[]): string {
  return areRemovals(losses) ? 'removal' : 'removed or overwritten element';
}

/** Returns true if no loss is a new value for an element that stays. */
export function areRemovals(losses: readonly Change[]): boolean {
  return losses.every(({ kind }) => kind === 'delete');
}

/** Returns the title above the changes that take nothing away. */
export function otherTitle(losses: readonly Change[]): string {
  return losses.length === 0 ? 'Changes' : 'Other changes';
}

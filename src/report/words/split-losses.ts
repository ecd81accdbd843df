import type { Change } from '../../plan/document/change.js';
import { isLoss } from './change-order.js';

/** The changes of a document: those that take something away, and the others. */
export interface SplitChanges {
  readonly losses: readonly Change[];
  readonly others: readonly Change[];
}

/** Splits changes, so that losses come first and no budget cuts them. */
export function splitLosses(changes: readonly Change[]): SplitChanges {
  return {
    losses: changes.filter(isLoss),
    others: changes.filter((change) => !isLoss(change)),
  };
}

/** The title above losses. It says so if some of them are new values, not removals. */
export function lossTitle(losses: readonly Change[]): string {
  return losses.every(({ kind }) => kind === 'delete')
    ? 'Removed'
    : 'Removed, and new values for what others wrote';
}

/** The noun for losses, to be counted. */
export function lossNoun(losses: readonly Change[]): string {
  return losses.every(({ kind }) => kind === 'delete')
    ? 'removal'
    : 'removed or overwritten element';
}

/** The title above the changes that take nothing away. */
export function otherTitle(losses: readonly Change[]): string {
  return losses.length === 0 ? 'Changes' : 'Other changes';
}

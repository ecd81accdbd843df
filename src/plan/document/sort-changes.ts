import { sortByText } from '../../model/sort-by-text.js';
import { type Change, changedDataset, type LineageChange } from './change.js';

/**
 * Sorts by dataset. The sort is stable: a created dataset stays before its edges, and an edge
 * before its pairs.
 */
export function sortByDataset(changes: readonly Change[]): readonly Change[] {
  return sortByText(changes, changedDataset);
}

/** Sorts the changes of a downstream by upstream and columns, an edge before its pairs. */
export function sortLineage(changes: readonly LineageChange[]): readonly LineageChange[] {
  return sortByText(changes, (change) =>
    change.element === 'edge'
      ? change.upstream
      : `${change.upstream} ${change.downstreamField} ${change.upstreamField} ${change.before?.transform ?? change.after?.transform ?? ''}`,
  );
}

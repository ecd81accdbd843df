import type { Change } from '../../plan/document/change.js';
import { changeRank } from './change-order.js';
import { changedName } from './dataset-names.js';
import { type ChangeGroup, groupByDataset } from './describe-change.js';
import { compareNatural } from './natural-order.js';

/**
 * Groups changes by dataset. Datasets whose changes matter most come first, then by name, so that a
 * budget cuts additions before updates. The same order applies within a dataset.
 */
export function orderChanges(changes: readonly Change[]): readonly ChangeGroup[] {
  return groupByDataset(changes)
    .map(([, group]) => {
      const copy: [Change, ...Change[]] = [...group];
      const sorted: ChangeGroup = copy.sort((a, b) => changeRank(a) - changeRank(b)) as typeof copy;
      return { sorted, rank: changeRank(sorted[0]), name: changedName(sorted[0]) };
    })
    .sort((a, b) => a.rank - b.rank || compareNatural(a.name, b.name))
    .map(({ sorted }) => sorted);
}

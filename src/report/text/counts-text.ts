import type { Change } from '../../plan/document/change.js';
import type { PlanSummary } from '../../plan/document/plan.js';

export type KindCounts = Pick<PlanSummary, 'add' | 'change' | 'remove' | 'mark'>;

/** `3 to add, 1 to change, 2 to remove`, with `4 to mark` if there are any. */
export function countsText({ add, change, remove, mark }: KindCounts): string {
  return `${add} to add, ${change} to change, ${remove} to remove${mark > 0 ? `, ${mark} to mark` : ''}`;
}

/** Counts changes by kind. */
export function countKinds(changes: readonly Change[]): KindCounts {
  const count = (kind: Change['kind']) => changes.filter((change) => change.kind === kind).length;
  return {
    add: count('create'),
    change: count('update'),
    remove: count('delete'),
    mark: count('mark'),
  };
}

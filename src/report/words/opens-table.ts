import type { Change } from '../../plan/document/change.js';
import type { ChangeGroup } from './describe-change.js';

/**
 * Returns the rule that decides whether the table of a dataset is open or folded. Tables are open
 * while there are few changes. Tables with updates are open while there are few updates.
 *
 * @param maxOpen the number of changes up to which tables are open
 */
export function opensTable(
  changes: readonly Change[],
  maxOpen: number,
): (group: ChangeGroup) => boolean {
  const hasFewChanges = changes.length <= maxOpen;
  const hasFewUpdates = changes.filter(isUpdate).length <= maxOpen;
  return (group) => (group.some(isUpdate) ? hasFewUpdates : hasFewChanges);
}

function isUpdate({ kind }: Change): boolean {
  return kind === 'update';
}

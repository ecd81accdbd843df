import { compareText } from '../../errors/compare-text.js';
import { groupBy } from '../../model/group-by.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { simplifyFieldPath } from '../../urn/field-path.js';
import type { SpelledColumn } from './column-keys.js';

/**
 * Finds the datasets with a column name in several spellings, such as `total` and `TOTAL`. Only the
 * schema says if these are one column. Without it, a pair that another writer has too would look
 * like ours alone. Sorted.
 *
 * @param spelled all columns that are named for one downstream
 */
export function findMultipleSpellings(spelled: readonly SpelledColumn[]): readonly DatasetUrn[] {
  const names = groupBy(
    spelled,
    ({ dataset, path }) => `${dataset} ${simplifyFieldPath(path).toLowerCase()}`,
  );
  const several = [...names.values()].filter(([first, ...others]) =>
    others.some(({ path }) => path !== first.path),
  );
  return [...new Set(several.map(([{ dataset }]) => dataset))].sort(compareText);
}

import { compareText } from '../../errors/compare-text.js';
import { groupBy } from '../../model/group-by.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { simplifyFieldPath } from '../../urn/field-path.js';
import type { SpelledColumn } from './column-keys.js';

/**
 * The datasets of which one name is spelled in several ways, such as `total` and `TOTAL`. Only the schema says whether these
 * are one column: without it, what another writer has as well would look like ours alone. Sorted.
 *
 * @param spelled what is said of one downstream
 */
export function spelledTwice(spelled: readonly SpelledColumn[]): readonly DatasetUrn[] {
  const names = groupBy(spelled, ({ dataset, path }) => `${dataset} ${simplifyFieldPath(path).toLowerCase()}`);
  const several = [...names.values()].filter(([first, ...others]) => others.some(({ path }) => path !== first.path));
  return [...new Set(several.map(([{ dataset }]) => dataset))].sort(compareText);
}

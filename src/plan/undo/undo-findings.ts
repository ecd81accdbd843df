import { type Finding, finding } from '../../errors/finding.js';
import type { ObservedState } from '../../model/observed-state.js';
import { type AddressBook, edgeAddress } from '../address-book.js';
import { contentOf, isInLine, sameContent } from '../dataset-content.js';
import { columnAddress } from '../lineage/column-address.js';
import type { PlannedUnit } from '../lineage/decided-unit.js';
import type { UndoneDataset } from './undo.js';

const MAX_NAMED = 3;

/** What an undo leaves as it is, and why. */
export function overtakenElements({ downstream, edges, pairs }: PlannedUnit, book: AddressBook): readonly Finding[] {
  const changed = [
    ...edges.flatMap(({ upstream, decision }) => (decision.kind === 'changed-since' ? [edgeAddress(book, downstream, upstream)] : [])),
    ...pairs.flatMap(({ pair, decision }) =>
      decision.kind === 'changed-since'
        ? [`${columnAddress(pair.downstreamField, book)} <- ${columnAddress(pair.upstreamField, book)}`]
        : [],
    ),
  ];
  if (changed.length === 0) return [];
  const named = changed.slice(0, MAX_NAMED).map((address) => `"${address}"`);
  const more = changed.length > MAX_NAMED ? ` and ${changed.length - MAX_NAMED} more` : '';
  const message = `${named.join(', ')}${more} can no longer be put back: changed since, without what they stand on, or there twice; left as they are now`;
  return [finding('rollback-overtaken', { message })];
}

export function undoneDatasetFindings(
  undone: readonly UndoneDataset[],
  { contents, datasets }: ObservedState,
  book: AddressBook,
): readonly Finding[] {
  return undone.flatMap(({ urn, was, became }) => {
    if (was === null) {
      const message = `"${book(urn)}" was made by that apply and stays: no dataset is ever deleted`;
      return datasets.get(urn)?.kind === 'present' ? [finding('dataset-stays', { message })] : [];
    }
    const content = contents.get(urn);
    const now = content && contentOf(content);
    if (now && became && (sameContent(now, was) || isInLine(now, became))) return [];
    const message = `the description or columns of "${book(urn)}" changed since and are left as they are now`;
    return [finding('rollback-overtaken', { message })];
  });
}

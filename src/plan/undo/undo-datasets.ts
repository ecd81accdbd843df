import type { ObservedState } from '../../model/observed-state.js';
import type { AddressBook } from '../address-book.js';
import type { DatasetChange } from '../change.js';
import { contentOf, isInLine, isMadeBy, sameContent } from '../dataset-content.js';
import type { Owner } from '../lineage/owner.js';
import type { UndoneDataset } from './undo.js';

export interface UndoContext {
  readonly book: AddressBook;
  readonly owner: Owner;
  readonly held?: ReadonlySet<string> | undefined;
}

/**
 * Gives datasets that an apply brought in line what they said before. One that somebody else described since stays, and
 * so does one that the apply made: nothing of ours ever deletes a dataset.
 */
export function undoDatasets(
  undone: readonly UndoneDataset[],
  { contents }: ObservedState,
  { book, owner, held = new Set() }: UndoContext,
): readonly DatasetChange[] {
  return undone.flatMap(({ urn, was, became }): readonly DatasetChange[] => {
    const content = contents.get(urn);
    if (!was || !became || !content || held.has(urn) || !isMadeBy(content, owner)) return [];
    const now = contentOf(content);
    if (sameContent(now, was) || !isInLine(now, became)) return [];
    return [{ element: 'dataset', kind: 'update', address: book(urn), reason: 'rolled-back', urn, place: null, before: now, after: was }];
  });
}

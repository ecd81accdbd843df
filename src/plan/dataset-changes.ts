import type { DatasetContent, DesiredDataset, DesiredState } from '../model/desired-state.js';
import type { ObservedState } from '../model/observed-state.js';
import type { AddressBook } from './address-book.js';
import type { DatasetChange } from './change.js';
import { contentOf, isInLine, isMadeBy } from './dataset-content.js';
import type { Owner } from './lineage/owner.js';

/** Datasets with `create: true`: those that are missing are made, those that we made are kept in line. */
export function datasetChanges(
  desired: DesiredState,
  observed: ObservedState,
  { book, owner, held = new Set() }: { readonly book: AddressBook; readonly owner: Owner; readonly held?: ReadonlySet<string> | undefined },
): readonly DatasetChange[] {
  return desired.datasets.flatMap((dataset): readonly DatasetChange[] => {
    const { urn, create, place } = dataset;
    const reading = observed.datasets.get(urn);
    if (!create || !reading || reading.kind === 'unknown' || held.has(urn)) return [];
    const common = { element: 'dataset', address: book(urn), urn, place, after: create } as const;
    if (reading.kind === 'absent') return [{ ...common, kind: 'create', reason: 'dataset-missing', before: null }];
    const before = contentToMend(dataset, observed, owner);
    return before ? [{ ...common, kind: 'update', reason: 'content-differs', before }] : [];
  });
}

/** What stands there of a dataset that we made, if it is not what is declared. */
function contentToMend({ urn, create }: DesiredDataset, { contents }: ObservedState, owner: Owner): DatasetContent | undefined {
  const content = contents.get(urn);
  if (!create || !content || !isMadeBy(content, owner)) return undefined;
  const stored = contentOf(content);
  return isInLine(stored, create) ? undefined : stored;
}

import type { DatasetContent, DesiredDataset, DesiredState } from '../../model/desired-state.js';
import type { ObservedState } from '../../model/observed-state.js';
import type { DatasetChange } from '../document/change.js';
import type { Owner } from '../unit/owner.js';
import type { StackNames } from '../unit/planned-unit.js';
import { isCreatedBy, matchesDeclared, storedContent } from './stored-content.js';
import { isUndescribed } from './undescribed.js';

/** Names and owner, and the identities of the datasets to leave unchanged. Default: none. */
export interface DatasetPlanning extends StackNames {
  readonly held?: ReadonlySet<string> | undefined;
}

/**
 * Plans the entities with `create: true`: creates missing entities, and updates the entities that
 * this stack created. Describes a chart or dashboard that exists without its description, since no
 * lineage of it can be written before.
 */
export function datasetChanges(
  desired: DesiredState,
  observed: ObservedState,
  { book, owner, held = new Set() }: DatasetPlanning,
): readonly DatasetChange[] {
  return desired.datasets.flatMap((dataset): readonly DatasetChange[] => {
    const { urn, create, place } = dataset;
    const reading = observed.datasets.get(urn);
    if (!create || !reading || reading.kind === 'unknown' || held.has(urn)) return [];
    const common = { element: 'dataset', address: book(urn), urn, place, after: create } as const;
    if (reading.kind === 'absent' || isUndescribed(reading))
      return [{ ...common, kind: 'create', reason: 'dataset-missing', before: null }];
    const before = outdatedContent(dataset, observed, owner);
    return before ? [{ ...common, kind: 'update', reason: 'content-differs', before }] : [];
  });
}

/**
 * Returns the stored content of an entity that this stack created, if it differs from the declared
 * content.
 */
function outdatedContent(
  { urn, create }: DesiredDataset,
  { contents }: ObservedState,
  owner: Owner,
): DatasetContent | undefined {
  const content = contents.get(urn);
  if (!create || !content || !isCreatedBy(content, owner)) return undefined;
  const stored = storedContent(urn, content);
  return matchesDeclared(stored, create) ? undefined : stored;
}

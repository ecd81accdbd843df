import type { Place } from '../../errors/place.js';
import type { AspectReading, ContentReading, ObservedState } from '../../model/observed-state.js';
import { matchesDeclared, storedContent } from '../../plan/dataset/stored-content.js';
import type { Change, DatasetChange } from '../../plan/document/change.js';
import type { DatasetDifference } from './drift.js';
import { type IsoTime, toWriting } from './lineage-history.js';

export interface ContentContext {
  readonly observed: Pick<ObservedState, 'contents' | 'actor'>;
  readonly isoTime: IsoTime;
}

/**
 * Finds datasets with `create: true` that are missing, or whose content another user changed.
 *
 * Does not read earlier versions of their aspects. If the user of the token wrote an aspect last,
 * the stored content counts as ours, and the manifest as changed.
 */
export function datasetDifferences(
  changes: readonly Change[],
  context: ContentContext,
): readonly DatasetDifference[] {
  return changes.flatMap((change) =>
    change.element === 'dataset' ? datasetDifference(change, context) : [],
  );
}

function datasetDifference(
  change: DatasetChange,
  { observed, isoTime }: ContentContext,
): readonly DatasetDifference[] {
  const { kind, reason: _, ...dataset } = change;
  // Only an undo has changes without a place.
  const place = change.place as Place;
  const facts = { ...dataset, place, evidence: 'manifest', since: null, remedy: 'apply' } as const;
  const content = observed.contents.get(dataset.urn);
  if (!content || kind === 'create') return [{ ...facts, kind: 'missing', lastWrite: null }];
  const [last] = differingAspects(content, change)
    .filter(({ writtenBy }) => writtenBy !== observed.actor)
    .sort((a, b) => (b.writtenAt ?? 0) - (a.writtenAt ?? 0));
  return last ? [{ ...facts, kind: 'altered', lastWrite: toWriting(last, isoTime) }] : [];
}

/** Selects the aspects that differ from the declared content. */
function differingAspects(
  content: ContentReading,
  { urn, after }: DatasetChange,
): readonly AspectReading[] {
  const stored = storedContent(urn, content);
  return [
    ...(matchesDeclared(stored, { ...after, columns: [] }) ? [] : [content.info]),
    ...(matchesDeclared(stored, { columns: after.columns }) ? [] : [content.schemaMetadata]),
  ];
}

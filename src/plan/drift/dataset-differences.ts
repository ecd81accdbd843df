import type { Place } from '../../errors/place.js';
import type { AspectReading, ContentReading, ObservedState } from '../../model/observed-state.js';
import type { Change, DatasetChange } from '../change.js';
import { contentOf, isInLine } from '../dataset-content.js';
import type { DatasetDifference } from './drift.js';
import { type IsoTime, writingOf } from './history.js';

export interface ContentContext {
  readonly observed: Pick<ObservedState, 'contents' | 'actor'>;
  readonly isoTime: IsoTime;
}

/**
 * Datasets that are ours to make and that are gone, or described otherwise by now.
 *
 * No earlier version of what describes them is looked at: where the user of the token wrote last, what stands there is taken
 * for what we wrote, and the manifest for what changed.
 */
export function datasetDifferences(changes: readonly Change[], context: ContentContext): readonly DatasetDifference[] {
  return changes.flatMap((change) => (change.element === 'dataset' ? datasetDifference(change, context) : []));
}

function datasetDifference(change: DatasetChange, { observed, isoTime }: ContentContext): readonly DatasetDifference[] {
  const { kind, reason, ...dataset } = change;
  // Only an undo changes what no manifest asks for.
  const place = change.place as Place;
  const facts = { ...dataset, place, evidence: 'manifest', since: null, remedy: 'apply' } as const;
  const content = observed.contents.get(dataset.urn);
  if (!content) return [{ ...facts, kind: 'missing', lastWrite: null }];
  const [last] = differing(content, change)
    .filter(({ writtenBy }) => writtenBy !== observed.actor)
    .sort((a, b) => (b.writtenAt ?? 0) - (a.writtenAt ?? 0));
  return last ? [{ ...facts, kind: 'altered', lastWrite: writingOf(last, isoTime) }] : [];
}

/** The aspects that do not say what is declared. */
function differing(content: ContentReading, { after }: DatasetChange): readonly AspectReading[] {
  const stored = contentOf(content);
  return [
    ...(isInLine(stored, { ...after, columns: [] }) ? [] : [content.datasetProperties]),
    ...(isInLine(stored, { columns: after.columns }) ? [] : [content.schemaMetadata]),
  ];
}

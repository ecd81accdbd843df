import type { AspectReading, ContentReading } from '../../model/observed-state.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import type { Change, DatasetChange } from '../change.js';
import type { DatasetDifference } from './drift.js';
import { type IsoTime, writingOf } from './history.js';

export interface ContentContext {
  readonly contents: ReadonlyMap<DatasetUrn, ContentReading>;
  readonly isoTime: IsoTime;
}

/**
 * Datasets that are ours to make and that are gone, or described otherwise by now. No version of what describes them is
 * looked at, so a manifest that changed since looks the same.
 */
export function datasetDifferences(changes: readonly Change[], context: ContentContext): readonly DatasetDifference[] {
  return changes.flatMap((change) => (change.element === 'dataset' ? [datasetDifference(change, context)] : []));
}

function datasetDifference({ kind, reason, ...dataset }: DatasetChange, { contents, isoTime }: ContentContext): DatasetDifference {
  const content = contents.get(dataset.urn);
  return {
    ...dataset,
    kind: kind === 'create' ? 'missing' : 'altered',
    evidence: 'manifest',
    since: null,
    lastWrite: content ? writingOf(laterOf(content), isoTime) : null,
    remedy: 'apply',
  };
}

function laterOf({ datasetProperties, schemaMetadata }: ContentReading): AspectReading {
  return (schemaMetadata.writtenAt ?? 0) > (datasetProperties.writtenAt ?? 0) ? schemaMetadata : datasetProperties;
}

import { compareText } from '../errors/compare-text.js';
import type { DatasetContent } from '../model/desired-state.js';
import type { DatasetEntry } from './manifest.js';

/**
 * What is written for a dataset that we make. Its columns are sorted: the order of keys in a manifest means nothing, so
 * it cannot mean the order of the schema.
 */
export function datasetContent({ description, columns }: DatasetEntry): DatasetContent {
  const sorted = columns.toSorted((a, b) => compareText(a.fieldPath, b.fieldPath));
  return { ...(description !== undefined && { description }), columns: sorted };
}

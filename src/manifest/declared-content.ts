import { compareText } from '../errors/compare-text.js';
import type { DatasetContent } from '../model/desired-state.js';
import type { DatasetEntry } from './manifest.js';

/**
 * Returns the content to write for a dataset that we create. Its columns are sorted: the order of
 * keys in a manifest has no meaning, so it cannot be the order of the schema.
 */
export function declaredContent({ description, columns }: DatasetEntry): DatasetContent {
  const sorted = columns.toSorted((a, b) => compareText(a.fieldPath, b.fieldPath));
  return { ...(description !== undefined && { description }), columns: sorted };
}

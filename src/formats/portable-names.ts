import { ok, problem, type Result } from '../errors/result.js';
import { findControl } from '../urn/control-characters.js';
import { asDatasetUrn, type DatasetUrn } from '../urn/dataset-urn.js';

/** Checks the urn of a dataset that is to stand in a manifest. */
export function portableDataset(text: string): Result<DatasetUrn> {
  return findControl(text) === undefined
    ? asDatasetUrn(text)
    : problem('holds a control character');
}

/** Checks the path of a column that is to stand in a manifest. */
export function isPortableColumn(text: string): boolean {
  return text !== '' && findControl(text) === undefined;
}

/**
 * Reads what a record says about its transform. Line breaks become `\n`. A text without words and
 * `NONE` mean that the record states no transform, as in the catalog.
 */
export function portableTransform(text: string): Result<string | undefined> {
  const unix = text.replaceAll(/\r\n?/g, '\n');
  if (findControl(unix, 'prose') !== undefined) return problem('holds a control character');
  return ok(['', 'NONE'].includes(unix.trim()) ? undefined : unix);
}

export function isConfidence(value: number): boolean {
  return value >= 0 && value <= 1;
}

import { sha256 } from '../../model/sha256.js';
import type { DatasetFacts, SplitUrn } from './dataset-facts.js';
import type { FileLayout, MergeOptions } from './import-types.js';

export interface PathInput {
  readonly split: SplitUrn;
  readonly facts: DatasetFacts;
  readonly shortName: string;
}

/**
 * Returns the file of a dataset. It follows from the dataset alone, so it stays the same whatever
 * else is imported.
 *
 * Steps are in lower case and hold safe characters only. Two schemas whose names differ in other
 * characters share a file, which is all that a disk without letter case allows.
 */
export function manifestPath(
  dataset: PathInput,
  { folder, by, name }: Pick<MergeOptions, 'folder' | 'by' | 'name'>,
): string {
  const steps = by === 'single' ? [name] : stepsOf(dataset, by);
  const env = dataset.split.env;
  const ending = by === 'single' || env === 'PROD' ? '' : `.${env.toLowerCase()}`;
  const folders = folder === '' || folder === '.' ? [] : [folder];
  return `${[...folders, ...steps.map(safeStep)].join('/')}${ending}.yaml`;
}

function stepsOf(
  { split, facts, shortName }: PathInput,
  by: Exclude<FileLayout, 'single'>,
): readonly string[] {
  const { platform, instance, segments, isPath } = split;
  switch (by) {
    case 'schema': {
      const schema = isPath ? segments[0] : segments.slice(0, -1).join('.');
      return [platform, instance, schema].flatMap((step) => step || []);
    }
    case 'platform':
      return [platform];
    case 'domain':
      return [facts.domain || 'without-domain'];
    case 'dataset':
      return [platform, shortName];
  }
}

const MAX_STEP = 80;

/** Names of devices on Windows. No file can have them, whatever its ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=$|\.)/;

/** Makes one step of a path from any text. */
function safeStep(text: string): string {
  const safe = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}._-]+/gu, '_')
    .replace(/^\.+/, '_')
    .replace(/\.+$/, '_')
    .replace(DEVICE, '$&_');
  return safe.length > MAX_STEP
    ? `${safe.slice(0, MAX_STEP - 9).toWellFormed()}_${sha256(text, 'hex').slice(0, 8)}`
    : safe;
}

import { sha256 } from '../../model/sha256.js';
import type { SplitEntity } from './entity-facts.js';
import type { FileLayout, MergeOptions } from './import-types.js';

/**
 * Returns the file of a dataset. It follows from the dataset alone, so it stays the same whatever
 * else is imported.
 *
 * Steps are in lower case and hold safe characters only. Two schemas whose names differ in other
 * characters share a file: a disk that ignores letter case has one file for both.
 */
export function manifestPath(
  dataset: SplitEntity,
  shortName: string,
  { folder, by, name }: MergeOptions,
): string {
  const steps = by === 'single' ? [name] : stepsOf(dataset, shortName, by);
  const { env } = dataset;
  const ending = by === 'single' || env === 'PROD' ? '' : `.${env.toLowerCase()}`;
  const folders = folder === '' || folder === '.' ? [] : [folder];
  return `${[...folders, ...steps.map(safeStep)].join('/')}${ending}.yaml`;
}

function stepsOf(
  { platform, instance, segments, isPath, facts }: SplitEntity,
  shortName: string,
  by: Exclude<FileLayout, 'single'>,
): readonly string[] {
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
const DEVICE = /^(?:con|prn|aux|nul|(?:com|lpt)[\d¹²³])(?=$|\.)/;

/** Returns true for a name that no file can have on Windows. */
export function isDeviceName(name: string): boolean {
  return DEVICE.test(name);
}

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

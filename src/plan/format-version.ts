import { ok, problem, type Result } from '../errors/result.js';
import type { JsonObject } from '../model/json.js';

export interface ReadableFormat {
  /** What a document of the format is called. */
  readonly noun: 'plan' | 'receipt';
  /** The version that this program writes, such as `1.1`. */
  readonly own: string;
}

/**
 * Whether a document is of a format version that this program reads: one of the same major version. A document of a later
 * minor version may hold more than the schema names.
 *
 * Fails with what is wrong, to be read after the file's name.
 */
export function checkFormatVersion(document: JsonObject, { noun, own }: ReadableFormat): Result<{ readonly isLater: boolean }> {
  const version = /^(\d+)\.(\d+)$/.exec(String(document['formatVersion']));
  if (!version) return problem(`is not a ${noun}: it has no formatVersion`);
  const [major, minor] = own.split('.').map(Number);
  if (Number(version[1]) !== major) return problem(`is a ${noun} of format ${version[0]}, and this version reads ${major}.x`);
  return ok({ isLater: Number(version[2]) > Number(minor) });
}

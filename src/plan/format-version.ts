import { ok, problem, type Result } from '../errors/result.js';
import type { JsonObject } from '../model/json.js';

export interface ReadableFormat {
  /** The name of a document of the format, for messages. */
  readonly noun: 'plan' | 'receipt';
  /** The version that this program writes, for example `1.1`. */
  readonly own: string;
}

/**
 * Checks that this program reads the format version of a document: any version of the same major
 * version. A document of a later minor version may hold properties that the schema does not name.
 *
 * Fails with a predicate; the file's name is the subject of the sentence.
 */
export function checkFormatVersion(
  document: JsonObject,
  { noun, own }: ReadableFormat,
): Result<{ readonly isLater: boolean }> {
  const version = /^(\d+)\.(\d+)$/.exec(String(document['formatVersion']));
  if (!version) return problem(`is not a ${noun}: it has no formatVersion`);
  const [major, minor] = own.split('.').map(Number);
  if (Number(version[1]) !== major)
    return problem(`is a ${noun} of format ${version[0]}, and this version reads ${major}.x`);
  return ok({ isLater: Number(version[2]) > Number(minor) });
}

import type { CodeEntry } from './code-entry.js';
import { codes } from './codes.js';
import { didYouMean } from './did-you-mean.js';
import { ok, problem, type Result } from './result.js';

/** An entry of the registry with its readable name. */
export interface RegisteredCode extends CodeEntry {
  readonly name: string;
}

/** All entries of the registry, sorted by number. */
export const registeredCodes: readonly RegisteredCode[] = Object.entries<CodeEntry>(codes)
  .map(([name, entry]) => ({ name, ...entry }))
  .sort((a, b) => (a.code < b.code ? -1 : 1));

/**
 * Finds a code by its number or its name, in any letter case. If no code matches, the problem
 * suggests the nearest one.
 *
 * @param word such as `HW3001` or `dataset-missing`
 */
export function findCode(
  word: string,
): Result<RegisteredCode, { readonly suggestion: string | undefined }> {
  const wanted = word.toLowerCase();
  const found = registeredCodes.find(
    ({ code, name }) => name === wanted || code.toLowerCase() === wanted,
  );
  if (found) return ok(found);
  return problem({
    suggestion: didYouMean(word, [
      ...registeredCodes.map(({ name }) => name),
      ...registeredCodes.map(({ code }) => code),
    ]),
  });
}

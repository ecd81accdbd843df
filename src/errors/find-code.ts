import type { CodeEntry } from './code-entry.js';
import { codes } from './codes.js';
import { didYouMean } from './did-you-mean.js';
import { ok, problem, type Result } from './result.js';

/** A row of the registry with its readable name. */
export interface RegisteredCode extends CodeEntry {
  readonly name: string;
}

/** The whole registry in the order of its numbers. */
export const registeredCodes: readonly RegisteredCode[] = Object.entries<CodeEntry>(codes)
  .map(([name, entry]) => ({ name, ...entry }))
  .sort((a, b) => (a.code < b.code ? -1 : 1));

/**
 * Finds a code by its number or its name, in any letter case. What was most likely meant comes back where there is none.
 *
 * @param word such as `HW3001` or `dataset-missing`
 */
export function findCode(word: string): Result<RegisteredCode, { readonly suggestion: string | undefined }> {
  const wanted = word.toLowerCase();
  const found = registeredCodes.find(({ code, name }) => name === wanted || code.toLowerCase() === wanted);
  if (found) return ok(found);
  return problem({
    suggestion: didYouMean(word, [...registeredCodes.map(({ name }) => name), ...registeredCodes.map(({ code }) => code)]),
  });
}

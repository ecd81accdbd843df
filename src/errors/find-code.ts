import type { CodeEntry } from './code-entry.js';
import { codes } from './codes.js';
import { didYouMean, editDistance } from './did-you-mean.js';
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
 * suggests the nearest one, or the two nearest numbers.
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
  const number = /^hw(\d+)$/.exec(wanted)?.[1];
  const words = registeredCodes.flatMap(({ name, code }) => [name, code]);
  const suggestion =
    number === undefined ? didYouMean(word, words) : nearCodes(wanted, Number(number));
  return problem({ suggestion });
}

/** Returns the code with one digit more or less, else the codes before and after the number. */
function nearCodes(wanted: string, number: number): string {
  const all = registeredCodes.map(({ code }) => code);
  const typo = all.find(
    (code) => code.length !== wanted.length && editDistance(code, wanted) === 1,
  );
  if (typo !== undefined) return typo;
  const isBelow = (code: string) => Number(code.slice('HW'.length)) < number;
  const neighbors = [all.findLast(isBelow), all.find((code) => !isBelow(code))];
  return neighbors.filter((code) => code !== undefined).join(' or ');
}

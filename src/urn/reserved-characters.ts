/**
 * The reserved characters of an urn. They separate the parts of a key, so no part can hold one.
 *
 * Source: DataHub's `UrnEncoder`. U+241F separates the keys of arrays in patches. `%` is not
 * escaped, so text that already holds `%2C` cannot be told from an encoded comma: encode once, and
 * never decode for comparison.
 */
const ENCODINGS = [
  [',', '%2C'],
  ['(', '%28'],
  [')', '%29'],
  ['\u241F', '%E2%90%9F'],
] as const;

/** Returns the first reserved character of a text, if it has one. */
export function findReserved(text: string): string | undefined {
  return /[,()\u241F]/.exec(text)?.[0];
}

/** Percent-encodes the reserved characters, and nothing else. */
export function encodeReserved(text: string): string {
  return ENCODINGS.reduce((encoded, [plain, code]) => encoded.replaceAll(plain, code), text);
}

/** Undoes {@link encodeReserved}; other percent-encodings stay as they are. */
export function decodeReserved(text: string): string {
  return ENCODINGS.reduce((decoded, [plain, code]) => decoded.replaceAll(code, plain), text);
}

const KEY = /(?<=^|[\s{,"'])[A-Za-z_][A-Za-z0-9_-]*(?=["']?[ \t]*:)/g;

/**
 * Finds every word of a text that may be a key. A file that cannot be parsed may define short
 * names. Reporting those names as unknown would report one mistake many times.
 */
export function guessShortNames(text: string): readonly string[] {
  return [...text.matchAll(KEY)].map(([name]) => name);
}

const KEY = /(?<=^|[\s{,"'])[A-Za-z_][A-Za-z0-9_-]*(?=["']?[ \t]*:)/g;

/**
 * Every word of a text that may be a key. A file that cannot be read may give short names; to call those unknown would
 * be one mistake reported many times.
 */
export function likelyNames(text: string): readonly string[] {
  return [...text.matchAll(KEY)].map(([name]) => name);
}

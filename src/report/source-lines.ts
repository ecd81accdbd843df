import type { Place } from '../errors/place.js';

type Sources = ReadonlyMap<string, string>;

/**
 * The lines of each file. A large file can have a finding on each line, so it is split only once.
 */
const cut = new WeakMap<Sources, Map<string, readonly string[]>>();

/**
 * The first line of a place, without its line break. Undefined if the text of the file is not
 * known.
 */
export function sourceLine(sources: Sources, { file, line }: Place): string | undefined {
  const lines = cut.get(sources) ?? new Map<string, readonly string[]>();
  cut.set(sources, lines);
  const known = lines.get(file) ?? sources.get(file)?.split(/\r?\n/) ?? [];
  lines.set(file, known);
  return known[line - 1];
}

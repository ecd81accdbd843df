import type { Place } from '../errors/place.js';

type Sources = ReadonlyMap<string, string>;

/** A large file may have a finding for each of its lines: it is cut into lines once. */
const cut = new WeakMap<Sources, Map<string, readonly string[]>>();

/** The line that a place begins in, without its line break; undefined where the text of the file is not known. */
export function sourceLine(sources: Sources, { file, line }: Place): string | undefined {
  const lines = cut.get(sources) ?? new Map<string, readonly string[]>();
  cut.set(sources, lines);
  const known = lines.get(file) ?? sources.get(file)?.split(/\r?\n/) ?? [];
  lines.set(file, known);
  return known[line - 1];
}

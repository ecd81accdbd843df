import { nameWords } from './column-words.js';
import type { NameRelation } from './suggestions.js';

/** A name to look for among upstream columns, as {@link nameKey} writes it. */
export interface SoughtName {
  readonly relation: Exclude<NameRelation, 'same'>;
  readonly key: string;
}

const flags: ReadonlySet<string> = new Set(['is', 'has']);

const aggregates: ReadonlySet<string> = new Set([
  'average',
  'avg',
  'first',
  'last',
  'latest',
  'lifetime',
  'max',
  'min',
  'sum',
  'total',
]);

/** Writes a name so that all names of the same words are equal. */
export function nameKey(name: string): string {
  return nameWords(name).join('');
}

/**
 * Lists the names of upstream columns that a downstream column may be made of, the most likely
 * first.
 *
 * @param tables what a column may repeat of the names of both tables, as words
 */
export function soughtNames(
  column: string,
  tables: readonly (readonly string[])[],
): readonly SoughtName[] {
  const words = nameWords(column);
  const [first = '', ...rest] = words;
  const join = (from: number) => words.slice(from).join('');
  const after = tables.filter(
    (table) => table.length < words.length && table.every((word, i) => word === words[i]),
  );
  return [
    { relation: 'words' as const, key: join(0) },
    ...after.map((table) => ({ relation: 'table' as const, key: join(table.length) })),
    ...(flags.has(first) ? [{ relation: 'flag' as const, key: join(1) }] : []),
    ...(aggregates.has(first) ? [{ relation: 'aggregate' as const, key: join(1) }] : []),
    ...rest.map((_, i) => ({ relation: 'ending' as const, key: join(i + 1) })),
  ].filter(({ key, relation }) => key !== '' && !(relation === 'ending' && key === 'id'));
}

import { type LocatedNode, valueAt } from '../../../yaml/located-node.js';
import { entryLists, nameSections } from '../entry-lists.js';
import type { LocatedFile, LocatedMember } from './located-file.js';

/** The order of keys in an entry and in a file. */
const RANKS: ReadonlyMap<string, string> = new Map(
  [
    ...['version', 'defaults', ...nameSections, 'lineage'],
    ...['downstream', 'job', ...entryLists, 'columns', 'protect', 'ownership'],
    ...['from', 'except', 'transform', 'confidence'],
    ...['dataset', 'chart', 'dashboard', 'type', 'note'],
  ].map((key, index) => [key, String.fromCharCode('a'.charCodeAt(0) + index)]),
);

/** Returns the rank of a key that the schema of manifests names. */
export function fieldRank(key: string): string {
  return RANKS.get(key) ?? '';
}

/** Returns the rank of a key or an item that people choose. `*` comes last. */
export function nameRank(name: string): string {
  return name === '*' ? '\u{10FFFF}' : name;
}

/** Returns the rank of a member of a file. */
export function rankOf(file: LocatedFile, { collection, id, value }: LocatedMember): string {
  if (collection.kind === 'list') return nameRank(itemName(value));
  const role = file.memberOf(collection)?.id;
  const isNamed = role === 'columns' || nameSections.some((section) => section === role);
  return isNamed ? nameRank(String(id)) : fieldRank(String(id));
}

/** Returns the text that decides the order of an item in a list. */
function itemName(value: LocatedNode): string {
  if (value.kind === 'scalar') return value.text;
  const named = ['downstream', 'job', 'dataset', 'chart', 'dashboard', 'name', 'urn'].flatMap(
    (key) => valueAt(value, key) ?? [],
  );
  return named.slice(0, 1).map(itemName).join('');
}

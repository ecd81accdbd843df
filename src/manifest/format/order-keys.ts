import type { Collection, Entry, FormatNode } from './format-tree.js';
import type { NodeLayout } from './layouts.js';

/**
 * Returns the entries of a collection in the order of the schema. Returns them as written if the
 * schema has no order for them, or if an alias would come before its anchor.
 */
export function orderKeys({ entries }: Collection, { keys }: NodeLayout): readonly Entry[] {
  if (keys.length === 0) return entries;
  const rank = new Map(entries.map((entry) => [entry, keys.indexOf(String(entry.key?.name))]));
  const rankOf = (entry: Entry) => Number(rank.get(entry));
  const sorted = entries.toSorted((a, b) => rankOf(a) - rankOf(b));
  const isSorted = sorted.every((entry, index) => entry === entries[index]);
  return isSorted || sharesAnchor(entries) ? entries : sorted;
}

/** Returns true if an anchor or alias of one entry occurs in another entry. */
function sharesAnchor(entries: readonly Entry[]): boolean {
  const names = entries.flatMap((entry) => [...new Set(anchorsOf(entry))]);
  return new Set(names).size < names.length;
}

/** Lists the names of all anchors and aliases of an entry. */
function anchorsOf({ key, value }: Entry): readonly string[] {
  return [key?.anchor ?? '', ...anchorsIn(value)].filter((name) => name !== '');
}

function anchorsIn(node: FormatNode): readonly string[] {
  switch (node.kind) {
    case 'alias':
      return [node.name];
    case 'scalar':
    case 'block-text':
      return [node.anchor];
    case 'map':
    case 'list':
      return [node.anchor, ...node.entries.flatMap(anchorsOf)];
  }
}

import type { Collection, ManifestComment } from './format-tree.js';
import type { NodeLayout } from './layouts.js';
import { orderKeys } from './order-keys.js';
import { layoutOf } from './print-flow.js';

/**
 * Moves comments that have no place of their own in the printed text. This happens before any line
 * is laid out: a comment inside brackets turns their entries into lines.
 *
 * - A key has room for one comment beside it. The others go before the key.
 * - A comment before the first key of an item goes before the item.
 */
export function settleComments(collection: Collection, layout: NodeLayout): void {
  for (const entry of collection.entries) {
    const { key, value, leading, beside } = entry;
    const inner = layoutOf(key, layout);
    leading.push(...beside.splice(0, beside.length - 1).map(toLeading));
    if (value.kind !== 'map' && value.kind !== 'list') continue;
    settleComments(value, inner);
    if (key === undefined && value.anchor === '') leading.push(...takeFirst(value, inner));
  }
}

/** Takes the comments off the entry that is printed first. */
function takeFirst(value: Collection, layout: NodeLayout): readonly ManifestComment[] {
  return orderKeys(value, layout)
    .slice(0, 1)
    .flatMap(({ leading }) => leading.splice(0));
}

export function toLeading(text: string): ManifestComment {
  return { text, isAfterBlank: false };
}

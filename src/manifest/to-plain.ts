import type { Json } from '../model/json.js';
import type { Located } from './located.js';

/** The bare value, as JSON would hold it, for a schema check. */
export function toPlain(node: Located): Json {
  switch (node.kind) {
    case 'scalar':
      return node.value;
    case 'list':
      return node.items.map(toPlain);
    case 'map':
      return Object.fromEntries([...node.entries.values()].map(({ key, value }) => [key, toPlain(value)]));
  }
}

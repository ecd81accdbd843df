import { type LocatedNode, listItems, mapEntries } from '../../yaml/located-node.js';
import { scanComments } from './scan-comments.js';

/** Returns true if two files hold the same values, whatever the order of the keys. */
export function isSameValue(a: LocatedNode, b: LocatedNode | undefined): boolean {
  if (b === undefined || a.kind !== b.kind) return false;
  if (a.kind === 'scalar') return b.kind === 'scalar' && Object.is(a.value, b.value);
  const [someItems, otherItems] = [listItems(a), listItems(b)];
  const [someEntries, otherEntries] = [mapEntries(a), mapEntries(b)];
  const others = new Map(otherEntries.map(({ key, value }) => [key, value]));
  return (
    someItems.length === otherItems.length &&
    someEntries.length === otherEntries.length &&
    someItems.every((item, index) => isSameValue(item, otherItems[index])) &&
    someEntries.every(({ key, value }) => isSameValue(value, others.get(key)))
  );
}

/** Returns true if two texts have the same comments, whatever their order. */
export function hasSameComments(a: string, b: string): boolean {
  return commentsOf(a) === commentsOf(b);
}

function commentsOf(text: string): string {
  const { comments, prologue } = scanComments(text);
  return [...comments.map((one) => one.text), ...prologue].sort().join('\n');
}

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IntLists } from '../../../../src/server/store/graph/int-lists.js';

test('holds the same items as plain lists while lists grow, shrink and are packed', () => {
  // Few keys and many items, so that lists move and the space that they leave is packed.
  const step = fc.record({
    key: fc.oneof(fc.nat(6), fc.nat(3000)),
    add: fc.nat(400),
    remove: fc.nat(450),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const lists = new IntLists();
      const plain = new Map<number, number[]>();
      for (const { key, add, remove } of steps) {
        const list = plain.get(key) ?? [];
        plain.set(key, list);
        for (let i = 0; i < add; i++) {
          lists.add(key, i % 50);
          list.push(i % 50);
        }
        for (let i = 0; i < remove; i++) {
          lists.remove(key, i);
          removeFrom(list, i);
        }
      }
      for (const [key, list] of plain)
        expect(itemsOf(lists, key)).toEqual([...list].sort((a, b) => a - b));
      expect(itemsOf(lists, 100_000)).toEqual([]);
    }),
  );
});

test('removes one of several equal items, and nothing if no item is equal', () => {
  const lists = new IntLists();
  for (const item of [5, 7, 5]) lists.add(1, item);
  lists.remove(1, 5);
  lists.remove(1, 6);
  lists.remove(9, 5);
  expect(itemsOf(lists, 1)).toEqual([5, 7]);
});

function itemsOf(lists: IntLists, key: number): readonly number[] {
  const items: number[] = [];
  lists.each(key, (item) => items.push(item));
  return items.sort((a, b) => a - b);
}

function removeFrom(list: number[], item: number): void {
  const at = list.indexOf(item);
  if (at >= 0) list.splice(at, 1);
}

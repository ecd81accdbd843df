import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutAll } from '../../../../src/web/lineage/layout/layout-all.js';
import { placeNew } from '../../../../src/web/lineage/layout/place-new.js';
import {
  BOX_GAP,
  BOX_WIDTH,
  type Item,
  JOB_WIDTH,
  LAYER_PITCH,
  type Placed,
  type Places,
} from '../../../../src/web/lineage/layout/placed.js';
import type { Ends } from '../../../../src/web/lineage/model/neighbors.js';

interface Step {
  readonly items: readonly Item[];
  readonly connections: readonly Ends[];
  readonly anchor: string | null;
}

const NAMES = Array.from({ length: 16 }, (_, index) => `d${index}`);
const name = fc.constantFrom(...NAMES);
const item: fc.Arbitrary<Item> = fc.record({
  id: name,
  layer: fc.integer({ min: -4, max: 4 }),
  width: fc.constantFrom(BOX_WIDTH, JOB_WIDTH),
  height: fc.integer({ min: 40, max: 1100 }),
});
const step: fc.Arbitrary<Step> = fc.record({
  items: fc.uniqueArray(item, { selector: ({ id }) => id, minLength: 8, maxLength: 16 }),
  connections: fc.array(fc.record({ upstream: name, downstream: name }), { maxLength: 24 }),
  anchor: fc.option(name),
});
const steps = fc.array(step, { minLength: 2, maxLength: 5 });

const box = (id: string, layer: number, height = 64): Item => ({
  id,
  layer,
  width: BOX_WIDTH,
  height,
});

function overlaps(places: Places): readonly string[] {
  const all = [...places.values()];
  return all.flatMap((a, index) =>
    all
      .slice(index + 1)
      .filter((b) => isBeside(a.x, a.width, b.x, b.width) && isBeside(a.y, a.height, b.y, b.height))
      .map((b) => `${a.id} ${b.id}`),
  );
}

function isBeside(a: number, aSize: number, b: number, bSize: number): boolean {
  return a < b + bSize && b < a + aSize;
}

/** The ids of each layer from top to bottom, of the items that both have. */
function orders(places: Places, others: Places): readonly string[] {
  return [...places.values()]
    .filter(({ id }) => others.has(id))
    .sort((a, b) => a.x - b.x || a.y - b.y)
    .map(({ id, x }) => `${x} ${id}`);
}

function middle({ y, height }: Placed): number {
  return y + height / 2;
}

function at(places: Places, id: string): Placed {
  const found = places.get(id);
  if (!found) throw new Error(`${id} has no place`);
  return found;
}

function placeSteps(all: readonly Step[], check: (before: Places, after: Places, s: Step) => void) {
  let before: Places | undefined;
  for (const one of all) {
    const after = before
      ? placeNew(before, one.items, one.connections, one.anchor)
      : layoutAll(one.items, one.connections);
    if (before) check(before, after, one);
    before = after;
  }
}

describe('placeNew, after any changes', () => {
  it('places every item with its height, and nothing else', () => {
    fc.assert(
      fc.property(steps, (all) =>
        placeSteps(all, (_, after, { items }) => {
          expect(after.size).toBe(items.length);
          for (const { id, height } of items) expect(after.get(id)?.height).toBe(height);
        }),
      ),
    );
  });

  it('lets no two boxes overlap', () => {
    fc.assert(
      fc.property(steps, (all) =>
        placeSteps(all, (_, after) => expect(overlaps(after)).toEqual([])),
      ),
    );
  });

  it('keeps layer and order of the items that were placed', () => {
    fc.assert(
      fc.property(steps, (all) =>
        placeSteps(all, (before, after) =>
          expect(orders(after, before)).toEqual(orders(before, after)),
        ),
      ),
    );
  });

  it('keeps the anchor at its place', () => {
    fc.assert(
      fc.property(steps, (all) =>
        placeSteps(all, (before, after, { anchor }) => {
          const [old, now] = [before.get(anchor ?? ''), after.get(anchor ?? '')];
          if (old && now) expect([now.x, now.y]).toEqual([old.x, old.y]);
        }),
      ),
    );
  });

  it('depends neither on the order of items nor on the order of connections', () => {
    fc.assert(
      fc.property(steps, (all) =>
        placeSteps(all, (before, after, { items, connections, anchor }) => {
          const again = placeNew(before, items.toReversed(), connections.toReversed(), anchor);
          for (const [id, place] of after) expect(again.get(id)).toEqual(place);
        }),
      ),
    );
  });

  it('changes nothing if nothing changed', () => {
    fc.assert(
      fc.property(step, ({ items, connections, anchor }) => {
        const before = layoutAll(items, connections);
        const after = placeNew(before, items, connections, anchor);
        for (const [id, place] of before) expect(after.get(id)).toEqual(place);
      }),
    );
  });
});

describe('placeNew', () => {
  const items = [box('home', 0), box('left', -1), box('right', 1)];
  const connections = [
    { upstream: 'left', downstream: 'home' },
    { upstream: 'home', downstream: 'right' },
  ];
  const before = layoutAll(items, connections);

  it('centres a fan of new neighbors on the box acted on', () => {
    const fan = ['a', 'b', 'c', 'd'].map((id) => box(id, 2));
    const edges = fan.map(({ id }) => ({ upstream: 'right', downstream: id }));
    const after = placeNew(before, [...items, ...fan], [...connections, ...edges], 'right');
    const anchor = at(after, 'right');
    const middles = fan.map(({ id }) => middle(at(after, id)));
    expect(middles).toEqual([-132, -44, 44, 132].map((one) => middle(anchor) + one));
    for (const { id } of fan) expect(at(after, id).x).toBe(anchor.x + LAYER_PITCH);
  });

  it('puts a new upstream left of its downstream', () => {
    const after = placeNew(
      before,
      [...items, box('far', -2)],
      [...connections, { upstream: 'far', downstream: 'left' }],
      'left',
    );
    expect(at(after, 'far')).toMatchObject({
      x: at(after, 'left').x - LAYER_PITCH,
      y: at(after, 'left').y,
    });
  });

  it('puts a downstream of an upstream box beside the home dataset, and makes room', () => {
    const after = placeNew(
      before,
      [...items, box('other', 0)],
      [...connections, { upstream: 'left', downstream: 'other' }],
      'left',
    );
    expect(at(after, 'left')).toEqual(at(before, 'left'));
    expect(at(after, 'other').x).toBe(at(after, 'home').x);
    expect(at(after, 'other').y).toBeGreaterThanOrEqual(at(after, 'home').y + 64 + BOX_GAP);
  });

  it('orders the second hop by the places of the first', () => {
    const first = [box('z', 2), box('b', 2)];
    const second = [box('of-b', 3), box('a-of-z', 3)];
    const after = placeNew(
      before,
      [...items, ...first, ...second],
      [
        ...connections,
        { upstream: 'right', downstream: 'z' },
        { upstream: 'right', downstream: 'b' },
        { upstream: 'b', downstream: 'of-b' },
        { upstream: 'z', downstream: 'a-of-z' },
      ],
      'right',
    );
    expect(at(after, 'b').y).toBeLessThan(at(after, 'z').y);
    expect(at(after, 'of-b').y).toBeLessThan(at(after, 'a-of-z').y);
  });

  it('moves the boxes below a box that grows', () => {
    const stack = [box('up', 1), box('mid', 1), box('low', 1)];
    const edges = stack.map(({ id }) => ({ upstream: 'home', downstream: id }));
    const old = layoutAll([box('home', 0), ...stack], edges);
    const ids = [...stack].sort((a, b) => at(old, a.id).y - at(old, b.id).y).map(({ id }) => id);
    const [top = '', grown = '', bottom = ''] = ids;
    const grow = stack.map((one) => (one.id === grown ? { ...one, height: 304 } : one));
    const after = placeNew(old, [box('home', 0), ...grow], edges, grown);
    expect(at(after, top)).toEqual(at(old, top));
    expect(at(after, bottom).y).toBe(at(old, grown).y + 304 + BOX_GAP);
  });

  it('starts from nothing', () => {
    const after = placeNew(new Map(), items, connections, null);
    expect(overlaps(after)).toEqual([]);
    expect(at(after, 'home').x - at(after, 'left').x).toBe(LAYER_PITCH);
  });
});

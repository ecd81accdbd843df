import { describe, expect, it } from 'vitest';
import { layoutAll } from '../../../../src/web/lineage/layout/layout-all.js';
import { BOX_GAP, BOX_WIDTH, LAYER_PITCH } from '../../../../src/web/lineage/layout/placed.js';

const sized = { layer: 0, width: BOX_WIDTH, height: 64 };
const items = ['home', 'up', 'farther', 'down', 'alone'].map((id) => ({ ...sized, id }));
const connections = [
  { upstream: 'farther', downstream: 'up' },
  { upstream: 'up', downstream: 'home' },
  { upstream: 'farther', downstream: 'home' },
  { upstream: 'home', downstream: 'down' },
];

describe('layoutAll', () => {
  it('puts an upstream left of all its downstreams', () => {
    const places = layoutAll(items, connections);
    const x = (id: string) => places.get(id)?.x ?? Number.NaN;
    expect([x('farther'), x('up'), x('home'), x('down')]).toEqual(
      [0, 1, 2, 3].map((layer) => layer * LAYER_PITCH),
    );
  });

  it('gives whole pixels, and boxes of a layer room between them', () => {
    const fan = Array.from({ length: 7 }, (_, index) => ({
      id: `f${index}`,
      layer: 1,
      width: BOX_WIDTH,
      height: 65 + index,
    }));
    const places = layoutAll(
      [...items, ...fan],
      [...connections, ...fan.map(({ id }) => ({ upstream: 'up', downstream: id }))],
    );
    const tops = fan.map(({ id }) => places.get(id)).sort((a, b) => (a?.y ?? 0) - (b?.y ?? 0));
    tops.forEach((one, index) => {
      expect(Number.isInteger(one?.y) && Number.isInteger(one?.x)).toBe(true);
      const next = tops[index + 1];
      if (one && next) expect(next.y - one.y - one.height).toBeGreaterThanOrEqual(BOX_GAP);
    });
  });

  it('does not depend on the order of items and connections', () => {
    const places = layoutAll(items, connections);
    const again = layoutAll(items.toReversed(), connections.toReversed());
    expect([...again].sort()).toEqual([...places].sort());
  });

  it('takes cycles, self-edges, unknown ends and ids like names of properties', () => {
    const odd = ['__proto__', 'constructor', '1'].map((id) => ({ ...sized, id }));
    const places = layoutAll(odd, [
      { upstream: '__proto__', downstream: 'constructor' },
      { upstream: 'constructor', downstream: '__proto__' },
      { upstream: '1', downstream: '1' },
      { upstream: '1', downstream: 'nowhere' },
    ]);
    expect([...places.keys()].sort()).toEqual(['1', '__proto__', 'constructor']);
    for (const { width, height } of places.values())
      expect([width, height]).toEqual([BOX_WIDTH, 64]);
  });

  it('takes nothing', () => {
    expect(layoutAll([], []).size).toBe(0);
  });
});

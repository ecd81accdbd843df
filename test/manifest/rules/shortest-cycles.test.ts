import { describe, expect, test } from 'vitest';
import { shortestCycles } from '../../../src/manifest/rules/shortest-cycles.js';
import { groupBy } from '../../../src/model/group-by.js';

/** Returns each cycle of edges such as `a>b`, as its nodes. */
function findCycles(...edges: readonly string[]): readonly string[] {
  const parsed = edges.map((edge) => ({
    start: edge.slice(0, edge.indexOf('>')),
    upstream: edge.slice(edge.indexOf('>') + 1),
  }));
  const graph = groupBy(parsed, ({ start }) => start);
  return shortestCycles(graph).map((cycle) => cycle.map(({ start }) => start).join(' '));
}

describe('shortest cycles', () => {
  test.each([
    ['a tree has none', ['a>b', 'a>c', 'b>c'], []],
    ['two nodes have one', ['b>a', 'a>b'], ['a b']],
    ['an edge of a node to itself is not one', ['a>a', 'a>b'], []],
    [
      'the shortest one of a strongly connected component, from its first node on',
      ['a>b', 'b>c', 'c>d', 'd>a', 'c>a'],
      ['a b c'],
    ],
    [
      'one of each strongly connected component, also of connected ones',
      ['x>y', 'y>x', 'y>a', 'a>b', 'b>a', 'q>x'],
      ['a b', 'x y'],
    ],
    ['an edge that is given twice', ['a>b', 'a>b', 'b>a'], ['a b']],
    ['the cycle, not a detour', ['a>b', 'b>c', 'c>b', 'c>d', 'd>a'], ['a b c d']],
  ])('%s', (_, edges, cycles) => {
    expect(findCycles(...edges)).toEqual(cycles);
  });

  test('of a hundred thousand nodes do not overflow the stack', () => {
    const edges = Array.from({ length: 100_000 }, (_, node) => {
      const upstream = String((node + 1) % 100_000);
      return [String(node), [{ upstream }]] as const;
    });
    expect(shortestCycles(new Map(edges)).map((cycle) => cycle.length)).toEqual([100_000]);
  });
});

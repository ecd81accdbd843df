import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type NamedGraph, walkNames } from './named-graph.js';

describe('the walk', () => {
  test('stops after the given number of hops', () => {
    const chain = Object.fromEntries(
      Array.from({ length: 1500 }, (_, i) => [`n${i}`, [`n${i + 1}`]]),
    );
    expect(Object.keys(walkNames('n0', chain).degrees)).toHaveLength(1000);
    expect(walkNames('n0', chain, 2).degrees).toEqual({ n1: 1, n2: 2 });
    expect(walkNames('n0', chain, 0).degrees).toEqual({});
  });

  test('visits near nodes first', () => {
    expect(Object.keys(walkNames('a', { a: ['z', 'b'], z: ['y'], b: ['c'] }).degrees)).toEqual([
      'z',
      'b',
      'y',
      'c',
    ]);
  });

  test('does not count hops from ignored nodes, and counts those from an ignored start', () => {
    const graph = { a: ['x'], x: ['y', 'b'], y: ['c'], c: ['d'] };
    const walk = walkNames('a', graph, 2, ['a', 'x', 'y']);
    expect(walk.degrees).toEqual({ x: 1, y: 1, b: 1, c: 1, d: 2 });
    expect([walk.parentsOf('c'), walk.parentsOf('y'), walk.parentsOf('x')]).toEqual([
      ['y'],
      ['x'],
      ['a'],
    ]);
  });

  test('finds no parents in cycles of ignored nodes', () => {
    const walk = walkNames('a', { a: ['x'], x: ['y'], y: ['x', 'b'] }, 9, ['x', 'y']);
    expect([walk.parentsOf('x'), walk.parentsOf('y'), walk.parentsOf('b')]).toEqual([
      ['a'],
      ['x'],
      ['y'],
    ]);
  });

  const nodes = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const graphs = fc.dictionary(fc.constantFrom(...nodes), fc.array(fc.constantFrom(...nodes)), {
    maxKeys: 8,
    noNullPrototype: true,
  });
  const hops = fc.integer({ min: 1, max: 8 });

  test('finds the degrees of the definition in any graph with any ignored nodes', () => {
    fc.assert(
      fc.property(graphs, hops, fc.subarray(nodes), (graph, maxHops, ignored) => {
        expect(walkNames('a', graph, maxHops, ignored).degrees).toEqual(
          degreesByRelaxation('a', graph, maxHops, ignored),
        );
      }),
      { numRuns: 500 },
    );
  });

  test('finds for each node only the parents on shortest paths', () => {
    fc.assert(
      fc.property(graphs, hops, (graph, maxHops) => {
        const { degrees, parentsOf } = walkNames('a', graph, maxHops);
        for (const [name, degree] of Object.entries(degrees)) {
          const before = nodes.filter(
            (one) => graph[one]?.includes(name) && (one === 'a' ? 0 : degrees[one]) === degree - 1,
          );
          expect(parentsOf(name)).toEqual(before);
        }
      }),
      { numRuns: 200 },
    );
  });
});

/**
 * Computes degrees by relaxation, independently of the walk. An ignored node adds no hop to the
 * nodes after it.
 */
function degreesByRelaxation(
  start: string,
  graph: NamedGraph,
  maxHops: number,
  ignored: readonly string[],
): Record<string, number> {
  const degrees: Record<string, number> = { [start]: 0 };
  for (let changed = true; changed; ) {
    changed = false;
    for (const [node, neighbors] of Object.entries(graph)) {
      const from = degrees[node];
      if (from === undefined) continue;
      const degree = ignored.includes(node) && node !== start ? from : from + 1;
      for (const neighbor of neighbors.filter(
        (one) => degree <= maxHops && degree < (degrees[one] ?? Number.POSITIVE_INFINITY),
      )) {
        degrees[neighbor] = degree;
        changed = true;
      }
    }
  }
  delete degrees[start];
  return degrees;
}

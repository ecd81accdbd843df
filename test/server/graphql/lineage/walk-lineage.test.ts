import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { walkLineage } from '../../../../src/server/lineage/walk-lineage.js';

describe('the walk', () => {
  test('gives a diamond its shortest degree, and both ways into its end', () => {
    const walk = degreesFrom('a', { a: ['b', 'c'], b: ['d'], c: ['d'], d: ['e'], e: [] });
    expect(walk).toEqual({ b: 1, c: 1, d: 2, e: 3 });
    expect(reachedFrom('a', { a: ['c', 'b'], b: ['d'], c: ['d'] }).get('d')).toEqual({ node: 'd', degree: 2, parents: ['b', 'c'] });
  });

  test('takes the short cut over the detour', () => {
    expect(degreesFrom('a', { a: ['b', 'd'], b: ['c'], c: ['d'], d: [] })).toEqual({ b: 1, c: 2, d: 1 });
  });

  test('ends in cycles and leaves the start out', () => {
    expect(degreesFrom('a', { a: ['b'], b: ['c'], c: ['a', 'b'] })).toEqual({ b: 1, c: 2 });
    expect(degreesFrom('a', { a: ['a'] })).toEqual({});
  });

  test('goes as far as it is let', () => {
    const chain = Object.fromEntries(Array.from({ length: 1500 }, (_, i) => [`n${i}`, [`n${i + 1}`]]));
    expect(Object.keys(degreesFrom('n0', chain, 1000))).toHaveLength(1000);
    expect(degreesFrom('n0', chain, 2)).toEqual({ n1: 1, n2: 2 });
  });

  test('answers by degree, then by name, whatever the order of the neighbours', () => {
    expect([...reachedFrom('a', { a: ['z', 'b'], z: ['y', 'c'], b: [] }).keys()]).toEqual(['b', 'z', 'c', 'y']);
  });

  test('asks for the neighbours of a node once', () => {
    const asked: string[] = [];
    const graph: Graph = { a: ['b', 'c'], b: ['d'], c: ['d'], d: ['a'] };
    const neighbours = (node: string) => {
      asked.push(node);
      return graph[node] ?? [];
    };
    walkLineage({ start: 'a', neighbours, maxHops: 9 });
    expect(asked).toEqual(['a', 'b', 'c', 'd']);
  });

  test('finds the degrees that the definition gives, in any graph', () => {
    const nodes = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const graphs = fc.dictionary(fc.constantFrom(...nodes), fc.uniqueArray(fc.constantFrom(...nodes)), {
      maxKeys: 8,
      noNullPrototype: true,
    });
    fc.assert(
      fc.property(graphs, fc.integer({ min: 1, max: 8 }), (graph, maxHops) => {
        expect(degreesFrom('a', graph, maxHops)).toEqual(degreesByRelaxation('a', graph, maxHops));
      }),
      { numRuns: 500 },
    );
  });
});

type Graph = Readonly<Record<string, readonly string[]>>;

function reachedFrom(start: string, graph: Graph, maxHops = 1000): ReturnType<typeof walkLineage<string>> {
  return walkLineage({ start, neighbours: (node) => graph[node] ?? [], maxHops });
}

function degreesFrom(start: string, graph: Graph, maxHops?: number): Record<string, number> {
  return Object.fromEntries([...reachedFrom(start, graph, maxHops).values()].map(({ node, degree }) => [node, degree]));
}

/** The distance of each node is one more than the least of its predecessors: repeated until nothing changes. */
function degreesByRelaxation(start: string, graph: Graph, maxHops: number): Record<string, number> {
  const distances = new Map([[start, 0]]);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [node, neighbours] of Object.entries(graph)) {
      for (const neighbour of neighbours) {
        const distance = (distances.get(node) ?? Number.POSITIVE_INFINITY) + 1;
        if (distance > maxHops || distance >= (distances.get(neighbour) ?? Number.POSITIVE_INFINITY)) continue;
        distances.set(neighbour, distance);
        changed = true;
      }
    }
  }
  distances.delete(start);
  return Object.fromEntries(distances);
}

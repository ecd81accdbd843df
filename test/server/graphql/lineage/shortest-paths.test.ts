import { expect, test } from 'vitest';
import { shortestPaths } from '../../../../src/server/graphql/lineage/lineage-paths.js';
import { type NamedGraph, walkNames } from '../../lineage/named-graph.js';

test('lists every shortest path with both ends, and no longer one', () => {
  const graph: NamedGraph = {
    a: ['b', 'c', 'x'],
    b: ['d'],
    c: ['d'],
    x: ['y'],
    y: ['d'],
    d: ['e'],
  };
  expect(pathsTo('e', graph, 10)).toEqual([
    ['a', 'b', 'd', 'e'],
    ['a', 'c', 'd', 'e'],
  ]);
  expect(pathsTo('b', graph, 10)).toEqual([['a', 'b']]);
});

test('lists the requested number of paths in a graph with too many', () => {
  const diamonds = Array.from({ length: 60 }, (_, i) => {
    const next = i === 59 ? 'end' : `n${i + 1}`;
    return { [i === 0 ? 'a' : `n${i}`]: [`l${i}`, `r${i}`], [`l${i}`]: [next], [`r${i}`]: [next] };
  });
  const paths = pathsTo('end', Object.assign({}, ...diamonds), 7);
  expect(paths).toHaveLength(7);
  expect(new Set(paths.map((path) => path.join())).size).toBe(7);
  expect(paths.every((path) => path.length === 121)).toBe(true);
});

function pathsTo(target: string, graph: NamedGraph, limit: number): readonly (readonly string[])[] {
  const paths: (readonly string[])[] = [];
  for (const path of shortestPaths(target, walkNames('a', graph).parentsOf))
    if (paths.push(path) === limit) break;
  return paths;
}

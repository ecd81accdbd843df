import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../src/model/json.js';
import { sharePaths } from '../../../../src/server/graphql/lineage/share-paths.js';
import { walkLineage } from '../../../../src/server/graphql/lineage/walk-lineage.js';
import { doorOnto } from '../graphql-door.js';
import { search } from './lineage-search.js';

const graph: Readonly<Record<string, readonly string[]>> = { a: ['b', 'c'], b: ['d'], c: ['d'], d: ['e'] };

describe('sharePaths', () => {
  test('gives every row its paths where there is enough', () => {
    expect(shared(100, ['b'], ['d'], ['e'])).toEqual([['ab'], ['abd', 'acd'], ['abde', 'acde']]);
  });

  test('gives every row a first path before any gets a second', () => {
    expect(shared(9, ['b'], ['d'], ['e'])).toEqual([['ab'], ['abd'], ['abde']]);
    expect(shared(12, ['b'], ['d'], ['e'])).toEqual([['ab'], ['abd', 'acd'], ['abde']]);
  });

  test('keeps to the nodes that there are, and to the order of the rows', () => {
    expect(shared(8, ['e'], ['d'], ['b'])).toEqual([['abde'], ['abd'], []]);
    expect(shared(5, ['e'], ['d'], ['b'])).toEqual([['abde'], [], []]);
  });

  test('joins the paths to all nodes of a row', () => {
    expect(shared(100, ['b', 'd'])).toEqual([['ab', 'abd', 'acd']]);
  });

  test('gives a row no more than a hundred', () => {
    const wide = Array.from({ length: 120 }, (_, i) => `m${i}`);
    const reached = walkLineage({
      start: 'a',
      neighbours: (node: string) => (node === 'a' ? wide : node === 'z' ? [] : ['z']),
      maxHops: 9,
    });
    expect(sharePaths({ rows: [['z']], reached, maxNodes: 10_000 })[0]).toHaveLength(100);
  });

  function shared(maxNodes: number, ...rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
    const reached = walkLineage({ start: 'a', neighbours: (node: string) => graph[node] ?? [], maxHops: 9 });
    return sharePaths({ rows, reached, maxNodes }).map((paths) => paths.map((path) => path.join('')));
  }
});

test('the paths of a large answer stay within 50,000 nodes, and every result has one', async () => {
  const diamonds = Array.from({ length: 60 }, (_, i) => [`l${i} <- n${i}`, `r${i} <- n${i}`, `n${i + 1} <- l${i} r${i}`]).flat();
  const { total, searchResults } = await search(doorOnto(diamonds), 'n0', { count: 500 }, 'paths { path { urn } }');
  const rows = searchResults as readonly { readonly paths: readonly { readonly path: readonly JsonObject[] }[] }[];
  expect(total).toBe(180);
  expect(rows.filter(({ paths }) => paths.length === 0)).toEqual([]);
  const nodes = rows.flatMap(({ paths }) => paths.map(({ path }) => path.length)).reduce((sum, length) => sum + length, 0);
  expect(nodes).toBeGreaterThan(49_800);
  expect(nodes).toBeLessThanOrEqual(50_000);
});

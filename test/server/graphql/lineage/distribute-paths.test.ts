import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../src/model/json.js';
import {
  distributePaths,
  type Paths,
  shortestPaths,
} from '../../../../src/server/graphql/lineage/lineage-paths.js';
import { PathBudget } from '../../../../src/server/graphql/request-budgets.js';
import { TurnScheduler } from '../../../../src/server/turns/turn-scheduler.js';
import { dataset } from '../../../support/server/urns.js';
import { walkNames } from '../../lineage/named-graph.js';
import { openGraphqlOver } from '../graphql-client.js';
import { search } from './lineage-search.js';

const graph: Readonly<Record<string, readonly string[]>> = {
  a: ['b', 'c'],
  b: ['d'],
  c: ['d'],
  d: ['e'],
};

describe('distributePaths', () => {
  test('gives every row its paths if the budget is large enough', async () => {
    expect(await distributed(100, ['b'], ['d'], ['e'])).toEqual([
      ['ab'],
      ['abd', 'acd'],
      ['abde', 'acde'],
    ]);
  });

  test('gives every row a first path before any row gets a second', async () => {
    expect(await distributed(9, ['b'], ['d'], ['e'])).toEqual([['ab'], ['abd'], ['abde']]);
    expect(await distributed(12, ['b'], ['d'], ['e'])).toEqual([['ab'], ['abd', 'acd'], ['abde']]);
  });

  test('stays within the budget of nodes, in the order of the rows', async () => {
    expect(await distributed(8, ['e'], ['d'], ['b'])).toEqual([['abde'], ['abd'], []]);
    expect(await distributed(5, ['e'], ['d'], ['b'])).toEqual([['abde'], [], []]);
  });

  test('joins the paths to all nodes of a row', async () => {
    expect(await distributed(100, ['b', 'd'])).toEqual([['ab', 'abd', 'acd']]);
  });

  test('gives a row no more than a hundred paths', async () => {
    const wide = Array.from({ length: 120 }, (_, i) => `m${i}`);
    const { parentsOf } = walkNames('a', {
      a: wide,
      ...Object.fromEntries(wide.map((one) => [one, ['z']])),
    });
    const [paths] = await distributePaths(
      [shortestPaths('z', parentsOf)],
      new PathBudget(10_000),
      new TurnScheduler().begin(),
    );
    expect(paths).toHaveLength(100);
  });

  async function distributed(
    maxNodes: number,
    ...rows: readonly (readonly string[])[]
  ): Promise<readonly (readonly string[])[]> {
    const { parentsOf } = walkNames('a', graph);
    function* pathsTo(nodes: readonly string[]): Paths<string> {
      for (const node of nodes) yield* shortestPaths(node, parentsOf);
    }
    const found = await distributePaths(
      rows.map(pathsTo),
      new PathBudget(maxNodes),
      new TurnScheduler().begin(),
    );
    return found.map((paths) => paths.map((path) => path.join('')));
  }
});

describe('the paths of a large answer', () => {
  const diamonds = Array.from({ length: 60 }, (_, i) => [
    `l${i} <- n${i}`,
    `r${i} <- n${i}`,
    `n${i + 1} <- l${i} r${i}`,
  ]).flat();

  test('stay within 50,000 nodes, and every result has one', async () => {
    const { total, searchResults } = await search(
      openGraphqlOver(diamonds),
      'n0',
      { count: 500 },
      'paths { path { urn } }',
    );
    expect(total).toBe(180);
    expect(pathsOf(searchResults).filter((paths) => paths.length === 0)).toEqual([]);
    expect(nodesIn(searchResults)).toBeGreaterThan(49_800);
    expect(nodesIn(searchResults)).toBeLessThanOrEqual(50_000);
  });

  test('share the limit of 50,000 nodes between several searches', async () => {
    const fields = 'searchResults { paths { path { urn } } }';
    const query = `query ($input: SearchAcrossLineageInput!) { a: searchAcrossLineage(input: $input) { ${fields} } b: searchAcrossLineage(input: $input) { ${fields} } }`;
    const { a, b } = await openGraphqlOver(diamonds).ask(query, {
      input: { urn: dataset('n0'), direction: 'DOWNSTREAM', count: 500 },
    });
    const nodes = [a, b].map((answer) => nodesIn((answer as JsonObject)['searchResults']));
    expect(nodes[0]).toBeGreaterThan(0);
    expect((nodes[0] ?? 0) + (nodes[1] ?? 0)).toBeLessThanOrEqual(50_000);
  });
});

type AnsweredPaths = readonly { readonly path: readonly JsonObject[] }[];

function pathsOf(rows: unknown): readonly AnsweredPaths[] {
  return (rows as readonly { readonly paths: AnsweredPaths }[]).map(({ paths }) => paths);
}

function nodesIn(rows: unknown): number {
  return pathsOf(rows)
    .flat()
    .reduce((sum, { path }) => sum + path.length, 0);
}

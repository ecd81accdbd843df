import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../src/model/json.js';
import { expectJson } from '../../../support/golden.js';
import { dataset } from '../../../support/server/urns.js';
import { openGraphqlOver } from '../graphql-client.js';
import { openShop, orders, pii, search, urnsOf } from './shop-client.js';

describe('facets', () => {
  async function facets(input: JsonObject): Promise<Readonly<Record<string, unknown>>> {
    const page = await search(openShop(), input);
    const list = page['facets'] as readonly {
      readonly field: string;
      readonly aggregations: readonly JsonObject[];
    }[];
    return Object.fromEntries(
      list.map(({ field, aggregations }) => [
        field,
        aggregations.map(({ value, count }) => [value, count]),
      ]),
    );
  }

  test('count the values of all results, not of the page', async () => {
    await expectJson(
      import.meta,
      'facets-count-the-values-of-all',
      await facets({ types: ['DATASET', 'CONTAINER'], count: 0 }),
    );
  });

  test('list searched types without results, and filtered values', async () => {
    const and = [
      { field: 'tags.keyword', values: [pii, 'urn:li:tag:other'] },
      { field: 'urn', values: [orders] },
      { field: 'removed', values: ['true'], negated: true },
    ];
    const listed = await facets({ types: ['DATASET', 'CHART'], orFilters: [{ and }] });
    expect(listed).toMatchObject({
      _entityType: [
        ['DATASET', 1],
        ['CHART', 0],
      ],
      tags: [
        [pii, 1],
        ['urn:li:tag:other', 0],
      ],
      removed: [['true', 0]],
    });
    expect(listed).not.toHaveProperty('urn');
  });

  test('have the requested length, or are left out', async () => {
    expect(await facets({ types: ['DATASET'], searchFlags: { maxAggValues: 1 } })).toMatchObject({
      typeNames: [['Fact', 1]],
    });
    const skipped = {
      searchFlags: { skipAggregates: true },
      filters: [{ field: 'origin', values: ['PROD'] }],
    };
    expect(await facets(skipped)).toEqual({ origin: [['PROD', 0]] });
  });

  test('have display names, and the entity of a value that is an urn', async () => {
    const page = await search(openShop(), { types: ['DATASET'] });
    const tags = (page['facets'] as readonly JsonObject[]).find(({ field }) => field === 'tags');
    expect(tags).toEqual({
      field: 'tags',
      displayName: 'Tagged With',
      aggregations: [
        { value: pii, count: 1, displayName: null, entity: { urn: pii, type: 'TAG' } },
      ],
    });
  });
});

describe('sorting', () => {
  const by = (field: string, sortOrder: string): JsonObject => ({
    sortInput: { sortCriteria: [{ field, sortOrder }] },
  });

  test('follows the values of a field, with entities without a value at the end', async () => {
    const client = openGraphqlOver(['a', 'b', 'c', 'd']);
    for (const [name, time] of [
      ['a', 9],
      ['b', 100],
      ['d', 9],
    ] as const) {
      client.put(dataset(name), 'datasetProperties', { created: { time } });
    }
    expect(urnsOf(await search(client, by('createdAt', 'ASCENDING')))).toEqual(
      ['a', 'd', 'b', 'c'].map(dataset),
    );
    expect(urnsOf(await search(client, by('createdAt', 'DESCENDING')))).toEqual(
      ['b', 'a', 'd', 'c'].map(dataset),
    );
    expect(
      urnsOf(await search(client, { ...by('createdAt', 'DESCENDING'), start: 1, count: 2 })),
    ).toEqual(['a', 'd'].map(dataset));
  });

  test('takes the first of several values, and accepts the deprecated form of the request', async () => {
    const client = openGraphqlOver(['a', 'b']);
    client.put(dataset('a'), 'subTypes', { typeNames: ['z', 'b'] });
    client.put(dataset('b'), 'subTypes', { typeNames: ['c'] });
    for (const [sortOrder, first] of [
      ['ASCENDING', 'a'],
      ['DESCENDING', 'a'],
    ] as const) {
      const sortInput = { sortCriterion: { field: 'typeNames', sortOrder } };
      expect(urnsOf(await search(client, { sortInput }))[0]).toBe(dataset(first));
    }
  });

  test('follows relevance by default', async () => {
    const client = openGraphqlOver(['raw_a', 'raw_orders']);
    expect(
      urnsOf(await search(client, { query: 'raw orders', sortInput: { sortCriteria: [] } })),
    ).toEqual(['raw_orders', 'raw_a'].map(dataset));
    const worst = by('_score', 'ASCENDING');
    expect(urnsOf(await search(client, { query: 'raw orders', ...worst }))).toEqual(
      ['raw_a', 'raw_orders'].map(dataset),
    );
  });
});

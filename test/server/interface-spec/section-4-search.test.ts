import { describe, expect, test } from 'vitest';
import type { Catalog } from '../../../src/server/start-catalog.js';
import { post } from '../../support/server/catalog.js';
import {
  byDegree,
  edge,
  found,
  GRAPHQL,
  searchLineage,
  specCatalog,
  updateLineage,
} from '../../support/server/spec-catalog.js';
import { dataset } from '../../support/server/urns.js';

/** raw -> orders -> daily -> weekly -> yearly */
async function chain(): Promise<Catalog> {
  const catalog = await specCatalog('raw', 'orders', 'daily', 'weekly', 'yearly');
  const add = [
    edge('orders', 'raw'),
    edge('daily', 'orders'),
    edge('weekly', 'daily'),
    edge('yearly', 'weekly'),
  ];
  await updateLineage(catalog, { add });
  return catalog;
}
const orders = dataset('orders');
const daily = dataset('daily');
const weekly = dataset('weekly');
const yearly = dataset('yearly');

describe('interface spec 4.3, searchAcrossLineage', () => {
  test.each([
    [['1'], { [orders]: '1' }],
    [['2'], { [daily]: '2' }],
    [['3+'], { [weekly]: '3', [yearly]: '4' }],
    [['1', '3+'], { [orders]: '1', [weekly]: '3', [yearly]: '4' }],
    [['1', '2', '3+'], { [orders]: '1', [daily]: '2', [weekly]: '3', [yearly]: '4' }],
  ])('rule 1: degrees %j select entities at that number of hops', async (values, expected) => {
    expect(
      await found(searchLineage(await chain(), 'raw', { orFilters: [byDegree(...values)] })),
    ).toEqual(expected);
  });

  test('rule 2: the search covers many hops from any start, and needs no filter', async () => {
    const catalog = await chain();
    expect(await found(searchLineage(catalog, 'daily', { orFilters: [] }))).toEqual({
      [weekly]: '1',
      [yearly]: '2',
    });
    expect(await found(searchLineage(catalog, 'yearly'))).toEqual({});
  });

  test.each([
    ['direction', { direction: 'SIDEWAYS' }],
    [
      'condition',
      { orFilters: [{ and: [{ field: 'degree', condition: 'ROUGHLY', values: ['1'] }] }] },
    ],
  ])('a malformed %s is refused', async (_field, input) => {
    const { body } = await searchLineage(await specCatalog('raw'), 'raw', input);
    expect(body).toMatchObject({
      data: null,
      errors: [
        {
          message: expect.stringContaining(
            JSON.stringify(input).match(/SIDEWAYS|ROUGHLY/)?.[0] ?? '',
          ),
        },
      ],
    });
  });

  test('the literal request of the spec is accepted', async () => {
    const catalog = await chain();
    const query = `query scrollAcrossLineage { searchAcrossLineage(input: { query: "*", urn: "${dataset('raw')}", start: 0, count: 10,
      direction: DOWNSTREAM, orFilters: [{ and: [{ condition: EQUAL, negated: false, field: "degree", values: ["1", "2", "3+"] }] }] }) {
      searchResults { degree entity { urn type } } } }`;
    const { body } = await post(catalog, GRAPHQL, { query, variables: {} });
    expect(body.extensions).toEqual({});
    expect(body.data.searchAcrossLineage.searchResults).toHaveLength(4);
  });
});

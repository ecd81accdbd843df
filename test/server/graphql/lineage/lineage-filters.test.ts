import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../src/model/json.js';
import { derivedFrom, mapping } from '../../../support/server/lineage.js';
import { column, dataset } from '../../../support/server/urns.js';
import { by, only } from '../criteria.js';
import { type GraphqlClient, openGraphqlOver, urn } from '../graphql-client.js';
import { degree, found, named, reach, refusal, search, urnsOf } from './lineage-search.js';

const chain = ['b <- a', 'c <- b', 'd <- c', 'e <- d'];

test.each([
  ['DESCENDING', ['e', 'd', 'c', 'b']],
  ['ASCENDING', ['b', 'c', 'd', 'e']],
])('results are sorted by a field, %s', async (sortOrder, names) => {
  const sortInput = { sortCriterion: { field: 'urn', sortOrder } };
  const page = { sortInput, start: 1, count: 2 };
  const { searchResults } = await search(openGraphqlOver(chain), 'a', page, 'entity { urn }');
  expect(urnsOf(searchResults)).toEqual(names.slice(1, 3).map(dataset));
});

describe('degree filters', () => {
  test('are taken from the deprecated filters if there are no others', async () => {
    expect(await reach(openGraphqlOver(chain), 'a', { filters: [degree('2')] })).toEqual({
      c: '2',
    });
    expect(
      await reach(openGraphqlOver(chain), 'a', {
        filters: [degree('2')],
        ...only(degree('1')),
      }),
    ).toEqual({ b: '1' });
  });

  describe('in the dialect spec', () => {
    const shown = (...groups: readonly (readonly JsonObject[])[]) =>
      reach(openGraphqlOver(chain), 'a', { orFilters: groups.map((and) => ({ and })) });
    const not = (criterion: JsonObject) => ({ ...criterion, negated: true });

    test('can be negated', async () => {
      expect(await shown([not(degree('1'))])).toEqual({ c: '2', d: '3', e: '4' });
      expect(await shown([not(degree('2', '3+'))])).toEqual({ b: '1' });
      expect(await shown([not(degree('1', '2', '3+'))])).toEqual({});
      expect(await shown([not(degree('3+')), not(degree('1'))])).toEqual({ c: '2' });
      expect(await shown([not(degree())])).toEqual({ b: '1', c: '2', d: '3', e: '4' });
    });

    test('hold together with the other filters of their group', async () => {
      expect(await shown([degree('2')], [degree('3+')])).toEqual({ c: '2', d: '3', e: '4' });
      expect(await shown([named('d')], [degree('2')])).toEqual({ c: '2', d: '3' });
      expect(await shown([degree('3+'), named('d')], [degree('1')])).toEqual({ b: '1', d: '3' });
      expect(await shown([degree('1'), named('d')], [degree('2'), named('d')])).toEqual({});
    });

    test('accept only the condition of equality', async () => {
      expect(await shown([{ ...degree('1'), condition: 'IN' }])).toEqual({ b: '1' });
      const greater = only({ ...degree('1'), condition: 'GREATER_THAN' });
      expect(await refusal(openGraphqlOver(chain), greater)).toMatchObject({
        message: expect.stringContaining('GREATER_THAN'),
        extensions: { code: 400 },
      });
    });
  });

  describe('in the dialect datahub', () => {
    const shown = (...groups: readonly (readonly JsonObject[])[]) =>
      reach(openGraphqlOver(chain, 'datahub'), 'a', { orFilters: groups.map((and) => ({ and })) });

    test('ignore condition and negation', async () => {
      expect(await shown([{ ...degree('1'), negated: true, condition: 'GREATER_THAN' }])).toEqual({
        b: 1,
      });
    });

    test('show the degrees of the first group, even if other groups extend the walk', async () => {
      expect(await shown([degree('2')], [degree('3+')])).toEqual({ c: 2 });
      expect(await shown([named('d')], [degree('2')])).toEqual({});
      expect(await shown([degree('3+')], [named('d')])).toEqual({ d: 3 });
    });
  });

  test('refuse other values', async () => {
    expect(await refusal(openGraphqlOver(chain), only(degree('4')))).toMatchObject({
      message: '4 is not a valid filter value for degree filters',
      extensions: { code: 400 },
    });
  });

  test.each([
    ['spec', 400],
    ['datahub', 500],
  ] as const)(
    'without values, and groups without criteria, are refused with the code of the dialect %s',
    async (dialect, code) => {
      const client = openGraphqlOver(chain, dialect);
      for (const input of [only({ field: 'degree' }), { orFilters: [{ and: null }] }])
        expect(await refusal(client, input)).toMatchObject({ extensions: { code } });
    },
  );
});

describe('other filters', () => {
  const snowflake = urn('urn:li:dataset:(urn:li:dataPlatform:snowflake,s,DEV)');

  test.each([
    ['platform', 'urn:li:dataPlatform:snowflake', [snowflake]],
    ['platform.keyword', 'urn:li:dataPlatform:hive', [dataset('b')]],
    ['origin', 'DEV', [snowflake]],
    ['env', 'PROD', [dataset('b')]],
    ['urn', dataset('b'), [dataset('b')]],
    ['removed', 'true', []],
    ['nobody knows', 'x', []],
  ])('%s = %s selects its results, and the rest if negated', async (field, value, expected) => {
    const client = mixed();
    const shown = await found(client, only(degree('1'), { field, values: [value] }));
    const hidden = await found(
      client,
      only({ field, values: [value], negated: true }, degree('1')),
    );
    expect(shown).toEqual(expected);
    expect([...shown, ...hidden].sort()).toEqual([dataset('b'), snowflake].sort());
  });

  test('on removed, or the flag, show soft-deleted entities and no missing ones', async () => {
    const client = mixed();
    client.put(snowflake, 'status', { removed: true });
    client.put(dataset('ghost'), 'upstreamLineage', derivedFrom('a'));
    expect(await found(client, {})).toEqual([dataset('b')]);
    expect(await found(client, only(by('removed', 'true')))).toEqual([snowflake]);
    expect(await found(client, { searchFlags: { includeSoftDeleted: true } })).toEqual([
      dataset('b'),
      snowflake,
    ]);
  });

  test('on removed check the dataset of a column', async () => {
    const client = openGraphqlOver(['b <- a', 'c <- a']);
    for (const name of ['b', 'c'])
      client.put(dataset(name), 'upstreamLineage', {
        fineGrainedLineages: [mapping(`${name}#y`, 'a#x')],
      });
    client.put(dataset('b'), 'status', { removed: true });
    const columns = {
      urn: column('a', 'x'),
      searchFlags: { groupingSpec: { groupingCriteria: [] } },
    };
    const shown = (value: string) => found(client, { ...columns, ...only(by('removed', value)) });
    expect([await shown('true'), await shown('false')]).toEqual([
      [column('b', 'y')],
      [column('c', 'y')],
    ]);
  });

  test('of one group are joined by AND', async () => {
    const both = [by('origin', 'DEV'), named('b')];
    expect(await found(mixed(), { orFilters: [{ and: both }] })).toEqual([]);
  });

  test('of several groups are joined by OR', async () => {
    const groups = [{ and: [by('origin', 'DEV')] }, { and: [named('b')] }];
    expect(await found(mixed(), { orFilters: groups })).toEqual([dataset('b'), snowflake]);
  });

  function mixed(): GraphqlClient {
    const client = openGraphqlOver(['b <- a']);
    client.exist(snowflake);
    client.put(snowflake, 'upstreamLineage', derivedFrom('a'));
    return client;
  }
});

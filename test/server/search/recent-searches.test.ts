import { describe, expect, test } from 'vitest';
import type { EntityQuery } from '../../../src/server/search/entity-query.js';
import { RecentSearches } from '../../../src/server/search/recent-searches.js';
import type { CatalogStore } from '../../../src/server/store/catalog-store.js';
import { countingTurn } from '../../support/server/counting-turn.js';
import { emptyStore } from '../../support/server/store.js';
import { dataset, jane } from '../../support/server/urns.js';

const by = { actor: jane, time: 1 };
const datasets: EntityQuery = { types: ['dataset'], groups: [] };

function exist(store: CatalogStore, name: string): void {
  store.write([{ urn: dataset(name), name: 'datasetKey', value: {} }], by);
}

/** A catalog with the dataset `a`, whose searches count how often they list the entities. */
function countedSearches(pause: () => void = () => undefined) {
  const store = emptyStore();
  exist(store, 'a');
  let lists = 0;
  const counted: CatalogStore = {
    ...store,
    listEntitiesAfter: (type, after, limit) => {
      if (after === '') lists++;
      return store.listEntitiesAfter(type, after, limit);
    },
  };
  const turn = countingTurn(true, pause);
  const searches = new RecentSearches((urn) => urn !== dataset('hidden'));
  return {
    store,
    lists: () => lists,
    find: async (query: EntityQuery) => {
      const hits = await searches.find(query, { store: counted, turn });
      return hits.map(({ urn }) => urn);
    },
  };
}

describe('recent searches', () => {
  test('a search that is asked again reads no entity again', async () => {
    const { find, lists } = countedSearches();
    expect(await find(datasets)).toEqual([dataset('a')]);
    expect(await find({ ...datasets })).toEqual([dataset('a')]);
    expect(lists()).toBe(1);
  });

  test('a write between two searches is found', async () => {
    const { store, find } = countedSearches();
    await find(datasets);
    exist(store, 'b');
    exist(store, 'hidden');
    expect(await find(datasets)).toEqual([dataset('a'), dataset('b')]);
  });

  test('a search during which another request wrote is not remembered', async () => {
    let write = (): void => undefined;
    const { store, find, lists } = countedSearches(() => write());
    write = () => {
      exist(store, 'b');
      write = () => undefined;
    };
    await find(datasets);
    expect(await find(datasets)).toEqual([dataset('a'), dataset('b')]);
    expect(lists()).toBe(2);
  });

  test('the last four searches are remembered, and none with a long filter', async () => {
    const { find, lists } = countedSearches();
    const about = (name: string): EntityQuery => ({
      ...datasets,
      groups: [[{ field: 'name', values: [name] }]],
    });
    for (const word of ['a', 'b', 'c', 'd', 'e']) await find(about(word));
    await find(about('e'));
    await find(about('b'));
    expect(lists()).toBe(5);
    await find(about('a'));
    expect(lists()).toBe(6);
    const long = { ...datasets, groups: [[{ field: 'name', values: ['x'.repeat(10_000)] }]] };
    await find(long);
    await find(long);
    expect(lists()).toBe(8);
  });
});

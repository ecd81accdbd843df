import { describe, expect, test } from 'vitest';
import { dialects } from '../../../src/server/shared/dialect.js';
import type { Catalog } from '../../../src/server/start-catalog.js';
import { fill, post } from '../../support/server/catalog.js';
import {
  company,
  companyCatalog,
  flow,
  kinds,
  load,
  orders,
  raw,
  stored,
} from '../../support/server/company.js';
import { upsert } from '../../support/server/proposals.js';
import { column } from '../../support/server/urns.js';

const SCROLL = `query ($input: ScrollAcrossEntitiesInput!) {
  scrollAcrossEntities(input: $input) { nextScrollId total searchResults { entity { urn type } } } }`;

/** The urns of all entities of a type, read in pages of one. */
async function scrolled(catalog: Catalog, type: string): Promise<readonly string[]> {
  const searchFlags = { includeSoftDeleted: true, skipCache: true };
  const found: string[] = [];
  for (let scrollId: string | null | undefined; scrollId !== null; ) {
    const input = { types: [type], query: '*', count: 1, searchFlags, scrollId };
    const { body } = await post(catalog, '/api/graphql', { query: SCROLL, variables: { input } });
    const { nextScrollId, searchResults } = body.data.scrollAcrossEntities;
    for (const { entity } of searchResults) {
      expect(entity.type).toBe(type);
      found.push(entity.urn);
    }
    scrollId = nextScrollId;
  }
  return found;
}

describe.each(dialects)('in the dialect %s', (dialect) => {
  test.each([
    ...kinds,
    { type: 'dataFlow', urn: flow, key: 'dataFlowKey', aspect: 'dataFlowInfo' } as const,
  ])('batchGet reads $type, and leaves out what does not exist', async (kind) => {
    const { type, urn, key, aspect } = kind;
    const catalog = await companyCatalog(dialect);
    const wanted = (of: string) => ({ urn: of, [key]: {}, status: {}, [aspect]: {} });
    const missing = urn.replace(/,\w+\)$/, type === 'dataFlow' ? ',DEV)' : ',none)');
    const path = `/openapi/v3/entity/${type}/batchGet?systemMetadata=true`;
    const { status, body } = await post(catalog, path, [wanted(missing), wanted(urn)]);
    expect(status).toBe(200);
    expect(body).toMatchObject([
      { urn, [key]: { value: {} }, [aspect]: { systemMetadata: { version: '1' } } },
    ]);
    expect(Object.keys(body[0]).sort()).toEqual([aspect, key, 'urn'].sort());
    expect(body[0][aspect].value).toMatchObject(stored(urn, aspect));
  });

  test.each(kinds)(
    'batchGet reads a former version of $aspect',
    async ({ type, urn, aspect, list }) => {
      const catalog = await companyCatalog(dialect);
      await fill(catalog, upsert(urn, aspect, { ...stored(urn, aspect), [list]: [] }));
      const read = async (version: string) => {
        const asked = [{ urn, [aspect]: { headers: { 'If-Version-Match': version } } }];
        const { body } = await post(catalog, `/openapi/v3/entity/${type}/batchGet`, asked);
        return body[0]?.[aspect].value[list];
      };
      expect(await read('1')).toHaveLength(1);
      expect(await read('2')).toEqual([]);
      expect(await read('3')).toBeUndefined();
    },
  );

  test.each([
    ...kinds,
    { type: 'dataset', graphType: 'DATASET' } as const,
    { type: 'dataFlow', graphType: 'DATA_FLOW' } as const,
  ])('a scroll lists every $type in pages, also deleted ones', async ({ type, graphType }) => {
    const catalog = await companyCatalog(dialect);
    const urns = [...new Set(company.map(({ urn }) => urn))].filter((urn) =>
      urn.startsWith(`urn:li:${type}:`),
    );
    await fill(catalog, upsert(urns[0] ?? flow, 'status', { removed: true }));
    expect(await scrolled(catalog, graphType)).toEqual(urns.toSorted());
  });

  test('a search finds jobs by what they read and write', async () => {
    const catalog = await companyCatalog(dialect);
    const query = `query ($input: SearchAcrossEntitiesInput!) {
      searchAcrossEntities(input: $input) { searchResults { entity { urn } } } }`;
    const amount = column('raw', 'amount');
    const lists = { inputDatasetFields: [amount], outputDatasetFields: [] };
    const value = { ...stored(load, 'dataJobInputOutput'), ...lists };
    await fill(catalog, upsert(load, 'dataJobInputOutput', value));
    for (const [field, one] of [
      ['inputDatasetEdges', raw],
      ['outputs', orders],
      ['inputFields', amount],
    ] as const) {
      const input = { query: '*', orFilters: [{ and: [{ field, values: [one] }] }] };
      const { body } = await post(catalog, '/api/graphql', { query, variables: { input } });
      expect([field, body.data.searchAcrossEntities.searchResults]).toEqual([
        field,
        [{ entity: { urn: load } }],
      ]);
    }
  });
});

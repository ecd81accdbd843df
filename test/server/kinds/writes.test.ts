import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/model/json.js';
import { dialects } from '../../../src/server/shared/dialect.js';
import type { Catalog } from '../../../src/server/start-catalog.js';
import type { Urn } from '../../../src/urn/urn.js';
import { BULK, fill, get, patch, post, quoted } from '../../support/server/catalog.js';
import {
  companyCatalog,
  edge,
  extract,
  field,
  kinds,
  load,
  orders,
  raw,
  revenue,
  sales,
  stamp,
  stored,
  titled,
} from '../../support/server/company.js';
import { onOpenapi, onRestli, upsert } from '../../support/server/proposals.js';
import { column } from '../../support/server/urns.js';

const PROPOSAL = '/aspects?action=ingestProposal';
const fields = { fields: [field('total', column('raw', 'amount'))] };

async function read(
  catalog: Catalog,
  urn: Urn,
  name: string,
): Promise<{ readonly value: JsonObject; readonly version: string }> {
  const path = '/openapi/v3/entity/chart/batchGet?systemMetadata=true';
  const { body } = await post(catalog, path, [{ urn, [name]: {} }]);
  return { value: body[0]?.[name].value, version: body[0]?.[name].systemMetadata.version };
}

describe.each(dialects)('in the dialect %s', (dialect) => {
  test.each(kinds)(
    'a conditional write of $aspect is carried out once',
    async ({ type, urn, aspect, list }) => {
      const catalog = await companyCatalog(dialect);
      const path = `/openapi/v3/entity/${type}?async=false`;
      const value = { ...stored(urn, aspect), [list]: [] };
      const soon = new Date(Date.now() + 1_000).toISOString();
      const headers = { 'If-Version-Match': '1', 'If-Unmodified-Since': soon };
      const write = () => post(catalog, path, [{ urn, [aspect]: { value, headers } }]);
      expect((await write()).status).toBe(200);
      expect(await read(catalog, urn, aspect)).toEqual({
        value: value,
        version: '2',
      });
      const stale = await write();
      expect(stale.status).toBe(412);
      expect(JSON.stringify(stale.body)).toContain('Expected version 1, actual version 2');
      expect((await read(catalog, urn, aspect)).version).toBe('2');
    },
  );

  test.each(kinds)(
    'a write of $aspect after the given time is refused',
    async ({ type, urn, aspect }) => {
      const catalog = await companyCatalog(dialect);
      const headers = { 'If-Unmodified-Since': '2001-01-01T00:00:00Z' };
      const value = stored(urn, aspect);
      const path = `/openapi/v3/entity/${type}?async=false`;
      expect((await post(catalog, path, [{ urn, [aspect]: { value, headers } }])).status).toBe(412);
    },
  );

  test.each(kinds)(
    'over Rest.li, a failed condition of $aspect is answered 422',
    async ({ urn, aspect }) => {
      const catalog = await companyCatalog(dialect);
      const propose = (version: string) => {
        const headers = { 'If-Version-Match': version };
        const proposal = onRestli(upsert(urn, aspect, stored(urn, aspect), { headers }));
        return post(catalog, PROPOSAL, { proposal, async: 'false' });
      };
      expect((await propose('7')).status).toBe(422);
      const { status, body } = await propose('1');
      expect([status, body]).toEqual([200, { value: 'success' }]);
    },
  );

  test('the edges and the fields of a chart are written together or not at all', async () => {
    const catalog = await companyCatalog(dialect);
    const write = (version: string) =>
      post(catalog, '/openapi/v3/entity/chart?async=false', [
        {
          urn: revenue,
          chartInfo: {
            value: { ...titled('Revenue'), inputEdges: [edge(raw)] },
            headers: { 'If-Version-Match': '1' },
          },
          inputFields: { value: fields, headers: { 'If-Version-Match': version } },
        },
      ]);
    expect((await write('7')).status).toBe(412);
    expect((await read(catalog, revenue, 'chartInfo')).version).toBe('1');
    expect((await write('1')).status).toBe(200);
    expect((await read(catalog, revenue, 'chartInfo')).version).toBe('2');
    expect((await read(catalog, revenue, 'inputFields')).value).toEqual(fields);
  });

  test('one stale entity refuses a batch of several kinds', async () => {
    const catalog = await companyCatalog(dialect);
    const batch = kinds.map(({ urn, aspect, list }, i) => {
      const headers = { 'If-Version-Match': i === kinds.length - 1 ? '7' : '1' };
      return onOpenapi(upsert(urn, aspect, { ...stored(urn, aspect), [list]: [] }, { headers }));
    });
    expect((await post(catalog, BULK, batch)).status).toBe(412);
    for (const { urn, aspect } of kinds)
      expect((await read(catalog, urn, aspect)).version).toBe('1');
  });

  test('the first lineage of a job is written where none is', async () => {
    const catalog = await companyCatalog(dialect);
    const value = { inputDatasets: [], outputDatasets: [], inputDatasetEdges: [edge(raw)] };
    const write = () => {
      const dataJobInputOutput = { value, headers: { 'If-Version-Match': '-1' } };
      return post(catalog, '/openapi/v3/entity/dataJob?async=false', [
        { urn: extract, dataJobInputOutput },
      ]);
    };
    expect((await write()).status).toBe(200);
    expect((await write()).status).toBe(412);
  });

  test('the properties of an edge stay as they are written', async () => {
    const catalog = await companyCatalog(dialect);
    const marked = { ...edge(orders), properties: { headwater: '{"m":{"edge":1}}', note: 'why' } };
    const value = { ...titled('Sales'), datasetEdges: [marked] };
    await fill(catalog, upsert(sales, 'dashboardInfo', value));
    expect((await read(catalog, sales, 'dashboardInfo')).value).toEqual(value);
    expect(
      (await get(catalog, `/entitiesV2/${quoted(sales)}`)).body.aspects.dashboardInfo.value,
    ).toEqual(value);
  });

  test('a patch of the client adds an edge to each kind', async () => {
    const catalog = await companyCatalog(dialect);
    const lists = {
      [load]: ['dataJobInputOutput', 'inputDatasetEdges'],
      [revenue]: ['chartInfo', 'inputEdges'],
      [sales]: ['dashboardInfo', 'datasetEdges'],
    };
    for (const [urn, [aspect = '', list = '']] of Object.entries(lists)) {
      const value = { patch: [{ op: 'add', path: `/${list}/${raw}`, value: edge(raw) }] };
      const { status } = await patch(catalog, BULK, [{ urn, [aspect]: { value } }]);
      expect(status).toBe(200);
      const { value: after } = await read(catalog, urn as Urn, aspect);
      expect(after[list]).toContainEqual(edge(raw));
    }
  });

  test('members that the models lack are kept or dropped as in the lineage of datasets', async () => {
    const catalog = await companyCatalog(dialect);
    const value = { ...titled('Sales'), datasetEdges: [{ ...edge(orders), extra: 1 }], extra: 1 };
    await fill(catalog, upsert(sales, 'dashboardInfo', value));
    const known = { ...titled('Sales'), datasetEdges: [edge(orders)] };
    expect((await read(catalog, sales, 'dashboardInfo')).value).toEqual(
      dialect === 'spec' ? value : known,
    );
  });
});

test.each([
  ['spec', 400],
  ['datahub', 400],
] as const)('a wrong value is refused, in the dialect %s', async (dialect, status) => {
  const catalog = await companyCatalog(dialect);
  const value = { ...titled('Sales'), chartEdges: [{ created: stamp }] };
  const answer = await post(catalog, BULK, [onOpenapi(upsert(sales, 'dashboardInfo', value))]);
  const message = `dashboardInfo of ${sales} is not valid: /chartEdges/0/destinationUrn :: is required`;
  expect([answer.status, JSON.stringify(answer.body)]).toEqual([
    status,
    expect.stringContaining(message),
  ]);
  const proposal = onRestli(upsert(sales, 'dashboardInfo', value));
  expect((await post(catalog, PROPOSAL, { proposal })).status).toBe(422);
});

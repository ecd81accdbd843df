import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../src/model/json.js';
import { dialects } from '../../../src/server/shared/dialect.js';
import type { Catalog } from '../../../src/server/start-catalog.js';
import type { Urn } from '../../../src/urn/urn.js';
import { get, patch, post, quoted, runningCatalog } from '../../support/server/catalog.js';
import { add, pointer, remove } from '../../support/server/patches.js';
import { making, onOpenapi } from '../../support/server/proposals.js';
import { dataset } from '../../support/server/urns.js';

const job = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,flow,prod),load)' as Urn;
const [raw, orders] = [dataset('raw'), dataset('s3/bucket/orders')];

type Send = (catalog: Catalog, urn: Urn, aspectName: string, value: Json) => Promise<number>;

const type = (urn: Urn) => urn.split(':')[2] ?? '';

/** The two transports of the official client, with its requests. */
const TRANSPORTS: readonly (readonly [string, Send])[] = [
  [
    'Rest.li',
    async (catalog, urn, aspectName, value) => {
      const aspect = { contentType: 'application/json-patch+json', value: JSON.stringify(value) };
      const proposal = {
        entityType: type(urn),
        entityUrn: urn,
        changeType: 'PATCH',
        aspectName,
        aspect,
      };
      return (await post(catalog, '/aspects?action=ingestProposal', { proposal, async: 'false' }))
        .status;
    },
  ],
  [
    'OpenAPI',
    async (catalog, urn, aspectName, value) => {
      const item = {
        urn,
        [aspectName]: {
          value: Array.isArray(value) ? { patch: value } : value,
          systemMetadata: null,
          headers: {},
        },
      };
      return (await patch(catalog, `/openapi/v3/entity/${type(urn)}?async=false`, [item])).status;
    },
  ],
];

async function read(catalog: Catalog, urn: Urn, aspectName: string): Promise<JsonObject> {
  return (await get(catalog, `/openapi/v3/entity/${type(urn)}/${quoted(urn)}/${aspectName}`)).body
    .value;
}

describe.each(TRANSPORTS)('over %s', (_name, send) => {
  test.each(dialects)(
    'a patch adds and removes inputs and outputs of a job, with their edges (%s)',
    async (dialect) => {
      const catalog = await runningCatalog({ dialect });
      await post(
        catalog,
        '/openapi/v3/entity/dataset?async=false',
        making('raw', 's3/bucket/orders').map(onOpenapi),
      );
      const edge = (destinationUrn: Urn) => ({
        destinationUrn,
        created: { time: 1, actor: 'urn:li:corpuser:datahub' },
      });
      const gained = [
        add(pointer('inputDatasetEdges', raw), edge(raw)),
        add(pointer('outputDatasetEdges', orders), edge(orders)),
      ];
      expect(await send(catalog, job, 'dataJobInputOutput', gained)).toBe(200);
      expect(await read(catalog, job, 'dataJobInputOutput')).toMatchObject({
        inputDatasetEdges: [edge(raw)],
        outputDatasetEdges: [edge(orders)],
      });
      expect(await upstreamsOf(catalog, orders)).toEqual([job, raw].sort());
      expect(
        await send(catalog, job, 'dataJobInputOutput', [remove(pointer('inputDatasetEdges', raw))]),
      ).toBe(200);
      expect(await upstreamsOf(catalog, orders)).toEqual([job]);
    },
  );

  test('a patch of the client adds and removes tags with their source', async () => {
    const catalog = await runningCatalog();
    const arrayPrimaryKeys = { tags: ['tag', 'attribution\u241fsource'] };
    const tag = { tag: 'urn:li:tag:pii' };
    const tagged = (...operations: readonly Json[]) =>
      send(catalog, raw, 'globalTags', { arrayPrimaryKeys, patch: operations });
    expect(await tagged(add(pointer('tags', tag.tag, ''), tag))).toBe(200);
    expect(await read(catalog, raw, 'globalTags')).toEqual({ tags: [tag] });
    expect(
      await send(catalog, raw, 'globalTags', [
        add(pointer('tags', 'urn:li:tag:x'), { tag: 'urn:li:tag:x' }),
      ]),
    ).toBe(200);
    expect(await tagged(remove(pointer('tags', tag.tag)))).toBe(200);
    expect(await read(catalog, raw, 'globalTags')).toEqual({ tags: [{ tag: 'urn:li:tag:x' }] });
  });

  test('an impossible patch is refused with a status that clients do not retry', async () => {
    const catalog = await runningCatalog();
    for (const [aspect, value] of [
      [
        'dataJobInputOutput',
        [{ op: 'replace', path: pointer('inputDatasetEdges', raw), value: {} }],
      ],
      ['dataJobInputOutput', [add('/fineGrainedLineages', 1)]],
      ['dataJobInputOutput', [add('/inputDatasetEdges', 'a')]],
      ['status', [add('/removed', true)]],
    ] as const) {
      expect([400, 422]).toContain(await send(catalog, job, aspect, value));
    }
    expect((await get(catalog, `/openapi/v3/entity/dataJob/${quoted(job)}`)).status).toBe(404);
  });
});

async function upstreamsOf(catalog: Catalog, urn: Urn): Promise<readonly string[]> {
  const query = `{ searchAcrossLineage(input: { urn: "${urn}", direction: UPSTREAM, query: "*" }) { searchResults { entity { urn } } } }`;
  const { searchResults } = (await post(catalog, '/api/graphql', { query })).body.data
    .searchAcrossLineage;
  return searchResults.map((one: { entity: { urn: string } }) => one.entity.urn).sort();
}

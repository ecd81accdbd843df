import { describe, expect, test } from 'vitest';
import { fill, filledCatalog, post, runningCatalog } from '../../support/server/catalog.js';
import { making, onOpenapi, onRestli, upsert } from '../../support/server/proposals.js';
import { dataset } from '../../support/server/urns.js';

const BATCH_GET = '/openapi/v3/entity/dataset/batchGet';
const SYNC = '/openapi/v3/entity/dataset?async=false';
const orders = dataset('orders');
const platform = { platform: 'urn:li:dataPlatform:hive' };

describe('batchGet', () => {
  test('returns the requested aspects in the order of the request, without urns that have none of them', async () => {
    const catalog = await filledCatalog(
      {},
      ...making('b', 'a'),
      upsert(dataset('a'), 'embed', { n: 1 }),
    );
    const asked = [
      { urn: dataset('a'), datasetKey: {}, embed: {} },
      { urn: dataset('none'), datasetKey: {} },
      { urn: dataset('b'), embed: {} },
      { urn: dataset('b'), dataPlatformInstance: null },
    ];
    expect((await post(catalog, BATCH_GET, asked)).body).toEqual([
      {
        urn: dataset('a'),
        datasetKey: { value: { ...platform, name: 'a', origin: 'PROD' } },
        embed: { value: { n: 1 } },
      },
      { urn: dataset('b'), dataPlatformInstance: { value: platform } },
    ]);
    const [all] = (await post(catalog, BATCH_GET, [{ urn: dataset('b') }])).body;
    expect(Object.keys(all)).toEqual([
      'urn',
      'browsePathsV2',
      'dataPlatformInstance',
      'datasetKey',
      'status',
    ]);
  });

  test.each(['constructor', 'toString'])(
    'returns the aspect %s, by name and among all aspects',
    async (name) => {
      const catalog = await runningCatalog();
      // Over Rest.li, which keeps unknown aspects.
      const proposal = onRestli(upsert(orders, name, { n: 1 }));
      await post(catalog, '/aspects?action=ingestProposal', { proposal });
      for (const asked of [{ urn: orders }, { urn: orders, [name]: {} }]) {
        const [item] = (await post(catalog, BATCH_GET, [asked])).body;
        expect(Object.entries(item)).toContainEqual([name, { value: { n: 1 } }]);
      }
    },
  );

  test('returns versions as strings, and their writers', async () => {
    const catalog = await runningCatalog({ clock: () => 9 });
    for (const n of [1, 2, 2]) await fill(catalog, upsert(orders, 'embed', { n }));
    const [item] = (
      await post(catalog, `${BATCH_GET}?systemMetadata=true`, [{ urn: orders, embed: {} }])
    ).body;
    expect(item.embed.systemMetadata.version).toBe('2');
    expect(item.embed.auditStamp).toEqual({ time: 9, actor: 'urn:li:corpuser:datahub' });
  });

  test.each(['spec', 'datahub'] as const)(
    'returns the version that a header names (%s)',
    async (dialect) => {
      let time = 0;
      const catalog = await runningCatalog({ dialect, clock: () => ++time });
      const writer = (n: number) => ({ 'X-DataHub-Actor': `urn:li:corpuser:writer${n}` });
      for (const n of [1, 2, 3])
        await post(catalog, SYNC, [upsert(orders, 'embed', { n })].map(onOpenapi), writer(n));
      const version = async (text: string) => {
        const asked = [
          { urn: orders, datasetKey: {}, embed: { headers: { 'If-Version-Match': text } } },
        ];
        const [{ embed }] = (await post(catalog, `${BATCH_GET}?systemMetadata=true`, asked)).body;
        return (
          embed && {
            n: embed.value.n,
            version: embed.systemMetadata.version,
            by: embed.auditStamp.actor.slice(-1),
          }
        );
      };
      expect(await version('0')).toEqual({ n: 3, version: '3', by: '3' });
      expect(await version('1')).toEqual({ n: 1, version: '1', by: '1' });
      expect(await version('2')).toEqual({ n: 2, version: '2', by: '2' });
      expect(await version('3')).toEqual({ n: 3, version: '3', by: '3' });
      for (const none of ['4', '-1']) expect(await version(none)).toBeUndefined();
      const wrong = [{ urn: orders, embed: { headers: { 'If-Version-Match': 'x' } } }];
      expect((await post(catalog, BATCH_GET, wrong)).body).toEqual({
        error: expect.stringContaining('"x"'),
      });
    },
  );

  test('leaves out urns without the requested version', async () => {
    const catalog = await runningCatalog();
    for (const n of [1, 2])
      await fill(catalog, upsert(orders, 'embed', { n }), upsert(dataset('b'), 'embed', { n: 1 }));
    const asked = [orders, dataset('b')].map((urn) => ({
      urn,
      embed: { headers: { 'If-Version-Match': '2' } },
    }));
    expect((await post(catalog, BATCH_GET, asked)).body).toEqual([
      { urn: orders, embed: { value: { n: 2 } } },
    ]);
  });

  test('counts as a read', async () => {
    const catalog = await runningCatalog();
    await post(catalog, BATCH_GET, []);
    await post(catalog, SYNC, []);
    await post(catalog, SYNC, 'nonsense');
    expect(catalog.requests()).toEqual({ reads: 1, writes: 2 });
  });
});

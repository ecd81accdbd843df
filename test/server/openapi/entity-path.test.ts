import { describe, expect, test } from 'vitest';
import type { Dialect } from '../../../src/server/shared/dialect.js';
import { get, patch, post, quoted, runningCatalog } from '../../support/server/catalog.js';
import { replace } from '../../support/server/patches.js';
import { making, onOpenapi } from '../../support/server/proposals.js';
import { dataset } from '../../support/server/urns.js';

const ITEMS = making('a').map(onOpenapi);
const GENERIC = { patch: [replace('/removed', true)], forceGenericPatch: true };

/** Sends every kind of request to addresses with this type, and returns the statuses. */
async function statuses(type: string, dialect: Dialect, prefix = ''): Promise<readonly number[]> {
  const catalog = await runningCatalog({ dialect });
  const base = `${prefix}/openapi/v3/entity/${type}`;
  const written = await post(catalog, `${base}?async=false`, ITEMS);
  await post(catalog, '/openapi/v3/entity/dataset?async=false', ITEMS);
  const answers = [
    written,
    await post(catalog, `${base}/batchGet`, [{ urn: dataset('a') }]),
    await get(catalog, `${base}/${quoted(dataset('a'))}`),
    await get(catalog, `${base}/${dataset('a')}/status`),
    await get(catalog, `${base}/${quoted(dataset('a'))}`, 'HEAD'),
    ...(prefix === ''
      ? [
          await patch(catalog, base, []),
          await patch(catalog, `${base}/${quoted(dataset('a'))}/status`, GENERIC),
        ]
      : []),
  ];
  return answers.map(({ status }) => status);
}

describe('the type in the path', () => {
  test.each(['dataset', 'chart', 'corpuser', 'CORPUSER', 'versionSet'])(
    'may be any existing type, such as %s, since the urn decides',
    async (type) => {
      expect(await statuses(type, 'spec')).toEqual([200, 200, 200, 200, 204, 202, 200]);
    },
  );

  test.each(['nope', 'constructor', 'urn:li:dataset:x', 'dataset%20'])(
    'is refused if it is %s',
    async (type) => {
      expect(await statuses(type, 'spec')).toEqual([400, 400, 400, 400, 400, 400, 400]);
      expect(await statuses(type, 'spec', '/api/gms')).toEqual([400, 400, 400, 400, 400]);
    },
  );

  test('may be any word in the dialect of DataHub', async () => {
    expect(await statuses('nope', 'datahub')).toEqual([200, 200, 200, 200, 204, 202, 200]);
  });

  test('is named in the refusal, and nothing is written', async () => {
    const catalog = await runningCatalog();
    const { status, body } = await post(catalog, '/openapi/v3/entity/nope?async=false', ITEMS);
    expect([status, body]).toEqual([
      400,
      { error: 'Failed to find entity with name nope in EntityRegistry' },
    ]);
    expect((await get(catalog, `/openapi/v3/entity/dataset/${quoted(dataset('a'))}`)).status).toBe(
      404,
    );
  });
});

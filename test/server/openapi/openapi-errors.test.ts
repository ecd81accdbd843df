import { expect, test } from 'vitest';
import { dialects } from '../../../src/server/shared/dialect.js';
import { type Answer, get, post, runningCatalog } from '../../support/server/catalog.js';
import { dataset } from '../../support/server/urns.js';

const BASE = '/openapi/v3/entity/dataset';
const STATUS = { status: { value: { removed: false } } };
const FOOBAR = 'urn:li:FOOBAR:(urn:li:dataPlatform:test,a,PROD)';

async function bulk(dialect: (typeof dialects)[number], item: object): Promise<Answer> {
  return post(await runningCatalog({ dialect }), `${BASE}?async=false`, [item]);
}

for (const dialect of dialects) {
  test.each([
    ['nonsense', '"nonsense" is not of the form urn:<namespace>:<type>:<key>'],
    [
      'urn:li:dataset:(urn:li:dataPlatform:test,a,NOWHERE)',
      expect.stringContaining('item 0: urn is not the urn of an entity'),
    ],
    [FOOBAR, 'Failed to find entity with name FOOBAR in EntityRegistry'],
  ])(
    `${dialect}: a write of the wrong urn %s answers in the words of DataHub`,
    async (urn, why) => {
      const { status, body } = await bulk(dialect, { urn, ...STATUS });
      expect([status, body]).toEqual([
        400,
        {
          error: `Invalid urn!: ${urn}`,
          message: typeof why === 'string' ? expect.stringContaining(why) : why,
        },
      ]);
    },
  );

  test(`${dialect}: so do reads, deletions and single writes`, async () => {
    const catalog = await runningCatalog({ dialect });
    const answers = [
      await get(catalog, `${BASE}/urn:li:nonsense`),
      await get(catalog, `${BASE}/urn:li:nonsense`, 'DELETE'),
      await post(catalog, `${BASE}/batchGet`, [{ urn: 'urn:li:nonsense' }]),
      await post(catalog, '/openapi/v2/entity/batch/dataset', { urns: ['urn:li:nonsense'] }),
    ];
    for (const { status, body } of answers)
      expect([status, body.error]).toEqual([400, 'Invalid urn!: urn:li:nonsense']);
  });
}

test('an unknown aspect is a validation error, and nothing is written', async () => {
  const item = { urn: dataset('a'), ...STATUS, statos: { value: {} } };
  const { status, body } = await bulk('spec', item);
  expect([status, body]).toEqual([
    400,
    { error: 'Validation Error', message: 'Unknown aspect statos for entity dataset' },
  ]);
});

import { expect, test } from 'vitest';
import { dialects } from '../../../src/server/shared/dialect.js';
import { get, post, runningCatalog } from '../../support/server/catalog.js';
import { dataset } from '../../support/server/urns.js';

const BASE = '/openapi/v3/entity/dataset';
const STATUS = { status: { value: { removed: false } } };

test.each(dialects)('a wrong urn is answered in the words of DataHub (%s)', async (dialect) => {
  const catalog = await runningCatalog({ dialect });
  const unknown = 'urn:li:FOOBAR:(urn:li:dataPlatform:test,a,PROD)';
  for (const [urn, message] of [
    [
      'a',
      'item 0: urn is not the urn of an entity: "a" is not of the form urn:<namespace>:<type>:<key>',
    ],
    [unknown, 'Failed to find entity with name FOOBAR in EntityRegistry'],
  ]) {
    const { status, body } = await post(catalog, `${BASE}?async=false`, [{ urn, ...STATUS }]);
    expect([status, body]).toEqual([400, { error: `Invalid urn!: ${urn}`, message }]);
  }
  for (const { status, body } of [
    await get(catalog, `${BASE}/urn:li:x`),
    await get(catalog, `${BASE}/urn:li:x`, 'DELETE'),
    await post(catalog, `${BASE}/batchGet`, [{ urn: 'urn:li:x' }]),
    await post(catalog, '/openapi/v2/entity/batch/dataset', { urns: ['urn:li:x'] }),
  ])
    expect([status, body.error]).toEqual([400, 'Invalid urn!: urn:li:x']);
});

test('an unknown aspect is a validation error', async () => {
  const item = { urn: dataset('a'), ...STATUS, statos: { value: {} } };
  const { status, body } = await post(await runningCatalog(), `${BASE}?async=false`, [item]);
  const message = 'Unknown aspect statos for entity dataset';
  expect([status, body]).toEqual([400, { error: 'Validation Error', message }]);
});

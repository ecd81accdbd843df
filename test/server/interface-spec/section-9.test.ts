import { expect, test } from 'vitest';
import { get, post } from '../../support/server/catalog.js';
import { GRAPHQL, specCatalog } from '../../support/server/spec-catalog.js';

test('interface spec 9: no address of the spec has a version, and the service returns its version on request', async () => {
  const catalog = await specCatalog();
  const { body } = await get(catalog, '/config');
  const { version } = body.versions['acryldata/datahub'];
  expect(version).toMatch(/^v\d+\.\d+\.\d+$/);
  const app = await post(catalog, GRAPHQL, { query: '{ appConfig { appVersion } }' });
  expect(app.body).toEqual({ data: { appConfig: { appVersion: version } }, extensions: {} });
});

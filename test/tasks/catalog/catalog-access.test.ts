import { expect, it } from 'vitest';
import { catalogFromEnvironment } from '../../../src/tasks/catalog/catalog-access.js';

it('reads the address and the token from the variables of DataHub', () => {
  const url = 'http://127.0.0.1:8080';
  expect(catalogFromEnvironment({ DATAHUB_GMS_URL: url, DATAHUB_GMS_TOKEN: 'made-up' })).toEqual({
    url,
    token: 'made-up',
  });
  expect(catalogFromEnvironment({ DATAHUB_GMS_URL: url })).toEqual({ url, token: undefined });
});

it.each([undefined, ''])('fails with the address %j', (url) => {
  const readEnvironment = () =>
    catalogFromEnvironment({ DATAHUB_GMS_URL: url, DATAHUB_GMS_TOKEN: 'made-up' });
  expect(readEnvironment).toThrowError(
    expect.objectContaining({ codeName: 'missing-address', exitCode: 64 }),
  );
});

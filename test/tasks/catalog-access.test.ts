import { expect, it } from 'vitest';
import { catalogFromEnvironment } from '../../src/tasks/catalog-access.js';

it('is told by the variables of DataHub', () => {
  const url = 'http://127.0.0.1:8080';
  expect(catalogFromEnvironment({ DATAHUB_GMS_URL: url, DATAHUB_GMS_TOKEN: 'made-up' })).toEqual({
    url,
    token: 'made-up',
  });
  expect(catalogFromEnvironment({ DATAHUB_GMS_URL: url })).toEqual({ url, token: undefined });
});

it.each([undefined, ''])('is nowhere with the address %j', (url) => {
  const reading = () =>
    catalogFromEnvironment({ DATAHUB_GMS_URL: url, DATAHUB_GMS_TOKEN: 'made-up' });
  expect(reading).toThrowError(
    expect.objectContaining({ codeName: 'missing-address', exitCode: 64 }),
  );
});

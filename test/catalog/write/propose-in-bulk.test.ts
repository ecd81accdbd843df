import { expect, test } from 'vitest';
import { preconditions } from '../../../src/catalog/write/propose-in-bulk.js';
import { expectFailure, intercept, replyTo, urnOf, writer } from '../catalog-clients.js';

const status = { name: 'status', value: { removed: false }, ifVersionMatch: '1' } as const;

test.each([
  [0, '1970-01-01T00:00:00.000Z'],
  [1_700_000_000_123, '2023-11-14T22:13:20.123Z'],
])('the time %i is sent as an ISO 8601 instant', (ifUnmodifiedSince, text) => {
  expect(preconditions({ ...status, ifUnmodifiedSince })).toEqual({
    'If-Version-Match': '1',
    'If-Unmodified-Since': text,
  });
});

test('a bulk write has both conditions beside the value', async () => {
  const urn = urnOf('a');
  const headers = { 'If-Version-Match': '1', 'If-Unmodified-Since': '1970-01-01T00:00:00.005Z' };
  intercept()
    .post('/openapi/v3/entity/dataset?async=false', [
      { urn, status: { value: status.value, headers } },
    ])
    .reply(200, [{ urn, status: { value: {} } }]);
  await writer().propose([{ urn, aspects: [{ ...status, ifUnmodifiedSince: 5 }] }]);
});

test.each([
  [400, 'Item last modified 9 > 5 (epoch ms)', 'catalog-stale'],
  [400, 'something else', 'catalog-rejected'],
])('the answer %i with "%s" is recognized', async (code, message, codeName) => {
  replyTo(/async=false/, code, { error: 'Validation Error', message });
  await expectFailure(writer().propose([{ urn: urnOf('a'), aspects: [status] }]), codeName);
});

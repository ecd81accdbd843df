import { expect, test } from 'vitest';
import { createApp } from '../../src/server/create-app.js';
import { createRequestCounter } from '../../src/server/http/track-requests.js';
import { serverContext } from '../support/server/server-context.js';
import { emptyStore } from '../support/server/store.js';
import { dataset } from '../support/server/urns.js';

test.each([
  ['/openapi/v3/entity/dataset/batchGet', (body: string) => JSON.parse(body).error],
  ['/entities?action=exists', (body: string) => JSON.parse(body).message],
])('an internal error is reported, and not shown to the client: %s', async (path, messageOf) => {
  const reported: unknown[] = [];
  const fault = new Error('disk full, at a secret place');
  const fail = (): never => {
    throw fault;
  };
  const context = serverContext(
    { ...emptyStore(), exists: fail, readAspects: fail },
    {
      report: (error) => reported.push(error),
    },
  );
  const app = createApp(context, createRequestCounter());
  const body = path.includes('batchGet') ? [{ urn: dataset('a') }] : { urn: dataset('a') };
  const response = await app.request(path, { method: 'POST', body: JSON.stringify(body) });
  expect([response.status, messageOf(await response.text())]).toEqual([
    500,
    'Internal server error occurred',
  ]);
  expect(reported).toEqual([fault]);
});

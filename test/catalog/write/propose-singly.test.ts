import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import type { AspectProposal } from '../../../src/model/catalog-port.js';
import { validationText } from '../../support/faults/refused-aspects.js';
import { answer, type Behavior, resetBefore } from '../../support/faults/server.js';
import {
  CATALOG,
  expectFailure,
  intercept,
  serving,
  TOKEN,
  urnOf,
  writer,
} from '../catalog-clients.js';

const BULK = '/openapi/v3/entity/dataset?async=false';
const SINGLE = '/aspects?action=ingestProposal';

const a = urnOf('a');
const lineage: AspectProposal = {
  urn: a,
  aspects: [
    {
      name: 'upstreamLineage',
      value: { upstreams: [], note: 'é', query: null },
      ifVersionMatch: '7',
      ifUnmodifiedSince: Date.UTC(2026, 0, 31, 12, 0, 0, 5),
    },
  ],
};
const described: AspectProposal = {
  urn: urnOf('é'),
  aspects: [
    { name: 'datasetProperties', value: { description: 'x' }, ifVersionMatch: '-1' },
    { name: 'status', value: { removed: false }, ifVersionMatch: '-1' },
  ],
};
const refusal = { error: 'urn:li:corpuser:jo is unauthorized to UPDATE entities.' };
const success = { value: 'success' };

function stale(message: string): object {
  return {
    exceptionClass: 'com.linkedin.restli.server.RestLiServiceException',
    message,
    status: 422,
  };
}

test('after a refused bulk write, each aspect of this and of later proposals is sent over Rest.li', async () => {
  const scope = intercept();
  scope.post(BULK).reply(403, refusal);
  scope
    .post(SINGLE, {
      proposal: {
        entityType: 'dataset',
        entityUrn: a,
        changeType: 'UPSERT',
        aspectName: 'upstreamLineage',
        aspect: { contentType: 'application/json', value: '{"upstreams":[],"note":"\\u00e9"}' },
        headers: { 'If-Version-Match': '7', 'If-Unmodified-Since': '2026-01-31T12:00:00.005Z' },
      },
      async: 'false',
    })
    .matchHeader('x-restli-protocol-version', '2.0.0')
    .matchHeader('authorization', `Bearer ${TOKEN}`)
    .reply(200, success);
  const aspectNames: unknown[] = [];
  scope
    .post(SINGLE, ({ proposal }) => {
      aspectNames.push([
        proposal.entityUrn,
        proposal.aspectName,
        proposal.aspect.value,
        proposal.headers,
      ]);
      return true;
    })
    .times(2)
    .reply(200, success);
  const catalog = writer();
  await catalog.propose([lineage]);
  await catalog.propose([described]);
  expect(aspectNames).toEqual([
    [described.urn, 'datasetProperties', '{"description":"x"}', { 'If-Version-Match': '-1' }],
    [described.urn, 'status', '{"removed":false}', { 'If-Version-Match': '-1' }],
  ]);
});

test('a 401 for a valid token is treated as a 403', async () => {
  const scope = intercept();
  scope.post(BULK).reply(401);
  scope
    .post('/api/graphql')
    .reply(200, { data: { me: { corpUser: { urn: 'urn:li:corpuser:jo' } } } });
  scope.post(SINGLE).reply(200, success);
  await writer().propose([lineage]);
});

test('behind the frontend Rest.li is below the proxy path', async () => {
  const scope = intercept();
  scope.post(BULK).reply(403, refusal);
  scope.post(`/api/gms${SINGLE}`).reply(200, success);
  await writer({ url: `${CATALOG}/api/gms` }).propose([lineage]);
});

test.each([
  [
    412,
    { error: 'Precondition Error', message: 'Expected version 7, actual version 8' },
    'catalog-stale',
  ],
  [400, { error: 'Validation Error', message: 'bad' }, 'catalog-rejected'],
  [500, { error: 'no' }, 'catalog-failed'],
])('a bulk answer of %i is final', async (status, body, codeName) => {
  intercept().post(BULK).reply(status, body);
  await expect(writer().propose([lineage])).rejects.toMatchObject({ codeName });
});

test('a dataset that is refused in bulk and singly is named, and the next write tries bulk again', async () => {
  const scope = intercept();
  scope.post(BULK).reply(403, refusal);
  scope
    .post(SINGLE)
    .reply(403, { message: 'User jo is unauthorized to modify entity', status: 403 });
  scope.post(BULK).reply(200, [{ urn: a, upstreamLineage: { value: {} } }]);
  const catalog = writer();
  await expectFailure(catalog.propose([lineage]), 'catalog-forbidden', {
    message: expect.stringContaining(a),
  });
  await catalog.propose([lineage]);
});

test('a gateway that refuses both routes keeps its own hint', async () => {
  const scope = intercept();
  scope.post(BULK).reply(403, '<html>no</html>');
  scope.post(SINGLE).reply(403, '<html>no</html>');
  await expectFailure(writer().propose([lineage]), 'catalog-forbidden', {
    message: expect.not.stringContaining('Edit Entity'),
    hint: expect.stringContaining('gateway'),
  });
});

test('a refused batch of several proposals is not sent singly, since one of them may be the cause', async () => {
  intercept().post(BULK).reply(403, refusal);
  await expectFailure(writer().propose([lineage, described]), 'catalog-forbidden');
});

test('without Rest.li, the error is the refusal of the bulk write', async () => {
  const scope = intercept();
  scope.post(BULK).times(2).reply(403, refusal);
  scope.post(SINGLE).times(2).reply(404);
  const catalog = writer();
  const forbidden = {
    codeName: 'catalog-forbidden',
    message: expect.stringContaining('unauthorized to UPDATE'),
  };
  await expect(catalog.propose([lineage])).rejects.toMatchObject(forbidden);
  await expect(catalog.propose([lineage])).rejects.toMatchObject(forbidden);
});

test.each([
  ['version', 422, stale('Expected version 7, actual version 8')],
  ['time', 422, stale('Item last modified 9 > 5 (epoch ms)')],
])(
  'a stale %s is reported, and the next write goes over Rest.li at once',
  async (_what, status, body) => {
    const scope = intercept();
    scope.post(BULK).reply(403, refusal);
    scope.post(SINGLE).reply(status, body);
    scope.post(SINGLE).reply(200, success);
    const catalog = writer();
    await expect(catalog.propose([lineage])).rejects.toMatchObject({ codeName: 'catalog-stale' });
    await catalog.propose([lineage]);
  },
);

test.each([
  ['as DataHub 1.6 sends it', 3],
  ['with a large aspect', 3000],
])('a failed condition over Rest.li %s is stale', async (_what, pairs) => {
  const reasons = [
    'Item last modified 1795763649110 > 1795763644526 (epoch ms)',
    'Expected version 1, actual version 2',
  ];
  const scope = intercept();
  scope.post(BULK).reply(403, refusal);
  const message = [...validationText([a], { reasons, pairs })].join('');
  scope.post(SINGLE).reply(422, { message, status: 422 });
  const error = await writer()
    .propose([lineage])
    .catch((thrown: Error) => thrown);
  expect(error).toMatchObject({
    codeName: 'catalog-stale',
    message: `${CATALOG} answered 422 to writing upstreamLineage of ${a}: ${reasons.join('; ')}`,
  });
});

test('another mistake of a proposal is not reported as stale', async () => {
  const scope = intercept();
  scope.post(BULK).reply(403, refusal);
  scope.post(SINGLE).reply(422, stale('unrecognized field found but not allowed'));
  await expect(writer().propose([lineage])).rejects.toMatchObject({ codeName: 'catalog-rejected' });
});

test.each([
  [422, stale('Expected version -1, actual version 1')],
  [403, { message: 'no' }],
])('a refusal of %i after some aspects were written says how many', async (status, body) => {
  const scope = intercept();
  scope.post(BULK).reply(403, refusal);
  scope.post(SINGLE).times(2).reply(200, success);
  scope.post(SINGLE).reply(status, body);
  const catalog = writer();
  await catalog.propose([lineage]);
  await expectFailure(catalog.propose([lineage, described]), 'catalog-failed', {
    message: expect.stringContaining('1 of 3 aspects'),
  });
});

test.each([{}, [], null, { value: 7 }])(
  'an answer without a confirmation is a failure: %j',
  async (body) => {
    const scope = intercept();
    scope.post(BULK).reply(403, refusal);
    scope.post(SINGLE).reply(200, JSON.stringify(body), { 'content-type': 'application/json' });
    await expect(writer().propose([lineage])).rejects.toMatchObject({ codeName: 'catalog-failed' });
  },
);

test('a write is not sent again after a reset', async () => {
  const server = await serving(answer(403, refusal), resetBefore);
  await expectFailure(writer({ url: server.url }).propose([lineage]), 'catalog-unreachable', {
    message: expect.stringContaining('not known'),
  });
  expect(server.requests.map(({ path }) => path)).toEqual([BULK, SINGLE]);
});

test('a bulk write that is under way when another is refused is not sent again', async () => {
  const held: ServerResponse[] = [];
  const confirmed = [{ urn: a, upstreamLineage: { value: {} } }];
  const release: Behavior = (response, request) => {
    for (const one of held)
      one.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(confirmed));
    answer(200, success)(response, request);
  };
  const server = await serving(
    (response) => void held.push(response),
    answer(403, refusal),
    release,
  );
  const catalog = writer({ url: server.url });
  const first = catalog.propose([lineage]);
  while (server.requests.length === 0) await new Promise((resolve) => setImmediate(resolve));
  await Promise.all([first, catalog.propose([lineage])]);
  expect(server.requests.map(({ path }) => path)).toEqual([BULK, BULK, SINGLE]);
});

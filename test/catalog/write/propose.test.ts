import { expect, test } from 'vitest';
import type { AspectProposal } from '../../../src/model/catalog-port.js';
import { expectFailure, intercept, urnOf, writer } from '../catalog-clients.js';

const BULK = '/openapi/v3/entity/dataset?async=false';

const lineage: AspectProposal = {
  urn: urnOf('a'),
  aspects: [
    { name: 'upstreamLineage', value: { upstreams: [] }, ifVersionMatch: '7' },
    { name: 'status', value: { removed: false }, ifVersionMatch: '-1' },
  ],
};
const other: AspectProposal = {
  urn: urnOf('é'),
  aspects: [{ name: 'datasetProperties', value: { description: 'é' }, ifVersionMatch: '-1' }],
};

const confirmed = [
  { urn: urnOf('a'), upstreamLineage: { value: {} }, status: { value: {} } },
  { urn: urnOf('é'), datasetProperties: { value: {} } },
];

test('values are encoded once, with a precondition beside each', async () => {
  intercept()
    .post(BULK, [
      {
        urn: urnOf('a'),
        upstreamLineage: { value: { upstreams: [] }, headers: { 'If-Version-Match': '7' } },
        status: { value: { removed: false }, headers: { 'If-Version-Match': '-1' } },
      },
      {
        urn: urnOf('é'),
        datasetProperties: { value: { description: 'é' }, headers: { 'If-Version-Match': '-1' } },
      },
    ])
    .reply(200, confirmed.toReversed());
  await writer().propose([lineage, other]);
});

test('an empty list of proposals sends no request', async () => {
  intercept();
  await writer().propose([]);
});

test('a list that names a dataset twice is refused and not sent, since its conditions would not hold', async () => {
  intercept();
  await expectFailure(writer().propose([lineage, other, { ...lineage }]), 'catalog-rejected', {
    message: expect.stringContaining(urnOf('a')),
  });
});

test.each([
  ['nothing', []],
  ['an object', { urn: urnOf('a') }],
  ['no dataset', confirmed.slice(1)],
  [
    'a dataset without an aspect',
    [{ urn: urnOf('a'), upstreamLineage: { value: {} } }, confirmed[1]],
  ],
  ['an aspect that is null', [{ ...confirmed[0], status: null }, confirmed[1]]],
])('an answer with %s is a failure', async (_what, body) => {
  intercept().post(BULK).reply(200, body);
  await expectFailure(writer().propose([lineage, other]), 'catalog-failed', {
    message: expect.stringContaining('not known'),
  });
});

test('a queued write is not reported as written', async () => {
  intercept().post(BULK).reply(202, confirmed);
  await expectFailure(writer().propose([lineage, other]), 'catalog-failed', {
    message: expect.stringContaining('queued'),
  });
});

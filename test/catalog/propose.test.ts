import { expect, test } from 'vitest';
import type { AspectProposal } from '../../src/model/catalog-port.js';
import { intercept, urnOf, writer } from './opened.js';

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

test('no proposals are no request', async () => {
  intercept();
  await writer().propose([]);
});

test.each([
  ['nothing', []],
  ['no list', { urn: urnOf('a') }],
  ['a dataset less', confirmed.slice(1)],
  ['an aspect less', [{ urn: urnOf('a'), upstreamLineage: { value: {} } }, confirmed[1]]],
  ['an aspect that is null', [{ ...confirmed[0], status: null }, confirmed[1]]],
])('an answer that confirms %s is not success', async (_what, body) => {
  intercept().post(BULK).reply(200, body);
  await expect(writer().propose([lineage, other])).rejects.toMatchObject({
    codeName: 'catalog-failed',
    message: expect.stringContaining('not known'),
  });
});

test('what is queued is not written', async () => {
  intercept().post(BULK).reply(202, confirmed);
  await expect(writer().propose([lineage, other])).rejects.toMatchObject({
    codeName: 'catalog-failed',
    message: expect.stringContaining('queued'),
  });
});

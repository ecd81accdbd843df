import { expect, test } from 'vitest';
import { aspectTime } from '../../src/catalog/aspects.js';
import { intercept, reader, urnOf } from './opened.js';

const a = urnOf('a');

test('lineage tells when it was written', async () => {
  const aspect = { value: { upstreams: [] }, systemMetadata: { version: '2' }, auditStamp: { time: 1_700_000_000_123, actor: 'x' } };
  intercept()
    .post(/batchGet/)
    .reply(200, [{ urn: a, upstreamLineage: aspect }]);
  expect((await reader().readDatasets([a])).get(a)).toEqual({
    kind: 'present',
    urn: a,
    removed: false,
    lineage: { version: '2', writtenAt: 1_700_000_000_123, value: { upstreams: [] } },
  });
});

test.each([0, 1, 1_700_000_000_123, 8.64e15])('a stamp of %s', (time) => {
  expect(aspectTime({ auditStamp: { time } })).toBe(time);
});

test.each([
  {},
  null,
  { auditStamp: null },
  { auditStamp: 5 },
  { auditStamp: {} },
  { auditStamp: { time: null } },
  { auditStamp: { time: '5' } },
  { auditStamp: { time: 1.5 } },
  { auditStamp: { time: 8.65e15 } },
])('a stamp that no date can be made of is none: %j', (aspect) => {
  expect(aspectTime(aspect)).toBeUndefined();
});

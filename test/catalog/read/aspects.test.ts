import { expect, test } from 'vitest';
import { aspectWritten } from '../../../src/catalog/read/aspects.js';
import type { Json } from '../../../src/model/json.js';
import type { WriteInfo } from '../../../src/model/observed-state.js';
import { expectFailure, reader, replyTo, urnOf } from '../catalog-clients.js';

const a = urnOf('a');

test('a read of lineage returns its time, its writer and its run', async () => {
  const aspect = {
    value: { upstreams: [] },
    systemMetadata: { version: '2', runId: 'snowflake-7' },
    auditStamp: { time: 1_700_000_000_123, actor: 'x' },
  };
  replyTo(/batchGet/, 200, [{ urn: a, upstreamLineage: aspect }]);
  expect((await reader().readDatasets([a])).get(a)).toEqual({
    kind: 'present',
    urn: a,
    removed: false,
    lineage: {
      version: '2',
      writtenAt: 1_700_000_000_123,
      writtenBy: 'x',
      writtenIn: 'snowflake-7',
      value: { upstreams: [] },
    },
  });
});

test.each([0, 1, 1_700_000_000_123, 8.64e15])('the time of a stamp is read: %s', (time) => {
  expect(aspectWritten({ auditStamp: { time } })).toEqual({ writtenAt: time });
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
])('a stamp without a valid date is ignored: %j', (aspect) => {
  expect(aspectWritten(aspect)).toEqual({});
});

test.each<[Json, WriteInfo]>([
  [null, {}],
  [{}, {}],
  [{ auditStamp: { time: 5, actor: '' }, systemMetadata: { runId: '' } }, { writtenAt: 5 }],
  [
    { auditStamp: { time: 'x', actor: 'urn:li:corpuser:a' }, systemMetadata: { runId: 5 } },
    { writtenBy: 'urn:li:corpuser:a' },
  ],
  [{ auditStamp: { actor: 5 }, systemMetadata: { runId: 'no-run-id-provided' } }, {}],
  [{ auditStamp: 5, systemMetadata: { runId: 'dbt-1' } }, { writtenIn: 'dbt-1' }],
  [
    { systemMetadata: { pipelineName: 'nightly', lastObserved: 7 } },
    { writtenThrough: 'nightly', observedAt: 7 },
  ],
  [{ systemMetadata: { lastObserved: 0 } }, {}],
])('the write info of %j is %j', (aspect, written) => {
  expect(aspectWritten(aspect)).toEqual(written);
});

test.each<[Json | undefined, object]>([
  [undefined, { version: '1', uncounted: true }],
  [{}, { version: '1', uncounted: true }],
  [{ runId: 'dbt-1' }, { version: '1', uncounted: true, writtenIn: 'dbt-1' }],
  [{ version: '1' }, { version: '1' }],
])('lineage with the metadata %j is read as %j', async (systemMetadata, reading) => {
  replyTo(/batchGet/, 200, [
    { urn: a, upstreamLineage: { value: { upstreams: [] }, systemMetadata } },
  ]);
  expect((await reader().readDatasets([a])).get(a)).toEqual({
    kind: 'present',
    urn: a,
    removed: false,
    lineage: { ...reading, value: { upstreams: [] } },
  });
});

test.each<Json>([{ version: 1 }, { version: '' }, { version: null }, 5, null, []])(
  'lineage with the metadata %j is refused',
  async (systemMetadata) => {
    replyTo(/batchGet/, 200, [
      { urn: a, upstreamLineage: { value: { upstreams: [] }, systemMetadata } },
    ]);
    await expectFailure(reader().readDatasets([a]), 'catalog-incomplete', {
      message: expect.stringContaining('its aspect upstreamLineage is malformed'),
    });
  },
);

import { expect, test } from 'vitest';
import { readJobEvent } from '../../../../src/import/foreign/openlineage/read-job-event.js';
import type { Json } from '../../../../src/model/json.js';

const urn = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`;
const node = (name: string, facets: Json = {}) => ({ namespace: 'hive', name, facets });

const event = (more: Readonly<Record<string, Json>> = {}): Json => ({
  eventTime: '2026-01-02T03:04:05.678+01:00',
  job: { namespace: 'prod', name: 'shop.load' },
  ...more,
});

test('an event without datasets is a job without edges', () => {
  expect(readJobEvent(event({ eventTime: null })).time).toBe(undefined);
  expect(readJobEvent(event())).toEqual({
    job: 'urn:li:dataJob:(urn:li:dataFlow:(unknown,shop,prod),shop.load)',
    ...{ name: 'shop.load', description: undefined, time: Date.UTC(2026, 0, 2, 2, 4, 5, 678) },
    ...{ edges: [], pairs: [], columns: new Map(), leftOut: [] },
  });
});

test('columns have the confidence of the converter, unless the event states one', () => {
  const input = { namespace: 'hive', name: 'raw' };
  const inputFields = [
    { ...input, field: 'a' },
    { ...input, field: 'b', headwater: { confidence: 0.9 } },
  ];
  const columnLineage = { fields: { x: { inputFields } } };
  const { edges, pairs } = readJobEvent(event({ outputs: [node('daily', { columnLineage })] }));
  expect(edges.map(({ upstream }) => upstream)).toEqual([`output ${urn('daily')}`, urn('raw')]);
  expect(pairs.map(({ of, confidence }) => [of, confidence])).toEqual([
    [urn('daily'), 0.5],
    [urn('daily'), 0.9],
  ]);
});

test('a dataset without a urn has no columns, and neither has one without a schema', () => {
  const schema = { fields: [{ name: 'id', type: 'int' }, { name: 'x' }] };
  const memory = { namespace: 'inmemory://', name: 'x', facets: { schema } };
  const inputs = [memory, node('plain'), node('deleted', { schema: { _deleted: true } })];
  const { columns, leftOut } = readJobEvent(
    event({ inputs, outputs: [node('daily', { schema })] }),
  );
  expect([...columns]).toEqual([
    [
      urn('daily'),
      [
        { name: 'id', type: 'int' },
        { name: 'x', type: '' },
      ],
    ],
  ]);
  expect(leftOut.map(({ code }) => code)).toEqual(['openlineage-in-memory']);
});

test('a chain of jobs that leads to no dataset is counted too', () => {
  const job = (name: string) => ({ namespace: 'n', name, type: 'JOB' });
  const steps = Array.from({ length: 1000 }, (_, index) => job(`step${index}`));
  const entries = [
    ...steps.map((step, index) => ({ ...step, inputs: [job(`step${index + 1}`)] })),
    { ...node('daily'), inputs: steps },
  ];
  const facets = { lineage: { entries } };
  expect(() => readJobEvent(event({ job: { namespace: 'n', name: 'j', facets } }))).toThrow(
    expect.objectContaining({ codeName: 'openlineage-too-many-edges' }),
  );
});

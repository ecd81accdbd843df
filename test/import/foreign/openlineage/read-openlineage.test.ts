import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { OpenLineageOptions } from '../../../../src/import/foreign/openlineage/event-names.js';
import type { Json, JsonObject } from '../../../../src/model/json.js';
import type { FormatReading } from '../../../../src/model/portable-lineage.js';
import { event, hive, readChunks, readEvents } from '../../../support/import/openlineage-events.js';
import { readingText } from '../../../support/import/reading-text.js';

const events = readFileSync(new URL('fixtures/events.ndjson', import.meta.url), 'utf8');
const read = readChunks;

test.each<readonly [string, Partial<OpenLineageOptions>]>([
  ['latest', {}],
  ['all', { runs: 'all', indirect: true, failed: true }],
  [
    'settings',
    {
      env: 'DEV',
      namespaces: [
        { glob: 'warehouse', meaning: { platform: 'snowflake', platformInstance: 'eu' } },
        { glob: 'thrift:*', meaning: { platform: 'delta-lake', env: 'QA' } },
        { glob: 'postgres://*', meaning: false },
        { glob: 'warehouse', meaning: false },
      ],
    },
  ],
])('the events of the fixtures are read: %s', async (name, options) => {
  const text = readingText(await read([events], options));
  await expect(text).toMatchFileSnapshot(`fixtures/${name}.txt`);
});

test('chunks, lists, pretty printing and the order of events do not matter', async () => {
  const expected = await read([events]);
  const list: readonly Json[] = events
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  async function* letters() {
    for (const letter of events) yield letter;
  }
  expect(await read(letters())).toEqual(expected);
  expect(await read(['', events])).toEqual(expected);
  for (const text of [
    JSON.stringify(list),
    JSON.stringify(list, null, 2),
    list.map((event) => JSON.stringify(event, null, 2)).join('\r\n\r\n'),
    JSON.stringify(list.slice(0, 5)) + JSON.stringify(list.slice(5)),
  ])
    expect(withoutLines(await read([text]))).toEqual(withoutLines(expected));
  const reversed = await read([JSON.stringify(list.toReversed())]);
  expect(reversed.lineage).toEqual(expected.lineage);
  expect(reversed.records).toBe(expected.records);
});

function withoutLines({ leftOut, ...rest }: FormatReading) {
  // All events of a list on one line have that line.
  return { ...rest, leftOut: leftOut.map(({ code, record }) => `${code} ${record}`).sort() };
}

async function unitsOf(list: readonly Json[], options: Partial<OpenLineageOptions> = {}) {
  const text = readingText(await readEvents(list, options));
  return text.slice(0, text.indexOf('\n\n'));
}

test('the run with the last event counts, and without times the last in the file', async () => {
  const run = (runId: string, eventTime?: string) =>
    event({
      eventType: 'COMPLETE',
      run: { runId },
      inputs: [hive(runId)],
      outputs: [hive('out')],
      ...(eventTime !== undefined && { eventTime }),
    });
  const chosen = (list: readonly Json[]) => unitsOf(list);
  const [a, b, c] = ['2026-01-01T02:00:00+02:00', '2026-01-01T00:00:01Z', '2025-12-31T23:59:59.5'];
  expect(await chosen([run('a', a), run('b', b), run('c', c)])).toContain('hive,b,');
  expect(await chosen([run('b', b), run('a', a)])).toContain('hive,b,');
  expect(await chosen([run('a'), run('b')])).toContain('hive,b,');
  expect(await chosen([run('a', a), run('b', 'yesterday')])).toContain('hive,a,');
});

test('a run that says nothing does not hide an earlier one', async () => {
  const list = [
    event({ eventTime: '2026-01-01T00:00:00Z', inputs: [hive('a')], outputs: [hive('b')] }),
    event({ eventTime: '2026-01-02T00:00:00Z', eventType: 'START', run: { runId: 'x' } }),
  ];
  expect(await unitsOf(list)).toBe('hive,b,PROD\n  <- hive,a,PROD TRANSFORMED');
});

test('a run that failed first and completed then did not fail', async () => {
  const list = ['FAIL', 'complete', 'FAIL'].map((eventType) =>
    event({ eventType, run: { runId: 'r' }, inputs: [hive('a')], outputs: [hive('b')] }),
  );
  expect(await unitsOf(list)).toContain('hive,a,');
});

test('later facets of a run replace earlier ones, and a deleted facet is gone', async () => {
  const columns = (field: string) => ({
    columnLineage: { fields: { x: { inputFields: [{ ...hive('a'), field }] } } },
  });
  const output = (facets: JsonObject, eventTime: string) =>
    event({ run: { runId: 'r' }, eventTime, inputs: [hive('i')], outputs: [hive('o', facets)] });
  const first = output(columns('one'), '2026-01-01T00:00:00Z');
  const second = output(columns('two'), '2026-01-01T00:00:01Z');
  const deleted = output(
    {
      columnLineage: { _deleted: true },
      lineage: { _deleted: true },
      symlinks: { _deleted: true },
    },
    '2026-01-01T00:00:02Z',
  );
  expect(await unitsOf([second, first])).toContain('x <- hive,a,PROD.two');
  expect(await unitsOf([second, deleted, first])).toBe('hive,o,PROD\n  <- hive,i,PROD TRANSFORMED');
});

test('column lineage without any source counts for nothing', async () => {
  const facets = { columnLineage: { fields: {} } };
  expect(await unitsOf([event({ inputs: [hive('i')], outputs: [hive('o', facets)] })])).toContain(
    'hive,i,',
  );
});

test('a dataset flows into itself only by a column', async () => {
  const field = { x: { inputs: [{ ...hive('o'), type: 'DATASET', field: 'y' }] } };
  const whole = { lineage: { inputs: [{ ...hive('o'), type: 'DATASET' }] } };
  expect(await unitsOf([event({ outputs: [hive('o', { lineage: { fields: field } })] })])).toBe(
    'hive,o,PROD\n  <- hive,o,PROD TRANSFORMED\n  x <- hive,o,PROD.y',
  );
  expect((await readEvents([event({ outputs: [hive('o', whole)] })])).lineage.units).toEqual([]);
});

test('columns that no file can hold are left out, and a repeated run adds nothing', async () => {
  const facets = {
    columnLineage: {
      fields: {
        '': { inputFields: [{ ...hive('a'), field: 'x' }] },
        ok: { inputFields: [{ ...hive('a'), field: '\u0007' }, hive('b')] },
      },
    },
  };
  const run = (runId: string) =>
    event({ run: { runId }, inputs: [], outputs: [hive('o', facets)] });
  const reading = await readEvents([run('a'), run('b')], { runs: 'all' });
  expect(reading.records).toBe(4);
  expect(reading.leftOut.map(({ code }) => code)).toEqual([
    'openlineage-malformed-name',
    'openlineage-malformed-name',
  ]);
  expect(reading.lineage.units[0]?.edges).toHaveLength(2);
});

test('a symlink that names a path or no table is not followed', async () => {
  const linked = (type: string, namespace: string, name: string) => ({
    namespace: 'awsathena://athena.eu-west-1.amazonaws.com',
    name: 'AwsDataCatalog.db.t',
    facets: { symlinks: { identifiers: [{ type, namespace, name }] } },
  });
  const upstreams = (input: Json) => unitsOf([event({ inputs: [input], outputs: [hive('o')] })]);
  expect(await upstreams(linked('TABLE', 's3://lake', '/db/t'))).toContain('<- athena,db.t,');
  expect(await upstreams(linked('LOCATION', 'hive', 'x.y'))).toContain('<- athena,db.t,');
  expect(await upstreams(linked('TABLE', 's3://lake', 'x.y'))).toContain('<- hive,x.y,');
  expect(await upstreams(linked('TABLE', 'trino://h:1', 'c.x.y'))).toContain('<- trino,c.x.y,');
});

test('an event without an end is refused before it fills the memory', async () => {
  function* endless() {
    yield '{"a":"';
    for (;;) yield 'x'.repeat(10_000_000);
  }
  await expect(read(endless())).rejects.toThrow('an event of more than 64 MB on line 1');
});

test('an empty file has no lineage', async () => {
  expect(await read([])).toEqual({ lineage: { units: [] }, records: 0, leftOut: [] });
});

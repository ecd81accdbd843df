import { expect, test } from 'vitest';
import type { JsonObject } from '../../../../src/model/json.js';
import { columnsOf, event, hive, readEvents } from '../../../support/import/openlineage-events.js';
import { readingText } from '../../../support/import/reading-text.js';

test('inputs that column lineage does not name are upstreams too', async () => {
  const run = (runId: string, input: string) =>
    event({
      run: { runId },
      inputs: [hive('a'), hive(input)],
      outputs: [hive('c', columnsOf('a'))],
    });
  const text = readingText(await readEvents([run('1', 'b')]));
  expect(text).toContain(
    'hive,c,PROD\n  <- hive,a,PROD TRANSFORMED\n  <- hive,b,PROD TRANSFORMED\n  x <- hive,a,PROD.y\n',
  );
  const both = await readEvents([run('1', 'b'), run('2', 'd')], { runs: 'all' });
  expect(both.lineage.units[0]?.edges).toHaveLength(3);
  expect(both.findings).toBeUndefined();
});

test('a dataset that column lineage names and the event does not list is a finding', async () => {
  const list = [event({ inputs: [hive('a')], outputs: [hive('c', columnsOf('A'))] })];
  const { lineage, findings } = await readEvents(list);
  expect(lineage.units[0]?.edges.map(({ upstream }) => upstream)).toEqual([
    'urn:li:dataset:(urn:li:dataPlatform:hive,A,PROD)',
    'urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD)',
  ]);
  expect(findings).toMatchObject([
    {
      name: 'openlineage-unlisted-dataset',
      level: 'warning',
      message:
        'the column lineage of "hive c" names "hive A", which is not an input of the event: its inputs are "hive a"',
    },
  ]);
  const linked = { symlinks: { identifiers: [{ type: 'TABLE', ...hive('A') }] } };
  const named = event({
    inputs: [{ namespace: 's3://b', name: 'x', facets: linked }],
    outputs: [hive('c', columnsOf('A'))],
  });
  expect((await readEvents([named])).findings).toBeUndefined();
});

test('a dataset that a run reads and writes is counted, unless a column makes the edge', async () => {
  const self = (facets: JsonObject) =>
    readEvents([event({ inputs: [hive('a'), hive('c')], outputs: [hive('c', facets)] })]);
  const plain = await self({});
  expect(plain.lineage.units[0]?.edges).toHaveLength(1);
  expect(plain.leftOut).toEqual([{ code: 'import-self-edge', record: 'hive c', line: 1 }]);
  const byColumn = await self(columnsOf('c'));
  expect(byColumn.lineage.units[0]?.edges).toHaveLength(2);
  expect(byColumn.leftOut).toEqual([]);
});

test('datasets without a counterpart are counted by name', async () => {
  const lineage = { inputs: [{ ...hive('a'), type: 'DATASET' }] };
  const explicit = event({ inputs: [hive('a'), hive('b')], outputs: [hive('c', { lineage })] });
  expect((await readEvents([explicit])).leftOut).toEqual([
    { code: 'openlineage-job-only', record: 'n j: hive b', line: 1 },
  ]);
  const silent = event({ outputs: [hive('c', columnsOf('a')), hive('d')] });
  expect((await readEvents([silent])).leftOut).toEqual([
    { code: 'openlineage-job-only', record: 'n j: hive d', line: 1 },
  ]);
});

test('an earlier run that says more is counted', async () => {
  const run = (runId: string, ...inputs: readonly string[]) =>
    event({ run: { runId }, inputs: inputs.map((name) => hive(name)), outputs: [hive('c')] });
  const list = [run('1', 'a'), run('2', 'a', 'b'), run('3', 'a'), run('4', 'a')];
  const { leftOut, records } = await readEvents(list);
  expect(leftOut).toEqual([{ code: 'openlineage-earlier-run', record: 'n j 2', line: 1 }]);
  expect(records).toBe(2);
  expect((await readEvents(list, { runs: 'all' })).leftOut).toEqual([]);
});

test('a job that reads only what it writes makes an edge if it says so of a column', async () => {
  const self = (facets: JsonObject) =>
    readEvents([event({ inputs: [hive('c')], outputs: [hive('c', facets)] })]);
  expect((await self({})).lineage.units).toEqual([]);
  const { lineage } = await self(columnsOf('c'));
  expect(lineage.units[0]?.edges).toHaveLength(1);
});

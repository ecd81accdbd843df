import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { DbtOptions } from '../../../../src/import/foreign/dbt/dbt-names.js';
import { readInfoSchema } from '../../../../src/import/foreign/dbt/info-schema.js';
import { readDbt } from '../../../../src/import/foreign/dbt/read-dbt.js';
import type { Json } from '../../../../src/model/json.js';
import { campaignRows } from '../../../campaigns/campaign.js';
import { expectRefusal, expectSound } from '../../../support/import/expect-sound.js';
import {
  type ColumnRow,
  type LineageRow,
  lineageColumns,
  nodeColumns,
  tableOf,
} from '../../../support/import/info-schema-tables.js';
import { readingText } from '../../../support/import/reading-text.js';

const fixture = (name: string) => readFileSync(new URL(`fixtures/${name}`, import.meta.url));
const textOf = (name: string) => ({ text: fixture(name).toString(), shownAs: name });
const defaults: DbtOptions = {
  urns: 'warehouse',
  env: 'PROD',
  case: 'auto',
  useIdentifiers: false,
};

/**
 * Tables of the project of the fixtures: the rows of each kind, and the columns of some nodes. DuckDB
 * wrote the first and Arrow the second, compressed by zstd, since dbt writes with both of them.
 */
const tables = () =>
  readInfoSchema(
    { bytes: fixture('info_schema/v1/dbt.column_lineage.parquet'), shownAs: 'lineage' },
    { bytes: fixture('info_schema/v1/dbt.node_columns.parquet'), shownAs: 'columns' },
  );

test.each<readonly [string, Partial<DbtOptions>]>([
  ['warehouse-info-schema', {}],
  ['warehouse-indirect', { indirect: true }],
  ['dbt-info-schema', { urns: 'dbt', indirect: true, case: 'keep' }],
])('the tables of the fixtures are read as %s', async (name, options) => {
  const reading = readDbt({
    manifest: textOf('manifest.json'),
    infoSchema: await tables(),
    options: { ...defaults, ...options },
  });
  await expect(readingText(reading)).toMatchFileSnapshot(`fixtures/${name}.txt`);
});

/** Reads a project of two models and a source, with tables that the writer of the tests makes. */
async function read(rows: readonly LineageRow[], columns: readonly ColumnRow[] = [], more = {}) {
  const infoSchema = await readInfoSchema(
    { bytes: tableOf(lineageColumns(rows)), shownAs: 'l.parquet' },
    { bytes: tableOf(nodeColumns(columns)), shownAs: 'c.parquet' },
  );
  const node = (name: string, materialized: string, ...nodes: readonly string[]): Json => {
    const place = { database: 'db', schema: 's', name, config: { materialized } };
    return { ...place, depends_on: { nodes } };
  };
  const manifest = {
    metadata: { adapter_type: 'postgres' },
    nodes: {
      'model.p.a': node('a', 'table', 'model.p.e', 'source.p.s'),
      'model.p.e': node('e', 'ephemeral', 'model.p.f'),
      'model.p.f': node('f', 'ephemeral', 'source.p.s', 'model.p.e'),
    },
    sources: { 'source.p.s': node('s', 'table') },
  };
  return readDbt({
    manifest: { text: JSON.stringify(manifest), shownAs: 'm.json' },
    infoSchema,
    options: { ...defaults, ...more },
  });
}

const [A, E, F, S] = ['model.p.a', 'model.p.e', 'model.p.f', 'source.p.s'];

/** Shows the pairs of the model `a` with the source, and what was left out. */
const shown = ({ lineage, leftOut }: ReturnType<typeof readDbt>) => [
  ...lineage.units.flatMap(({ pairs }) =>
    pairs.map(({ downstreamColumn, upstream, transform = 'copy', confidence }) =>
      [downstreamColumn, upstream.column, transform, confidence].join(' '),
    ),
  ),
  ...leftOut.map(({ code, record }) => `${code} ${record}`),
];

test.each<readonly [string, string, string, string]>([
  ['copy', 'copy', 'copy', 'x y copy 1'],
  ['mod', 'copy', 'copy', 'x y DIRECT:TRANSFORMATION 1'],
  ['copy', 'mod', 'copy', 'x y DIRECT:TRANSFORMATION 1'],
  ['mod', 'copy', 'scan', 'x y INDIRECT 0.5'],
  ['scan', 'mod', 'copy', 'x y INDIRECT 0.5'],
  ['copy', 'later', 'scan', 'dbt-columns-unclear model.p.a.x <- source.p.s.y'],
])('the steps %s, %s and %s through ephemeral models are one', async (one, two, three, result) => {
  const rows: readonly LineageRow[] = [
    [[A, 'x'], [E, 'X1'], one],
    [[E, 'x1'], [F, 'X2'], two],
    [[F, 'x2'], [S, 'y'], three],
  ];
  expect(shown(await read(rows, [], { indirect: true }))).toEqual([result]);
});

test('ephemeral models that read each other end, and what is behind both ways counts once', async () => {
  const circle: readonly LineageRow[] = [
    [[A, 'x'], [E, 'x'], 'copy'],
    [[E, 'x'], [F, 'x'], 'copy'],
    [[F, 'x'], [E, 'x'], 'copy'],
  ];
  expect(shown(await read(circle))).toEqual(['dbt-columns-unclear model.p.a.x <- model.p.e.x']);
  const both = await read([...circle, [[E, 'x'], [S, 'x'], 'copy'], [[F, 'x'], [S, 'x'], 'copy']]);
  expect(shown(both)).toEqual(['x x copy 1']);
  expect(both.records).toBe(5);
});

test('of two rows about one pair, a direct one counts, and one that computes before a copy', async () => {
  const row = (evolution: string): LineageRow => [[A, 'x'], [S, 'y'], evolution];
  const all = await read(['scan', 'copy', 'mod'].map(row), [], { indirect: true });
  expect(shown(all)).toEqual(['x y DIRECT:TRANSFORMATION 1']);
  expect(shown(await read([row('scan')]))).toEqual([
    'dbt-columns-indirect model.p.a.x <- source.p.s.y',
  ]);
});

test('columns are spelled as the table of columns lists them, if dbt found them out', async () => {
  const rows: readonly LineageRow[] = [
    [[A, 'ID'], [S, 'Id'], 'copy'],
    [[A, 'id'], [S, 'NAME'], 'copy'],
    [[A, 'bad\u0007'], [S, 'NAME'], 'copy'],
    [[A, null], [S, 'NAME'], 'copy'],
  ];
  const columns: readonly ColumnRow[] = [
    [A, 'Id', 'TEXT'],
    [A, 'id', null],
    [A, '', 'TEXT'],
    [S, 'id', null],
    [S, 'name', null],
  ];
  expect(shown(await read(rows, columns))).toEqual([
    'Id Id copy 1',
    'id NAME copy 1',
    'dbt-columns-unclear model.p.a.bad\u0007 <- source.p.s.NAME',
    'dbt-columns-unclear model.p.a. <- source.p.s.NAME',
  ]);
});

test('a model that the tables do not mention is counted, and rows of a source and of tests', async () => {
  const reading = await read([
    [[S, 'x'], [A, 'x'], 'copy'],
    [['unit_test.p.a.one', 'x'], [A, 'x'], 'copy'],
    [['model.gone', 'x'], [A, 'x'], 'copy'],
  ]);
  expect(shown(reading)).toEqual([
    'dbt-columns-unclear model.p.a',
    'dbt-columns-without-edge source.p.s.x <- model.p.a.x',
    'dbt-columns-without-edge model.gone.x <- model.p.a.x',
  ]);
});

const oneRow = lineageColumns([[[A, 'x'], [S, 'y'], 'copy']]);
const plain = tableOf(oneRow, { codec: 'UNCOMPRESSED' });
const cut = Buffer.from(plain).fill(255, 4, 40);
const ids = oneRow.map((column) =>
  column.name === 'evolution' ? { name: 'evolution', data: [7], type: 'INT32' as const } : column,
);
const version = (value: string) => ({ kvMetadata: [{ key: 'dbt:info-schema-version', value }] });

test.each<readonly [string, Uint8Array, string]>([
  ['another version', tableOf(oneRow, version('2')), 'has version 2 of the information schema'],
  ['a missing column', tableOf(oneRow.slice(0, 4)), ': the column "evolution" is missing'],
  ['numbers', tableOf(ids), ': the column "evolution" holds no texts'],
  ['no Parquet', Buffer.from('{"nodes": {}}'), 'is not readable as Parquet: parquet file invalid'],
  ['nothing', Buffer.of(), 'is not readable as Parquet: parquet file is too short'],
  ['broken bytes', cut, ': the column "parent_node_unique_id" is not readable as Parquet'],
])('a table with %s is refused by file and column', async (_what, bytes, message) => {
  await expect(readInfoSchema({ bytes, shownAs: 'l.parquet' }, undefined)).rejects.toMatchObject({
    codeName: 'dbt-file-malformed',
    message: expect.stringContaining(`l.parquet${message.startsWith(':') ? '' : ' '}${message}`),
    hint: expect.stringContaining('--generate-info-schema --static-analysis strict'),
  });
});

test('a table without a stated version is read', async () => {
  const bytes = tableOf(oneRow, { kvMetadata: [] });
  const { edges } = await readInfoSchema({ bytes, shownAs: 'l.parquet' }, undefined);
  expect(edges).toHaveLength(1);
});

test('a table with a changed byte anywhere is read or refused', async () => {
  const whole = fixture('info_schema/v1/dbt.column_lineage.parquet');
  const changed = [...whole.keys()].map((at) => {
    const bytes = Buffer.from(whole);
    bytes.writeUInt8(255 - whole.readUInt8(at), at);
    return bytes;
  });
  for (const bytes of campaignRows(changed, 150))
    await readInfoSchema({ bytes, shownAs: 'l.parquet' }, undefined).then(
      ({ edges }) =>
        expectSound([], () =>
          readDbt({
            manifest: textOf('manifest.json'),
            infoSchema: { edges, columns: new Map() },
            options: defaults,
          }),
        ),
      (error) => expectRefusal(['dbt-file-malformed'], error),
    );
});

import { expect, test } from 'vitest';
import { catalogWith } from '../support/cli/catalog-with.js';
import { runCli } from '../support/cli/run-cli.js';
import { stackFolder } from '../support/cli/stack-folder.js';
import { fieldOf } from '../support/model/lineage-builders.js';
import { urnOf } from '../support/model/state-builders.js';

const [orders, raw] = [urnOf('orders'), urnOf('raw')];

function schemaOf(columns: readonly string[]): object {
  const fields = columns.map((fieldPath) => ({
    fieldPath,
    type: { type: { 'com.linkedin.schema.StringType': {} } },
    nativeDataType: 'text',
  }));
  const platformSchema = { 'com.linkedin.schema.Schemaless': {} };
  const head = { schemaName: 's', platform: 'urn:li:dataPlatform:snowflake', version: 0, hash: '' };
  return { value: { ...head, platformSchema, fields } };
}

function record(downstream: string, upstream: string): object {
  return {
    upstreamType: 'FIELD_SET',
    downstreamType: 'FIELD',
    upstreams: [fieldOf(`raw.${upstream}`)],
    downstreams: [fieldOf(`orders.${downstream}`)],
  };
}

/** The manifest of a person, with this text below `columns`. */
const manifest = (columns: string) => `version: 1
datasets:
  raw: {urn: "${raw}"}
  orders: {urn: "${orders}"}
lineage:
  - downstream: orders
    upstreams: [raw]
    columns:
      ${columns}
`;

async function shop(columns: string) {
  const catalog = await catalogWith([]);
  const value = {
    upstreams: [{ dataset: raw, type: 'TRANSFORMED' }],
    fineGrainedLineages: [
      record('id', 'id'),
      record('Day', 'day'),
      record('note', 'note'),
      record('total', 'amount'),
    ],
  };
  await catalog.post('/openapi/v3/entity/dataset?async=false', [
    { urn: raw, schemaMetadata: schemaOf(['id', 'day', 'note', 'amount']) },
    {
      urn: orders,
      schemaMetadata: schemaOf(['id', 'Day', 'note', 'total']),
      upstreamLineage: { value },
    },
  ]);
  const { path: cwd } = await stackFolder({ 'lineage/shop.yaml': manifest(columns) });
  const env = { DATAHUB_GMS_URL: catalog.url };
  return async (...args: readonly string[]) => {
    const done = await runCli(args, { cwd, env });
    expect(`${done.code} ${done.stdout}${done.stderr}`).toMatch(/^0 /);
    return done.stdout;
  };
}

async function newIn(
  run: Awaited<ReturnType<typeof shop>>,
  ...flags: readonly string[]
): Promise<object> {
  const report = JSON.parse(await run('import', 'catalog', ...flags, '--format', 'json'));
  return report.counts;
}

test.each([
  ['every column that both have', '"*": raw.*', 1],
  ['all but one', '"*": {from: raw.*, except: [note]}', 2],
  ['a column of its own', '{"*": raw.*, note: raw.id}', 2],
  ['another confidence', '"*": {from: raw.*, confidence: 0.5}', 4],
  ['another transform', '"*": {from: raw.*, transform: copy}', 4],
])('what a wildcard declares is not new: %s', async (_what, columns, added) => {
  const run = await shop(columns);
  expect(await newIn(run)).toMatchObject({ new: added, removed: 0 });
  expect(await newIn(run)).toMatchObject({ new: 0, updated: 0, removed: 0 });
});

test('a wildcard that an import wrote stays when a later one lists columns', async () => {
  const run = await shop('total: raw.amount');
  expect(await newIn(run, '--columns', 'star')).toMatchObject({ new: 1 });
  expect(await newIn(run)).toMatchObject({ new: 0, removed: 0 });
});

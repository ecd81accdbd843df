import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shop } from '../support/cli/import-shop.js';
import { lineageColumns, tableOf } from '../support/import/info-schema-tables.js';

describe('headwater import datahub-lineage-file', () => {
  const entry = (upstreams: string) =>
    `version: 1\nlineage:\n  - entity: {name: a, type: dataset, platform: kafka}\n    upstream: ${upstreams}\n`;
  const upstream = '[{entity: {name: b, type: dataset, platform: kafka}}]';

  it('reads the file that a recipe names, and standard input', async () => {
    const { run, pipe, read } = await shop({
      'recipe.yml': 'source:\n  type: datahub-lineage-file\n  config: {file: l.yml}\n',
      'l.yml': entry(upstream),
    });
    expect((await run('datahub-lineage-file', 'recipe.yml')).code).toBe(0);
    expect(await read('lineage/kafka.yaml')).toContain('- downstream: a\n    upstreams: [b]\n');
    const { stdout } = await pipe(entry('[]'), 'datahub-lineage-file', '-');
    expect(stdout).toContain('~ lineage/kafka.yaml  -1 edges');
  });
});

describe('headwater import dbt', () => {
  it('tells what is missing', async () => {
    const { run, pipe } = await shop();
    const { code, stderr } = await run('dbt');
    expect({ code, stderr }).toEqual({
      code: 64,
      stderr: expect.stringMatching(
        /target\/manifest\.json does not exist\n {2}= run "dbt compile" in the dbt project/,
      ),
    });
    expect(await pipe('{', 'dbt', '--manifest', '-')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('HW2510'),
    });
  });

  const node = (name: string, ...nodes: readonly string[]) => ({
    ...{ schema: 's', name },
    depends_on: { nodes },
  });
  const manifest = JSON.stringify({
    metadata: { adapter_type: 'postgres' },
    nodes: { 'model.p.a': node('a', 'model.p.b'), 'model.p.b': node('b') },
  });
  const table = lineageColumns([
    [['model.p.a', 'total'], ['model.p.b', 'amount'], 'mod'],
    [['model.p.a', 'total'], ['model.p.b', 'day'], 'scan'],
  ]);
  const dbtShop = async (folder?: string, columnData = table) => {
    const made = await shop({ 'target/manifest.json': manifest });
    if (folder === undefined) return made;
    await mkdir(join(made.path, folder), { recursive: true });
    const file = join(made.path, folder, 'dbt.column_lineage.parquet');
    await writeFile(file, tableOf(columnData));
    return made;
  };
  const FILE = 'lineage/postgres/s.yaml';

  it('finds the column lineage of dbt 2 beside the manifest', async () => {
    const { run, read } = await dbtShop('target/info_schema/v1');
    const { code, stdout } = await run('dbt');
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: expect.stringContaining('Left out: 1 indirect column (HW2535)'),
    });
    const text = await read(FILE);
    expect(text).toContain('total: {from: b.amount, transform: "DIRECT:TRANSFORMATION"}');
    expect(text).not.toContain('day');
    expect((await run('dbt', '--indirect')).code).toBe(0);
    expect(await read(FILE)).toContain('{from: b.day, transform: INDIRECT, confidence: 0.5}');
    expect((await run('dbt', '--columns', 'none')).stdout).toContain('-2 columns');
  });

  it.each(['dbt info', 'dbt info/v1'])(
    'reads the tables in a stated folder, from %s',
    async (folder) => {
      const { run, read } = await dbtShop(folder);
      const { code, stdout } = await run('dbt', '--info-schema', 'dbt info');
      expect({ code, stdout }).toMatchObject({ code: 0 });
      expect(await read(FILE)).toContain("headwater import dbt --info-schema 'dbt info'");
      expect(await read(FILE)).toContain('b.amount');
    },
  );

  it('says how dbt writes its column lineage if it did not', async () => {
    const { run, pipe } = await dbtShop();
    const how =
      'dbt 2 writes it with "dbt compile --generate-info-schema --static-analysis strict"';
    const missing = 'target/info_schema/v1/dbt.column_lineage.parquet does not exist';
    const { code, stdout } = await run('dbt');
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining('HW2517') });
    expect(stdout).toContain(`no column lineage, since ${missing}: ${how}`);
    expect(stdout).toContain('; or take the columns from the compiled code with --columns sql');
    expect((await run('dbt', '--columns', 'none')).stdout).not.toContain('HW2517');
    expect((await pipe(manifest, 'dbt', '--manifest', '-')).stdout).not.toContain('HW2517');
    const empty = await (await dbtShop('target/info_schema/v1', lineageColumns([]))).run('dbt');
    expect({ code: empty.code, stdout: empty.stdout }).toEqual({
      code: 0,
      stdout: expect.stringContaining('dbt.column_lineage.parquet has no rows'),
    });
  });

  it('takes columns from compiled code by a Python with the parser', async () => {
    const { run } = await dbtShop();
    const { code, stdout } = await run('dbt', '--columns', 'sql', '--python', 'no-python');
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: expect.stringContaining(
        'no model of the manifest has compiled code: run "dbt compile", and import again',
      ),
    });
    const coded = JSON.parse(manifest);
    coded.nodes['model.p.a'].compiled_code = 'select 1';
    coded.nodes['model.p.a'].original_file_path = 'models/a.sql';
    const { run: runCoded } = await shop({ 'target/manifest.json': JSON.stringify(coded) });
    expect(await runCoded('dbt', '--columns', 'sql', '--python', 'no-python')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/HW2560.*no-python/s),
    });
    expect(await run('dbt', '--python', 'no-python')).toMatchObject({
      code: 64,
      stderr: expect.stringContaining('add --columns sql'),
    });
  });

  it('refuses a stated folder that it cannot use', async () => {
    const { run } = await dbtShop();
    expect(await run('dbt', '--info-schema', 'other')).toMatchObject({
      code: 64,
      stderr: expect.stringMatching(
        /other\/v1\/dbt\.column_lineage\.parquet does not exist\n {2}= dbt 2/,
      ),
    });
    expect(await run('dbt', '--info-schema', 'other', '--columns', 'star')).toMatchObject({
      code: 64,
      stderr: expect.stringContaining('leave out one of them'),
    });
    const broken = await dbtShop('target/info_schema/v1', table.slice(1));
    expect(await broken.run('dbt')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('the column "parent_node_unique_id" is missing'),
    });
  });
});

describe('headwater import openlineage', () => {
  it('takes namespaces as the settings name them', async () => {
    const dataset = (namespace: string, name: string) => ({ namespace, name });
    const event = (inputs: readonly object[]) =>
      JSON.stringify({
        eventType: 'COMPLETE',
        run: { runId: 'r' },
        job: { namespace: 'n', name: 'j' },
        inputs,
        outputs: [dataset('warehouse-eu', 'shop.orders')],
      });
    const { run, read, write } = await shop({
      'e.json': event([dataset('postgres://legacy-1', 'Raw.Orders'), dataset('lake', 'x')]),
    });
    const unknown = await run('openlineage', 'e.json');
    expect(unknown.stdout).toContain('unknown namespace');
    await write(
      'headwater.yaml',
      `version: 1
stack: shop
imports:
  openlineage:
    namespaces:
      warehouse*: {platform: snowflake, platformInstance: eu}
      "postgres:*": {platform: mssql, env: DEV}
      lake: false
`,
    );
    const { code, stdout } = await run('openlineage', 'e.json');
    expect({ code, stdout }).toMatchObject({ code: 0 });
    expect(stdout).toContain('HW2525');
    expect(await read('lineage/snowflake/eu.shop.yaml')).toContain('name: eu.shop.orders');
    expect(await read('lineage/mssql/raw.dev.yaml')).toContain('name: Raw.Orders');
  });
});

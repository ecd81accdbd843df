import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lineage, plannedShop, type Shop, shop } from '../support/cli/saved-plan-shop.js';
import { urnOf } from '../support/model/state-builders.js';

/** Another writer sets the lineage of a dataset. */
async function ingest(
  { catalog }: Shop,
  name: string,
  ...upstreams: readonly string[]
): Promise<void> {
  const value = {
    upstreams: upstreams.map((one) => ({
      dataset: urnOf(one),
      type: 'TRANSFORMED',
      auditStamp: { time: 1, actor: 'urn:li:corpuser:etl' },
    })),
  };
  await catalog.post('/openapi/v3/entity/dataset?async=false', [
    { urn: urnOf(name), upstreamLineage: { value } },
  ]);
}

describe('plan --out', () => {
  it('saves the document that --format json prints, readable by its owner only, and nothing else', async () => {
    const { run, path } = await shop();
    const { stdout } = await run('plan', '--format', 'json', '--out', 'p.json');
    expect(await readFile(join(path, 'p.json'), 'utf8')).toBe(stdout);
    expect((await stat(join(path, 'p.json'))).mode & 0o777).toBe(0o600);
    expect((await readdir(path)).sort()).toEqual(['headwater.yaml', 'lineage', 'p.json']);
    expect((await run('show', 'p.json', '--format', 'json')).stdout).toBe(stdout);
    expect((await run('show', 'p.json')).stdout).toBe(
      (await run('plan')).stdout.replace(/^Next: .*\n/m, ''),
    );
  });

  it('saves a plan that cannot be applied and a plan that a guard refuses; apply refuses both', async () => {
    const { run, write, catalog } = await plannedShop();
    await run('apply', 'p.json');
    await write('lineage/a.yaml', `${lineage}  - {downstream: fx, upstreams: [gone]}\n`);
    await write(
      'lineage/b.yaml',
      'version: 1\ndatasets: {gone: {name: gone, platform: snowflake, env: PROD}}\n',
    );
    expect(await run('plan', '--out', 'p.json')).toMatchObject({ code: 1 });
    const { writes } = catalog.requests();
    const broken = await run('apply', 'p.json');
    expect(broken).toMatchObject({ code: 1 });
    expect(broken.stdout).toMatch(/\nCannot be applied: 1 error\. Nothing was written\.\n$/);
    await write('lineage/a.yaml', 'version: 1\nlineage: []\n');
    await write('lineage/b.yaml', 'version: 1\n');
    expect(await run('plan', '--out', 'p.json')).toMatchObject({ code: 3 });
    expect(await run('apply', 'p.json', '--allow', 'empty-desired', '--reason', 'r')).toMatchObject(
      { code: 3 },
    );
    expect(catalog.requests().writes).toBe(writes);
  });

  it('names the file that could not be written, and creates no file', async () => {
    const { run, path } = await shop();
    const failed = await run('plan', '--out', 'nowhere/p.json');
    expect(failed).toMatchObject({ code: 1 });
    expect(failed.stderr).toContain('HW5009');
    expect(failed.stdout).toContain('Plan: 3 to add');
    expect(await run('plan', '--out', 'lineage')).toMatchObject({ code: 1 });
    expect((await readdir(path)).sort()).toEqual(['headwater.yaml', 'lineage']);
  });
});

describe('apply PLAN', () => {
  it('applies without a question, and has nothing to do the second time', async () => {
    const { run, upstreams, catalog } = await plannedShop();
    const first = await run('apply', 'p.json');
    expect(first).toMatchObject({ code: 0 });
    expect(first.stdout.split('\n').at(-2)).toBe(
      'Applied and verified: 3 added, 0 changed, 0 removed across 2 datasets.',
    );
    expect(first.stdout).not.toContain('HW5016');
    expect(await upstreams('orders')).toEqual(['fx', 'raw']);
    const { writes } = catalog.requests();
    const second = await run('apply', 'p.json');
    expect(second).toMatchObject({ code: 0 });
    expect(second.stdout.split('\n').at(-2)).toBe('No changes.');
    expect(catalog.requests().writes).toBe(writes);
  });

  it('writes nothing with --dry-run', async () => {
    const { run, catalog } = await plannedShop();
    const { writes } = catalog.requests();
    expect(await run('apply', 'p.json', '--dry-run')).toMatchObject({ code: 0 });
    expect(catalog.requests().writes).toBe(writes);
  });

  it('refuses a change that a manifest declares only since the plan was saved', async () => {
    const { run, write, catalog } = await plannedShop();
    await write(
      'lineage/a.yaml',
      lineage.replace('upstreams: [orders]', 'upstreams: [orders, fx]'),
    );
    const { writes } = catalog.requests();
    const refused = await run('apply', 'p.json');
    expect(refused).toMatchObject({ code: 4 });
    expect(refused.stdout).toContain('HW5008');
    expect(refused.stdout).toContain(
      '! create mart <- fx: was not approved, and lineage/a.yaml changed since',
    );
    const json = JSON.parse((await run('apply', 'p.json', '--format', 'json')).stdout) as {
      result: string;
      beyond: readonly unknown[];
    };
    expect(json).toMatchObject({
      result: 'stale',
      beyond: [{ change: { address: 'mart <- fx' } }],
    });
    expect(catalog.requests().writes).toBe(writes);
  });

  it('refuses a removal that was not approved', async () => {
    const one = await plannedShop();
    await one.run('apply', 'p.json');
    expect(await one.run('plan', '--out', 'p.json')).toMatchObject({ code: 0 });
    await one.write('lineage/a.yaml', lineage.replace('[raw, fx]', '[raw]'));
    expect(await one.run('apply', 'p.json')).toMatchObject({ code: 4 });
    expect(await one.upstreams('orders')).toEqual(['fx', 'raw']);
  });

  it('holds back a change that comes from the catalog, names it, and writes the rest of the same dataset', async () => {
    const one = await shop();
    await ingest(one, 'orders', 'fx');
    await one.run('plan', '--out', 'p.json');
    await ingest(one, 'orders');
    const applied = await one.run('apply', 'p.json');
    expect(applied).toMatchObject({ code: 0 });
    expect(applied.stdout).toContain('Held back');
    expect(applied.stdout).toMatch(/\norders .*\n {2}\+ <- fx/);
    expect(await one.upstreams('orders')).toEqual(['raw']);
    const again = await one.run('apply', 'p.json');
    expect(again).toMatchObject({ code: 0 });
    expect(again.stdout.split('\n').at(-2)).toBe(
      'Nothing was written: nothing else is left to do, and 1 change was held back.',
    );
    const json = JSON.parse(
      (await one.run('apply', 'p.json', '--format', 'json')).stdout,
    ) as object;
    expect(json).toMatchObject({
      result: 'nothing-to-do',
      heldBack: [{ address: 'orders <- fx' }],
    });
  });

  it('does not create an edge that another writer has created since', async () => {
    const one = await plannedShop();
    await ingest(one, 'mart', 'orders');
    expect(await one.run('apply', 'p.json')).toMatchObject({ code: 0 });
    expect((await one.catalog.lineageOf(urnOf('mart')))?.version).toBe('1');
  });

  it('holds back a column that "*" matches only now', async () => {
    const one = await shop();
    const columnsBecame = async (name: string, ...columns: readonly string[]) => {
      const fields = columns.map((fieldPath) => ({
        fieldPath,
        type: { type: { 'com.linkedin.schema.StringType': {} } },
        nativeDataType: 't',
      }));
      const value = {
        schemaName: name,
        platform: 'urn:li:dataPlatform:snowflake',
        version: 0,
        hash: '',
        platformSchema: { 'com.linkedin.schema.Schemaless': {} },
        fields,
      };
      await one.catalog.post('/openapi/v3/entity/dataset?async=false', [
        { urn: urnOf(name), schemaMetadata: { value } },
      ]);
    };
    for (const name of ['raw', 'orders']) await columnsBecame(name, 'id');
    await one.write(
      'lineage/a.yaml',
      'version: 1\nlineage:\n  - {downstream: orders, upstreams: [raw], columns: {"*": raw.*}}\n',
    );
    await one.run('plan', '--out', 'p.json');
    for (const name of ['raw', 'orders']) await columnsBecame(name, 'id', 'late');
    const applied = await one.run('apply', 'p.json');
    expect(applied, applied.stdout).toMatchObject({ code: 0 });
    expect(applied.stdout).toMatch(/ {4}<- raw\n {6}\+ late {2}same name/);
    expect((await one.catalog.lineageOf(urnOf('orders')))?.value.fineGrainedLineages).toHaveLength(
      1,
    );
  });

  it('takes no allowance from the file', async () => {
    const { run, write, catalog } = await plannedShop();
    await run('apply', 'p.json');
    await write('lineage/a.yaml', 'version: 1\nlineage: []\n');
    const allow = ['--allow', 'empty-desired', '--reason', 'closed'];
    expect(await run('plan', '--out', 'p.json', ...allow)).toMatchObject({ code: 0 });
    const { writes } = catalog.requests();
    expect(await run('apply', 'p.json')).toMatchObject({ code: 3 });
    expect(catalog.requests().writes).toBe(writes);
    expect(await run('apply', 'p.json', ...allow)).toMatchObject({ code: 0 });
  });
});

import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { prettyCanonicalJson } from '../../src/plan/canonical-json.js';
import { effectDigest } from '../../src/plan/effect-digest.js';
import type { Plan } from '../../src/plan/plan.js';
import { type CliRun, runCli } from '../support/run-cli.js';
import { lineage, plannedShop, type Shop, settings, shop } from '../support/saved-plan-shop.js';
import { urnOf } from '../support/state-builders.js';

/** Another writer sets the lineage of a dataset. */
async function ingest({ catalog }: Shop, name: string, ...upstreams: readonly string[]): Promise<void> {
  const value = {
    upstreams: upstreams.map((one) => ({
      dataset: urnOf(one),
      type: 'TRANSFORMED',
      auditStamp: { time: 1, actor: 'urn:li:corpuser:etl' },
    })),
  };
  await catalog.post('/openapi/v3/entity/dataset?async=false', [{ urn: urnOf(name), upstreamLineage: { value } }]);
}

describe('plan --out', () => {
  it('saves what --format json prints, for its owner alone, and nothing else', async () => {
    const { run, path } = await shop();
    const { stdout } = await run('plan', '--format', 'json', '--out', 'p.json');
    expect(await readFile(join(path, 'p.json'), 'utf8')).toBe(stdout);
    expect((await stat(join(path, 'p.json'))).mode & 0o777).toBe(0o600);
    expect((await readdir(path)).sort()).toEqual(['headwater.yaml', 'lineage', 'p.json']);
    expect((await run('show', 'p.json', '--format', 'json')).stdout).toBe(stdout);
    expect((await run('show', 'p.json')).stdout).toBe((await run('plan')).stdout);
  });

  it('saves a plan that cannot be applied, and one that a guard refuses, and apply refuses both', async () => {
    const { run, write, catalog } = await plannedShop();
    await run('apply', 'p.json');
    await write('lineage/a.yaml', `${lineage}  - {downstream: fx, upstreams: [gone]}\n`);
    await write('lineage/b.yaml', 'version: 1\ndatasets: {gone: {name: gone, platform: snowflake, env: PROD}}\n');
    expect(await run('plan', '--out', 'p.json')).toMatchObject({ code: 1 });
    const { writes } = catalog.requests();
    const broken = await run('apply', 'p.json');
    expect(broken).toMatchObject({ code: 1 });
    expect(broken.stdout.split('\n').at(-2)).toBe('Nothing was written.');
    await write('lineage/a.yaml', 'version: 1\nlineage: []\n');
    await write('lineage/b.yaml', 'version: 1\n');
    expect(await run('plan', '--out', 'p.json')).toMatchObject({ code: 3 });
    expect(await run('apply', 'p.json', '--allow', 'empty-desired', '--reason', 'r')).toMatchObject({ code: 3 });
    expect(catalog.requests().writes).toBe(writes);
  });

  it('says what could not be written, and leaves nothing', async () => {
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
  it('applies without a question, and once more as a no-op', async () => {
    const { run, upstreams, catalog } = await plannedShop();
    const first = await run('apply', 'p.json');
    expect(first).toMatchObject({ code: 0 });
    expect(first.stdout.split('\n').at(-2)).toBe('Applied and verified: 3 added, 0 changed, 0 removed across 2 datasets.');
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

  it('refuses what a manifest asks for only since', async () => {
    const { run, write, catalog } = await plannedShop();
    await write('lineage/a.yaml', lineage.replace('upstreams: [orders]', 'upstreams: [orders, fx]'));
    const { writes } = catalog.requests();
    const refused = await run('apply', 'p.json');
    expect(refused).toMatchObject({ code: 4 });
    expect(refused.stdout).toContain('HW5008');
    expect(refused.stdout).toContain('! create mart <- fx: was not approved, and lineage/a.yaml changed since');
    const json = JSON.parse((await run('apply', 'p.json', '--format', 'json')).stdout) as { result: string; beyond: readonly unknown[] };
    expect(json).toMatchObject({ result: 'stale', beyond: [{ change: { address: 'mart <- fx' } }] });
    expect(catalog.requests().writes).toBe(writes);
  });

  it('refuses a removal that nobody approved', async () => {
    const one = await plannedShop();
    await one.run('apply', 'p.json');
    expect(await one.run('plan', '--out', 'p.json')).toMatchObject({ code: 0 });
    await one.write('lineage/a.yaml', lineage.replace('[raw, fx]', '[raw]'));
    expect(await one.run('apply', 'p.json')).toMatchObject({ code: 4 });
    expect(await one.upstreams('orders')).toEqual(['fx', 'raw']);
  });

  it('holds back what only the catalog brought, names it, and writes the rest of the same dataset', async () => {
    const one = await shop();
    await ingest(one, 'orders', 'fx');
    await one.run('plan', '--out', 'p.json');
    await ingest(one, 'orders');
    const applied = await one.run('apply', 'p.json');
    expect(applied).toMatchObject({ code: 0 });
    expect(applied.stdout).toContain('Held back');
    expect(applied.stdout).toContain('+ create edge orders <- fx');
    expect(await one.upstreams('orders')).toEqual(['raw']);
    const again = await one.run('apply', 'p.json');
    expect(again).toMatchObject({ code: 0 });
    expect(again.stdout.split('\n').at(-2)).toBe('Nothing was written: nothing else is left to do, and 1 change was held back.');
    const json = JSON.parse((await one.run('apply', 'p.json', '--format', 'json')).stdout) as object;
    expect(json).toMatchObject({ result: 'nothing-to-do', heldBack: [{ address: 'orders <- fx' }] });
  });

  it('makes no edge that somebody else was faster with', async () => {
    const one = await plannedShop();
    await ingest(one, 'mart', 'orders');
    expect(await one.run('apply', 'p.json')).toMatchObject({ code: 0 });
    expect((await one.catalog.lineageOf(urnOf('mart')))?.version).toBe('1');
  });

  it('holds back a column that "*" finds only now', async () => {
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
      await one.catalog.post('/openapi/v3/entity/dataset?async=false', [{ urn: urnOf(name), schemaMetadata: { value } }]);
    };
    for (const name of ['raw', 'orders']) await columnsBecame(name, 'id');
    await one.write('lineage/a.yaml', 'version: 1\nlineage:\n  - {downstream: orders, upstreams: [raw], columns: {"*": raw.*}}\n');
    await one.run('plan', '--out', 'p.json');
    for (const name of ['raw', 'orders']) await columnsBecame(name, 'id', 'late');
    const applied = await one.run('apply', 'p.json');
    expect(applied, applied.stdout).toMatchObject({ code: 0 });
    expect(applied.stdout).toContain('+ create column orders.late <- raw.late');
    expect((await one.catalog.lineageOf(urnOf('orders')))?.value.fineGrainedLineages).toHaveLength(1);
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

describe('a plan made for elsewhere', () => {
  it.each<[string, (one: Shop) => Promise<CliRun>]>([
    [
      'another stack',
      async ({ write, run }) => write('headwater.yaml', settings.replace('shop', 'other')).then(() => run('apply', 'p.json')),
    ],
    ['another target', ({ run }) => run('apply', 'p.json', '--target', 'dev')],
    [
      'another catalog',
      ({ path, catalog }) =>
        runCli(['apply', 'p.json'], { cwd: path, env: { DATAHUB_GMS_URL: catalog.url.replace('127.0.0.1', 'localhost') } }),
    ],
  ])('%s: exit 4 before any request', async (_what, apply) => {
    const one = await plannedShop();
    const before = one.catalog.requests();
    const { code, stdout, stderr } = await apply(one);
    expect(code).toBe(4);
    expect(stdout).toBe('');
    expect(stderr).toContain('HW5007');
    expect(one.catalog.requests()).toEqual(before);
  });
});

describe('what is no plan file', () => {
  const forged = (plan: Plan): Plan => ({ ...plan, digests: { effect: effectDigest(plan) } });
  it.each<[string, (plan: Plan, text: string) => string, string]>([
    ['not JSON', () => 'hello', 'not a JSON object'],
    ['a list', () => '[]', 'not a JSON object'],
    ['cut off', (_, text) => text.slice(0, text.length / 2), 'not a JSON object'],
    ['without a version', () => '{}', 'formatVersion'],
    ['another major', (plan) => JSON.stringify({ ...plan, formatVersion: '2.0' }), '2.0'],
    ['an unknown property', (plan) => JSON.stringify({ ...plan, more: 1 }), 'additional properties'],
    ['a wrong type', (plan) => JSON.stringify({ ...plan, changes: [{}] }), '/changes/0'],
    ['fewer changes', (plan) => JSON.stringify({ ...plan, changes: plan.changes.slice(1) }), 'digest'],
    ['too large', (_, text) => text + ' '.repeat(128_000_000), 'larger than 128 MB'],
    ['a receipt', () => '{"formatVersion":"1.0","events":[]}', 'receipt'],
  ])('%s: exit 64, and nothing is asked', async (_what, make, said) => {
    const { run, path, saved, catalog } = await plannedShop();
    await writeFile(join(path, 'q.json'), make(await saved(), await readFile(join(path, 'p.json'), 'utf8')));
    const before = catalog.requests();
    for (const verb of ['apply', 'show']) {
      const { code, stdout, stderr } = await run(verb, 'q.json');
      expect([code, stdout]).toEqual([64, '']);
      expect(stderr).toContain(said);
    }
    expect(catalog.requests()).toEqual(before);
  });

  it('a file that is not there', async () => {
    const { run } = await shop();
    expect(await run('apply', 'nope.json')).toMatchObject({ code: 64 });
    expect(await run('show')).toMatchObject({ code: 64 });
  });

  it('but a higher minor version with more in it is one', async () => {
    const { run, path, saved, upstreams } = await plannedShop();
    const plan = await saved();
    const later = { ...plan, formatVersion: '1.9', news: [1], target: { ...plan.target, region: 'eu' } };
    await writeFile(join(path, 'q.json'), prettyCanonicalJson(later));
    expect(await run('apply', 'q.json')).toMatchObject({ code: 0 });
    expect(await upstreams('mart')).toEqual(['orders']);
    await writeFile(join(path, 'q.json'), prettyCanonicalJson({ ...later, changes: 5 }));
    expect(await run('show', 'q.json')).toMatchObject({ code: 64 });
  });

  it('a forged one with a right digest writes no more than the manifests say', async () => {
    const { run, path, saved, upstreams } = await plannedShop();
    const plan = await saved();
    const changes = plan.changes.map((change) =>
      change.element === 'edge' && change.upstream === urnOf('raw') ? { ...change, upstream: urnOf('mart') } : change,
    );
    await writeFile(join(path, 'q.json'), prettyCanonicalJson(forged({ ...plan, changes })));
    const applied = await run('apply', 'q.json');
    expect(applied, applied.stdout).toMatchObject({ code: 0 });
    expect(applied.stdout).toContain('Held back');
    expect(await upstreams('orders')).toEqual(['fx']);
  });
});

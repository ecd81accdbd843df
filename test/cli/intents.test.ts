import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogWith, type StockedCatalog } from '../support/cli/catalog-with.js';
import { type CliRun, runCli } from '../support/cli/run-cli.js';
import { stackFolder } from '../support/cli/stack-folder.js';
import { urnOf } from '../support/model/state-builders.js';

const names = `version: 1
defaults: {platform: snowflake, env: PROD}
datasets: {raw: {name: raw}, orders: {name: orders}, mart: {name: mart}}
`;
const lineage =
  'version: 1\nlineage:\n  - {downstream: orders, upstreams: [raw]}\n  - {downstream: mart, upstreams: [orders], protect: true}\n';

interface Shop {
  readonly run: (...args: readonly string[]) => Promise<CliRun>;
  readonly write: (file: string, text: string) => Promise<void>;
  readonly path: string;
  readonly catalog: StockedCatalog;
}

/** A stack that declares `orders <- raw`, which another writer made. */
async function shop(): Promise<Shop> {
  const catalog = await catalogWith(['raw', 'orders', 'mart'].map((name) => urnOf(name)));
  const { path, write } = await stackFolder({
    'lineage/names.yaml': names,
    'lineage/a.yaml': lineage,
  });
  const created = { time: 1, actor: 'urn:li:corpuser:etl' };
  const value = {
    upstreams: [{ dataset: urnOf('raw'), type: 'TRANSFORMED', auditStamp: created, created }],
  };
  await catalog.post('/openapi/v3/entity/dataset?async=false', [
    { urn: urnOf('orders'), upstreamLineage: { value } },
  ]);
  return {
    run: (...args) => runCli(args, { cwd: path, env: { DATAHUB_GMS_URL: catalog.url } }),
    write,
    path,
    catalog,
  };
}

/** Returns the same stack after an apply, with its receipt. */
async function appliedShop(): Promise<Shop & { readonly receipt: string }> {
  const one = await shop();
  expect(await one.run('apply', '--auto-approve')).toMatchObject({ code: 0 });
  const [name = ''] = await readdir(join(one.path, '.headwater/receipts'));
  return { ...one, receipt: `.headwater/receipts/${name}` };
}

const lifted = ['--allow', 'protected', '--reason', 'r'];

describe('adopt, release and rollback', () => {
  it('write nothing to the catalog', async () => {
    const { run, catalog, receipt } = await appliedShop();
    const { writes } = catalog.requests();
    for (const command of [
      ['adopt'],
      ['release', '--select', '*', ...lifted],
      ['rollback', receipt, ...lifted],
    ]) {
      expect(await run(...command, '--out', 'p.json')).toMatchObject({
        code: 0,
        stdout: expect.stringContaining('\nPlan: '),
      });
    }
    expect(catalog.requests().writes).toBe(writes);
  });

  it('name the next command with its arguments, and none when there is nothing to do', async () => {
    const { run, write } = await appliedShop();
    expect(await run('adopt')).toMatchObject({
      code: 0,
      stderr: 'next: add --out FILE to save this plan, then headwater apply FILE\n',
    });
    expect(await run('adopt', '--out', 'p.json')).toMatchObject({
      stderr: 'next: headwater apply p.json\n',
    });
    const again = ', with the same --allow and --reason\n';
    expect(await run('release', '--select', '*', ...lifted)).toMatchObject({
      code: 0,
      stderr: expect.stringContaining(`then headwater apply FILE${again}`),
    });
    expect(await run('release', '--select', '*', '--out', 'p.json', ...lifted)).toMatchObject({
      stderr: `next: headwater apply p.json${again}`,
    });
    expect(await run('adopt', '--quiet')).toMatchObject({ code: 0, stderr: '' });
    expect(await run('release', '--select', '*')).toMatchObject({ code: 3, stderr: '' });
    await write(
      'lineage/a.yaml',
      'version: 1\nlineage:\n  - {downstream: mart, upstreams: [orders], protect: true}\n',
    );
    expect(await run('adopt', '--detailed-exitcode')).toMatchObject({ code: 0, stderr: '' });
  });

  it('need manifests without errors', async () => {
    const { run, write, path, receipt } = await appliedShop();
    await write(
      'lineage/a.yaml',
      'version: 1\nlineage:\n  - {downstream: nobody, upstreams: [raw]}\n',
    );
    for (const command of [['adopt'], ['release', '--select', '*'], ['rollback', receipt]]) {
      expect(await run(...command, '--out', 'p.json')).toMatchObject({
        code: 1,
        stderr: '',
        stdout: expect.stringContaining('Invalid: '),
      });
    }
    expect(await readdir(path)).not.toContain('p.json');
  });

  it('save the document that --format json prints', async () => {
    const { run, path, receipt } = await appliedShop();
    const { stdout } = await run(
      'rollback',
      receipt,
      '--out',
      'p.json',
      '--format',
      'json',
      ...lifted,
    );
    expect(await readFile(join(path, 'p.json'), 'utf8')).toBe(stdout);
    expect(JSON.parse(stdout)).toMatchObject({
      intent: 'rollback',
      source: { receipt: { path: receipt } },
    });
    expect((await run('show', 'p.json')).stdout).toBe(
      (await run('rollback', receipt, ...lifted)).stdout,
    );
  });

  it('search only the datasets that the flags allow', async () => {
    const { run, write } = await appliedShop();
    await write('lineage/names.yaml', names.replace(', mart: {name: mart}', ''));
    await write(
      'lineage/a.yaml',
      'version: 1\nlineage:\n  - {downstream: orders, upstreams: [raw]}\n',
    );
    expect((await run('release', '--select', '*', ...lifted)).stdout).toContain('mart <- ');
    expect(await run('release', '--select', '*', '--discover', 'off', ...lifted)).toMatchObject({
      stdout: expect.stringMatching(/HW3019.*No changes\./s),
    });
  });

  it('name a receipt outside the folder of the settings, and find it again', async () => {
    const { run, path, receipt } = await appliedShop();
    const elsewhere = await stackFolder({
      'kept.json': await readFile(join(path, receipt), 'utf8'),
    });
    expect(
      await run('rollback', join(elsewhere.path, 'kept.json'), '--out', 'p.json', ...lifted),
    ).toMatchObject({ code: 0 });
    expect(await run('apply', 'p.json', ...lifted)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('1 removed'),
    });
  });
});

describe('apply of a saved rollback', () => {
  it('has nothing to do the second time, and reports it as a sync does', async () => {
    const { run, catalog, receipt } = await appliedShop();
    await run('rollback', receipt, '--out', 'p.json', ...lifted);
    expect(await run('apply', 'p.json', ...lifted)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Applied and verified: '),
    });
    const { writes } = catalog.requests();
    const again = await run('apply', 'p.json', ...lifted);
    expect({ code: again.code, last: again.stdout.split('\n').at(-2) }).toEqual({
      code: 0,
      last: 'No changes.',
    });
    expect(catalog.requests().writes).toBe(writes);
  });

  it('needs the same lifted guards as its plan', async () => {
    const { run, catalog, receipt } = await appliedShop();
    await run('rollback', receipt, '--out', 'p.json', ...lifted);
    const { writes } = catalog.requests();
    expect(await run('apply', 'p.json')).toMatchObject({
      code: 3,
      stdout: expect.stringContaining('HW4004'),
    });
    expect(catalog.requests().writes).toBe(writes);
  });
});

describe('usage of adopt, release and rollback', () => {
  it.each([
    [['adopt', 'extra']],
    [['release', '--select', '*', 'extra']],
    [['rollback']],
    [['rollback', 'a.json', 'b.json']],
    [['adopt', '--discover', 'off']],
    [['release', '--select', '*', '--prune', 'off']],
    [['rollback', 'a.json', '--auto-approve']],
    [['release', '--select', '*', '--allow', 'protected']],
    [['rollback', 'nowhere.json']],
  ])('is refused: %j', async (args) => {
    const { run } = await shop();
    expect(await run(...args)).toMatchObject({
      code: 64,
      stdout: '',
      stderr: expect.stringMatching(/./),
    });
  });

  it('tells a plan from a receipt', async () => {
    const { run, receipt } = await appliedShop();
    await run('adopt', '--out', 'p.json');
    expect(await run('rollback', 'p.json')).toMatchObject({
      code: 64,
      stderr: expect.stringContaining('HW5010 p.json is a plan, not a receipt'),
    });
    expect(await run('apply', receipt)).toMatchObject({
      code: 64,
      stderr: expect.stringContaining(`HW5006 ${receipt} is a receipt, not a plan`),
    });
  });
});

describe('show', () => {
  it('shows a complete and an incomplete receipt', async () => {
    const { run, path, receipt } = await appliedShop();
    const text = await readFile(join(path, receipt), 'utf8');
    const whole = await run('show', receipt);
    expect(whole).toMatchObject({
      code: 0,
      stderr: '',
      stdout: expect.stringMatching(/^Headwater receipt of an apply for stack shop\n/),
    });
    expect(whole.stdout).toMatch(/\nmart .*\n {2}\+ <- orders/);
    expect(whole.stdout.split('\n').at(-2)).toBe('Exit code 0. Applied: 1 unit.');
    expect(JSON.parse((await run('show', receipt, '--format', 'json')).stdout)).toEqual(
      JSON.parse(text),
    );
    await writeFile(join(path, 'cut.json'), text.slice(0, text.lastIndexOf('"outcome"')));
    const cut = await run('show', 'cut.json');
    expect(cut).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('cut off before its end'),
    });
    expect(cut.stdout).not.toContain('HW5016');
    expect(cut.stdout.split('\n').at(-2)).toBe(
      'Cut off: 0 units known to be applied; headwater plan shows what is still to do.',
    );
  });

  it.each([
    [
      'damaged',
      (text: string) => text.replace('"event":"before"', '"event":"befor'),
      'HW5010 r.json is damaged in line 2',
    ],
    [
      'of another format',
      (text: string) => text.replace(/"formatVersion":"[0-9.]+"/, '"formatVersion":"9.0"'),
      'HW5010 r.json is a receipt of format 9.0, and this version reads 1.x',
    ],
  ])('names the fault of a file that is %s', async (_what, edit, message) => {
    const { run, path, receipt } = await appliedShop();
    await writeFile(join(path, 'r.json'), edit(await readFile(join(path, receipt), 'utf8')));
    expect(await run('show', 'r.json')).toMatchObject({
      code: 64,
      stdout: '',
      stderr: expect.stringContaining(message),
    });
  });
});

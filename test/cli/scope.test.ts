import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Plan } from '../../src/plan/document/plan.js';
import { catalogWith, type StockedCatalog } from '../support/cli/catalog-with.js';
import { type CliRun, runCli } from '../support/cli/run-cli.js';
import { stackFolder } from '../support/cli/stack-folder.js';
import { urnOf } from '../support/model/state-builders.js';

const names = `version: 1
defaults: {platform: snowflake, env: PROD}
datasets: {raw: {name: raw}, orders: {name: orders}, mart: {name: mart}, fx: {name: fx}}
`;
const orders = '  - {downstream: orders, upstreams: [raw]}\n';
const mart = '  - {downstream: mart, upstreams: [orders]}\n';
const others = '  - {downstream: mart, upstreams: [fx]}\n';
/** A manifest without the other datasets and their short names. */
const remains = `version: 1\ndefaults: {platform: snowflake, env: PROD}\nlineage:\n  - {downstream: {name: last}, upstreams: [{name: fx}]}\n`;

interface Shop {
  readonly run: (...args: readonly string[]) => Promise<CliRun>;
  readonly declare: (text: string) => Promise<void>;
  readonly catalog: StockedCatalog;
  readonly upstreams: (name: string) => Promise<readonly string[]>;
  readonly saved: () => Promise<Plan>;
}

async function shop(lineage: string): Promise<Shop> {
  const catalog = await catalogWith(
    ['raw', 'fx', 'orders', 'mart', 'last'].map((name) => urnOf(name)),
  );
  const { path, write } = await stackFolder({
    'headwater.yaml': 'version: 1\nstack: shop\nrules: {unused-dataset: off}\n',
  });
  await write('lineage/a.yaml', `${names}lineage:\n${lineage}`);
  return {
    run: (...args) => runCli(args, { cwd: path, env: { DATAHUB_GMS_URL: catalog.url } }),
    declare: (text) => write('lineage/a.yaml', text),
    catalog,
    upstreams: async (name) =>
      ((await catalog.lineageOf(urnOf(name)))?.value.upstreams ?? []).map(
        ({ dataset }) => dataset.split(',')[1] ?? '',
      ),
    saved: async () => JSON.parse(await readFile(join(path, 'p.json'), 'utf8')),
  };
}

describe('a plan with a scope', () => {
  it('shows the scope in JSON, and when it is shown again', async () => {
    const { run, saved } = await shop(orders + mart);
    const flags = '--select raw+ --select orders --select raw+ --exclude mart'.split(' ');
    expect(await run('plan', '--out', 'p.json', ...flags)).toMatchObject({ code: 0 });
    expect((await saved()).scope).toEqual({
      select: ['orders', 'raw+'],
      exclude: ['mart'],
      units: 1,
      outside: 1,
    });
    expect((await run('show', 'p.json')).stdout).toContain(
      'scope: orders, raw+, without mart: 1 dataset with lineage; 1 other is left alone\n',
    );
    expect(await run('plan', '--out', 'p.json')).toMatchObject({ code: 0 });
    expect((await saved()).scope).toBeNull();
  });

  it('contains no other dataset', async () => {
    const { run, upstreams } = await shop(orders + mart);
    expect(await run('apply', '--auto-approve', '--select', 'mart')).toMatchObject({ code: 0 });
    expect([await upstreams('mart'), await upstreams('orders')]).toEqual([['orders'], []]);
  });
});

describe('a saved plan with a scope', () => {
  it('is applied within its scope, even if more was declared since', async () => {
    const { run, declare, upstreams } = await shop(orders);
    expect(await run('plan', '--out', 'p.json', '--select', 'orders')).toMatchObject({ code: 0 });
    await declare(`${names}lineage:\n${orders}${others}`);
    expect(await run('apply', 'p.json')).toMatchObject({ code: 0 });
    expect([await upstreams('orders'), await upstreams('mart')]).toEqual([['raw'], []]);
  });

  it('has nothing to do the second time, when its removed datasets are no longer declared', async () => {
    const { run, declare, upstreams } = await shop(orders + mart);
    await run('apply', '--auto-approve');
    await declare(remains);
    const select = ['--select', urnOf('mart'), '--exclude', 'ord?rs'];
    expect(await run('plan', '--out', 'p.json', ...select)).toMatchObject({ code: 0 });
    const first = await run('apply', 'p.json');
    expect(first.stdout).toContain('1 removed');
    expect([await upstreams('mart'), await upstreams('orders')]).toEqual([[], ['raw']]);
    const second = await run('apply', 'p.json');
    expect(second, second.stderr).toMatchObject({ code: 0 });
    expect(second.stdout.split('\n').at(-2)).toBe('No changes.');
    expect(await run('plan', ...select)).toMatchObject({ code: 64 });
  });

  it('is completed after an apply that removed only the mark by which discovery found the rest', async () => {
    const { run, declare, upstreams } = await shop(orders + mart);
    await run('apply', '--auto-approve');
    await declare(remains);
    expect(await run('plan', '--out', 'p.json', '--select', 'raw+')).toMatchObject({ code: 0 });
    await run('apply', '--auto-approve', '--select', 'orders');
    expect([await upstreams('mart'), await upstreams('orders')]).toEqual([['orders'], []]);
    expect(await run('apply', 'p.json')).toMatchObject({ code: 0 });
    expect(await upstreams('mart')).toEqual([]);
    expect(await upstreams('last')).toEqual([]);
  });

  it.each(['--select', '--exclude'])('rejects %s', async (flag) => {
    const { run, catalog } = await shop(orders);
    await run('plan', '--out', 'p.json');
    const before = catalog.requests();
    const { code, stdout, stderr } = await run('apply', 'p.json', flag, 'orders');
    expect([code, stdout]).toEqual([64, '']);
    expect(stderr).toContain('--select and --exclude cannot be given with a saved plan');
    expect(catalog.requests()).toEqual(before);
  });
});

describe('an invalid scope', () => {
  it.each([
    ['an expression without a name', ['--select', '2+'], '"2+" names no dataset'],
    ['an empty expression', ['--exclude', ''], '--exclude: "" names no dataset'],
  ])('%s: exit 64 without a request', async (_what, flags, said) => {
    const { run, catalog } = await shop(orders);
    const before = catalog.requests();
    for (const verb of ['plan', 'apply']) {
      const { code, stdout, stderr } = await run(verb, ...flags);
      expect([code, stdout]).toEqual([64, '']);
      expect(stderr).toContain(said);
    }
    expect(catalog.requests()).toEqual(before);
  });

  it('expressions that match no dataset are rejected', async () => {
    const { run } = await shop(orders);
    const { code, stderr } = await run('plan', '--select', 'orders mart', '--exclude', 'nobody');
    expect(code).toBe(64);
    expect(stderr).toBe(
      'error HW1010 --select "orders mart", --exclude "nobody": no dataset that the manifests name or that the stack owns\n',
    );
  });
});

it('the guard "boundary" cannot be lifted by a flag', async () => {
  const { run } = await shop(orders);
  const { code, stderr } = await run('plan', '--allow', 'boundary', '--reason', 'r');
  expect(code).toBe(64);
  expect(stderr).toContain('There is no guard "boundary".');
});

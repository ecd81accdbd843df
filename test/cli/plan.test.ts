import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import schema from '../../schemas/plan.schema.json' with { type: 'json' };
import type { DatasetUrn } from '../../src/urn/dataset-urn.js';
import { catalogWith } from '../support/cli/catalog-with.js';
import { runCli } from '../support/cli/run-cli.js';
import { stackFolder } from '../support/cli/stack-folder.js';
import { urnOf } from '../support/model/state-builders.js';

const there = ['shop.raw_orders', 'shop.orders'].map((name) => urnOf(name));

const stack = (upstream: string) => `version: 1
defaults: {platform: snowflake, env: PROD}
datasets:
  upstream: {name: ${upstream}}
  orders: {name: shop.orders}
lineage:
  - downstream: orders
    upstreams: [upstream]
`;

describe('a dataset that is missing', () => {
  it.each<[string, DatasetUrn, string, string]>([
    ['exists in another environment', urnOf('shop.fx', { env: 'DEV' }), 'shop.fx', 'DEV'],
    ['is mistyped', urnOf('shop.raw_orders'), 'shop.raw_ordres', 'did you mean "shop.raw_orders"?'],
    [
      'is in other letter case',
      urnOf('SHOP.CUSTOMERS'),
      'shop.customers',
      'it exists as "SHOP.CUSTOMERS", in other letter case',
    ],
    [
      'is in a platform instance',
      urnOf('eu.shop.stock'),
      'shop.stock',
      'it exists as "eu.shop.stock", in another platform instance',
    ],
  ])('is found before any write, with a suggestion: %s', async (_what, meant, written, hint) => {
    const catalog = await catalogWith([...there, meant]);
    const { path } = await stackFolder({ 'lineage/a.yaml': stack(written) });
    const writes = catalog.requests().writes;
    for (const args of [['plan'], ['apply', '--auto-approve']]) {
      const { code, stdout } = await runCli(args, {
        cwd: path,
        env: { DATAHUB_GMS_URL: catalog.url },
      });
      expect(code).toBe(1);
      expect(stdout).toContain('error HW3001');
      expect(stdout).toContain('lineage/a.yaml:4:');
      expect(stdout).toContain(hint);
    }
    expect(catalog.requests().writes).toBe(writes);
  });
});

describe('the plan document', () => {
  const parts = {
    datasets: [
      'raw_orders: {name: shop.raw_orders}',
      'orders: {name: shop.orders}',
      'sheet: {name: sheet, create: true, columns: {a: string}}',
    ],
    lineage: [
      '- {downstream: orders, upstreams: [raw_orders, {dataset: sheet, type: VIEW}]}',
      '- {downstream: sheet, upstreams: [raw_orders]}',
    ],
  };
  const head = 'version: 1\ndefaults: {platform: snowflake, env: PROD}\n';
  const oneFile = {
    'lineage/a.yaml': `${head}datasets:\n  ${parts.datasets.join('\n  ')}\nlineage:\n  ${parts.lineage.join('\n  ')}\n`,
  };
  const shuffled = {
    'lineage/1.yaml': `lineage:\n  ${parts.lineage[1]}\n${head}`,
    'lineage/2.yaml': `datasets:\n  ${[...parts.datasets].reverse().join('\n  ')}\n${head}`,
    'lineage/sub/3.yaml': `${head}lineage:\n- upstreams:\n  - {type: VIEW, dataset: sheet}\n  - dataset: raw_orders\n  downstream: orders\n`,
  };

  it('matches its schema, and does not depend on the order of files and keys, apart from source, places and the digest of both', async () => {
    const catalog = await catalogWith(there);
    const [plain, mixed] = [
      await planJson(catalog.url, oneFile),
      await planJson(catalog.url, shuffled),
    ];
    const valid = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(schema);
    valid(JSON.parse(plain));
    expect(valid.errors).toBeNull();
    expect(mixed).not.toBe(plain);
    expect(withoutPlaces(mixed)).toBe(withoutPlaces(plain));
    expect(withoutPlaces(plain)).toContain('"add": 4');
  });
});

describe('the exit code of a plan', () => {
  it('distinguishes changes from none only with --detailed-exitcode', async () => {
    const catalog = await catalogWith(there);
    const { path, write } = await stackFolder({ 'lineage/a.yaml': stack('shop.raw_orders') });
    const run = (...args: string[]) =>
      runCli(['plan', ...args], { cwd: path, env: { DATAHUB_GMS_URL: catalog.url } });
    expect((await run()).code).toBe(0);
    expect((await run('--detailed-exitcode')).code).toBe(2);
    expect((await run('--detailed-exitcode', '--format', 'json')).code).toBe(2);
    await write('lineage/a.yaml', stack('shop.missing'));
    expect((await run('--detailed-exitcode')).code).toBe(1);
    await write(
      'lineage/a.yaml',
      'version: 1\ndefaults: {platform: snowflake, env: PROD}\nlineage: []\n',
    );
    expect((await run('--detailed-exitcode')).code).toBe(0);
  });
});

describe('a plan for a target', () => {
  it('lists the datasets that the target does not affect', async () => {
    const catalog = await catalogWith([
      urnOf('shop.orders'),
      urnOf('shop.raw_orders', { env: 'DEV' }),
    ]);
    const { path } = await stackFolder({
      'headwater.yaml': 'version: 1\nstack: shop\ntargets:\n  dev: {env: DEV}\n',
      'lineage/a.yaml': stack('shop.raw_orders').replace('shop.orders}', 'shop.orders, env: PROD}'),
    });
    const { stdout } = await runCli(['plan', '--target', 'dev'], {
      cwd: path,
      env: { DATAHUB_GMS_URL: catalog.url },
    });
    expect(stdout).toContain('info HW3007 "orders" states its env');
  });

  it('uses the environment of the target, and a namespace of its own', async () => {
    const inDev = ['shop.raw_orders', 'shop.orders'].map((name) =>
      urnOf(`dev.${name}`, { env: 'DEV' }),
    );
    const catalog = await catalogWith(inDev);
    const { path } = await stackFolder({
      'headwater.yaml':
        'version: 1\nstack: shop\ntargets:\n  dev: {env: DEV, platformInstance: dev}\n',
      'lineage/a.yaml': stack('shop.raw_orders').replace(', env: PROD', ''),
    });
    const run = (...args: string[]) =>
      runCli(['plan', ...args], { cwd: path, env: { DATAHUB_GMS_URL: catalog.url } });
    expect((await run()).code).toBe(1);
    const dev = await run('--target', 'dev', '--format', 'json');
    expect(JSON.parse(dev.stdout)).toMatchObject({
      appliable: true,
      target: { target: 'dev' },
      changes: [{ downstream: inDev[1], upstream: inDev[0] }],
    });
    expect(await run('--target', 'prd')).toMatchObject({ code: 64 });
  });
});

async function planJson(url: string, files: Readonly<Record<string, string>>): Promise<string> {
  const { path } = await stackFolder(files);
  const { code, stdout } = await runCli(['plan', '--format', 'json'], {
    cwd: path,
    env: { DATAHUB_GMS_URL: url },
  });
  expect(code).toBe(0);
  return stdout;
}

/**
 * Removes `source`, every place and the digest of the document, which covers both. The rest keeps
 * its spacing and order.
 */
function withoutPlaces(text: string): string {
  return JSON.stringify(
    JSON.parse(text, (key, value: unknown) =>
      ['source', 'place', 'related', 'document'].includes(key) ? undefined : value,
    ),
    null,
    2,
  );
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogWith, type StockedCatalog } from '../support/cli/catalog-with.js';
import { runCli } from '../support/cli/run-cli.js';
import { stackFolder } from '../support/cli/stack-folder.js';
import { urnOf } from '../support/model/state-builders.js';
import { projectRoot } from '../tooling/checks/project-files.js';

const page = readFileSync(join(projectRoot, 'docs/rules.md'), 'utf8');
const [, common = '', evaluator = ''] = page.split(/^## (?:Twelve|Coming)/m);
const rules = [...common.matchAll(/^```yaml\n(.*?)^```$/gms)].map(([, block = '']) => block);

const names = `version: 1
defaults: {platform: snowflake, env: PROD}
datasets:
  raw_orders: {name: shop.raw.orders}
  raw_customers: {name: shop.raw.customers}
  stg_orders: {name: shop.staging.orders}
  stg_customers: {name: shop.staging.customers}
  orders_daily:
    name: shop.mart.orders_daily
    create: true
    columns: {day: date, total: number, loaded_at: time}
  customers: {name: shop.mart.customers}
dashboards:
  q3_deck: {platform: looker, id: q3}
lineage:
`;

/** Lineage that every rule of the page holds on. */
const good = {
  stg_orders: 'upstreams: [raw_orders]',
  stg_customers:
    'upstreams: [raw_customers], columns: {email: {from: raw_customers.email, transform: sha2_hash(email)}}',
  orders_daily: 'upstreams: [stg_orders], columns: {day: stg_orders.day, total: stg_orders.amount}',
  customers: 'upstreams: [stg_customers]',
  q3_deck: 'upstreams: [orders_daily, customers]',
};

type Lineage = Readonly<Partial<Record<keyof typeof good, string | undefined>>>;

/** What breaks each test of the page, by its name. Undefined takes an entry away. */
const breaches: Readonly<Record<string, Lineage>> = {
  'marts-not-from-raw': { customers: 'upstreams: [raw_customers]' },
  'marts-through-staging': { customers: 'upstreams: [stg_customers, raw_orders]' },
  'nothing-back': { stg_customers: 'upstreams: [orders_daily]' },
  'no-cycles': { stg_orders: 'upstreams: [orders_daily]' },
  'pii-hashed': {
    stg_customers: 'upstreams: [raw_customers], columns: {email: raw_customers.email}',
  },
  'marts-have-sources': { customers: undefined },
  'staging-one-source': { stg_orders: 'upstreams: [raw_orders, raw_customers]' },
  'raw-used': { stg_orders: undefined },
  depth: { stg_orders: 'upstreams: [stg_customers]', customers: 'upstreams: [orders_daily]' },
  'fan-out': Object.fromEntries(Object.keys(good).map((name) => [name, 'upstreams: [raw_orders]'])),
  'deck-sources': { q3_deck: 'upstreams: [orders_daily, customers, stg_orders]' },
  'orders-mapped': { orders_daily: 'upstreams: [stg_orders], columns: {day: stg_orders.day}' },
  'marts-owned': {},
};

async function outcomesOf(tests: string, breach: Lineage, catalog?: StockedCatalog) {
  const entries = Object.entries({ ...good, ...breach }).flatMap(([downstream, rest]) =>
    rest === undefined ? [] : [`  - {downstream: ${downstream}, ${rest}}\n`],
  );
  const { path } = await stackFolder({
    'lineage/shop.yaml': names + entries.join(''),
    'lineage/tests.yaml': `version: 1\n${tests}`,
  });
  const flags = catalog ? [] : ['--declared'];
  const { stdout, stderr } = await runCli(['test', '--format', 'json', ...flags], {
    cwd: path,
    env: catalog ? { DATAHUB_GMS_URL: catalog.url } : {},
  });
  expect(stderr).toBe('');
  const { kind, tests: outcomes, findings } = JSON.parse(stdout);
  expect(kind, stdout).toBe('tests');
  return { states: statesOf(outcomes), findings };
}

function statesOf(outcomes: readonly { readonly name: string; readonly state: string }[]) {
  return Object.fromEntries(outcomes.map(({ name, state }) => [name, state]));
}

/** A catalog with the tables of the shop. Mart tables have an owner, and one column a tag. */
async function shopCatalog(owned: readonly string[]): Promise<StockedCatalog> {
  const tables = ['raw.orders', 'staging.orders', 'staging.customers', 'mart.orders_daily'];
  const catalog = await catalogWith(tables.map((table) => urnOf(`shop.${table}`)));
  const owner = { owner: 'urn:li:corpuser:jdoe', type: 'DATAOWNER' };
  await catalog.post('/openapi/v3/entity/dataset?async=false', [
    ...owned.map((table) => ({
      urn: urnOf(`shop.mart.${table}`),
      datasetProperties: { value: { name: table } },
      ownership: { value: { owners: [owner], ownerTypes: {} } },
    })),
    {
      urn: urnOf('shop.raw.customers'),
      datasetProperties: { value: { name: 'customers' } },
      editableSchemaMetadata: {
        value: {
          editableSchemaFieldInfo: [
            { fieldPath: 'email', globalTags: { tags: [{ tag: 'urn:li:tag:PII' }] } },
          ],
        },
      },
    },
  ]);
  return catalog;
}

describe('the common rules of the page', () => {
  const offline = rules.filter((rule) => !/\b(?:tag|owner):/.test(rule));

  it('are twelve, and each has a breach here', () => {
    expect(rules).toHaveLength(12);
    const tests = rules.flatMap((rule) => [...rule.matchAll(/^ {2}([\w-]+):/gm)]);
    expect(tests.map(([, name]) => name).sort()).toEqual(Object.keys(breaches).sort());
  });

  it.each(offline)('hold, and are violated: %s', async (rule) => {
    const held = await outcomesOf(rule, {});
    expect(Object.values(held.states)).toEqual(Object.keys(held.states).map(() => 'held'));
    for (const name of Object.keys(held.states)) {
      const { states } = await outcomesOf(rule, breaches[name] ?? {});
      expect({ name, state: states[name] }).toEqual({ name, state: 'violated' });
    }
  });

  it('hold, and are violated, on the tags of a catalog', async () => {
    const rule = rules.find((one) => one.includes('pii-hashed')) ?? '';
    const catalog = await shopCatalog(['customers']);
    expect(await outcomesOf(rule, {}, catalog)).toMatchObject({ states: { 'pii-hashed': 'held' } });
    expect(await outcomesOf(rule, breaches['pii-hashed'] ?? {}, catalog)).toMatchObject({
      states: { 'pii-hashed': 'violated' },
    });
  });

  it('hold, and are violated, on the owners of a catalog', async () => {
    const rule = rules.find((one) => one.includes('marts-owned')) ?? '';
    const both = await shopCatalog(['customers', 'orders_daily']);
    expect(await outcomesOf(rule, {}, both)).toMatchObject({ states: { 'marts-owned': 'held' } });
    const one = await shopCatalog(['customers']);
    expect(await outcomesOf(rule, {}, one)).toMatchObject({
      states: { 'marts-owned': 'violated' },
    });
  });
});

it('each test in the table about dbt_project_evaluator can be read', async () => {
  const tests = [...evaluator.matchAll(/`(\{.*?\})`/g)].map(([, test]) => test);
  expect(tests.length).toBeGreaterThan(12);
  const text = tests.map((test, at) => `  rule_${at}: ${test}\n`).join('');
  const { findings } = await outcomesOf(`tests:\n${text}`, {});
  const codes = findings.map(({ code }: { readonly code: string }) => code);
  expect(codes.filter((code: string) => code < 'HW3000')).toEqual([]);
});

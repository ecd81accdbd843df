import { describe, expect, it } from 'vitest';
import type { Impact } from '../../src/plan/impact/impact.js';
import type { Plan } from '../../src/plan/plan.js';
import { startProxy, type Verdict } from '../support/kill-proxy.js';
import { columnRecord, fieldOf } from '../support/lineage-builders.js';
import type { CliRun } from '../support/run-cli.js';
import { declaring } from '../support/scenario-manifests.js';
import { applied, ingested } from '../support/scenario-steps.js';
import { shopWorld, type World } from '../support/scenario-world.js';
import { lineageOf, urnOf } from '../support/state-builders.js';

const orders = (columns: string) => `downstream: orders, upstreams: [raw_orders], columns: {${columns}}`;

/** A mart that an ingestion derives from our orders, and a dashboard on it. */
async function shopWithMart(): Promise<World> {
  const world = await shopWorld();
  await applied(declaring(orders('id: raw_orders.id')))(world);
  const records = [columnRecord('mart.id', ['orders.id']), columnRecord('mart.revenue', ['orders.total'], { query: 'urn:li:query:daily' })];
  await ingested('mart', { ...lineageOf('orders'), fineGrainedLineages: records })(world);
  await world.write('/openapi/v3/entity/dashboard?async=false', [
    {
      urn: 'urn:li:dashboard:(looker,sales)',
      dashboardInfo: {
        value: {
          title: 'Sales',
          description: '',
          charts: [],
          datasets: [urnOf('mart')],
          lastModified: { created: { time: 1, actor: 'urn:li:corpuser:jo' }, lastModified: { time: 1, actor: 'urn:li:corpuser:jo' } },
        },
      },
    },
  ]);
  return world;
}

async function planned(world: World, ...flags: readonly string[]): Promise<Plan> {
  const { stdout, stderr } = await world.headwater('plan', '--format', 'json', ...flags);
  expect(stdout, stderr).not.toBe('');
  return JSON.parse(stdout);
}

function told({ columns }: Impact): readonly string[] {
  return columns.map(({ address, category, direct, gains, loses, reRouted }) => {
    const names = (paths: readonly { readonly path: readonly { readonly address: string }[] }[]) =>
      paths.map(({ path }) => path.map((step) => step.address).join(' <- '));
    const ways = reRouted.listed.map(({ after }) => ({ path: after }));
    const parts = [
      ...names(gains.listed).map((one) => `+ ${one}`),
      ...names(loses.listed).map((one) => `- ${one}`),
      ...names(ways).map((one) => `~ ${one}`),
    ];
    return `${address} ${category}${direct ? ' direct' : ''}: ${parts.join('; ')}`;
  });
}

describe('what a plan does to columns', () => {
  it('goes down to where lineage ends, through what others wrote', async () => {
    const world = await shopWithMart();
    await world.declare(declaring(orders('id: raw_orders.id, total: {from: raw_orders.amount, transform: sum(amount)}')));
    const { impact } = await planned(world);
    expect(told(impact)).toEqual([
      'orders.total additive direct: + orders.total <- raw_orders.amount',
      'mart.revenue additive: + mart.revenue <- orders.total <- raw_orders.amount',
    ]);
    expect(impact).toMatchObject({
      counts: { additive: 2, narrowing: 0, reRoute: 0, metadata: 0, columns: 2, direct: 1, datasets: 2 },
      downstream: [
        { type: 'DASHBOARD', count: 1 },
        { type: 'DATASET', count: 1 },
      ],
      limits: [],
    });
  });

  it('is a loss where a mapping goes, and nothing once it is gone', async () => {
    const world = await shopWithMart();
    await world.declare(declaring(orders('total: raw_orders.amount')));
    const before = await planned(world);
    expect(told(before.impact)).toEqual([
      'orders.id narrowing direct: - orders.id <- raw_orders.id',
      'orders.total additive direct: + orders.total <- raw_orders.amount',
      'mart.id narrowing: - mart.id <- orders.id <- raw_orders.id',
      'mart.revenue additive: + mart.revenue <- orders.total <- raw_orders.amount',
    ]);
    expect((await world.headwater('apply', '--auto-approve')).code).toBe(0);
    expect((await planned(world)).impact).toEqual({
      columns: [],
      counts: { additive: 0, narrowing: 0, reRoute: 0, metadata: 0, columns: 0, direct: 0, datasets: 0 },
      downstream: [],
      limits: [],
    });
  });

  it('is none of derivation where a transform changes, and is said all the same', async () => {
    const world = await shopWithMart();
    await world.declare(declaring(orders('id: {from: raw_orders.id, transform: upper(id)}')));
    const { impact } = await planned(world);
    expect(told(impact)).toEqual(['orders.id metadata direct: ']);
    expect(impact.counts).toMatchObject({ metadata: 1, columns: 0 });
  });

  it('is found without discovery too, and the same', async () => {
    const world = await shopWithMart();
    await world.declare(declaring(orders('id: raw_orders.id, total: raw_orders.amount')));
    expect((await planned(world, '--discover', 'off')).impact).toEqual((await planned(world)).impact);
  });

  it('names what lies behind a job, where no columns show the way', async () => {
    const world = await shopWithMart();
    await world.write('/openapi/v3/entity/datajob?async=false', [
      {
        urn: 'urn:li:dataJob:(urn:li:dataFlow:(airflow,etl,PROD),export)',
        dataJobInputOutput: { value: { inputDatasets: [urnOf('mart')], outputDatasets: [urnOf('sheet')] } },
      },
    ]);
    await world.declare(declaring(orders('id: raw_orders.id, total: raw_orders.amount')));
    const { impact } = await planned(world);
    expect(impact.limits).toEqual([{ reason: 'hidden-path', message: expect.stringContaining('1 dataset is downstream') }]);
    expect(impact.downstream).toContainEqual({ type: 'DATA_JOB', count: 1 });
  });

  it('is cut short, and the plan stands, where the search fails', async () => {
    const world = await shopWithMart();
    await world.declare(declaring(orders('id: raw_orders.id, total: raw_orders.amount')));
    await behind(world, ({ body }) =>
      body.includes('searchAcrossLineage')
        ? { status: 200, body: { errors: [{ message: 'Slice 0 exceeded maxRelations limit' }], data: null } }
        : undefined,
    );
    const { impact, appliable } = await planned(world);
    expect(appliable).toBe(true);
    expect(impact.counts.columns).toBe(2);
    expect(impact.limits).toEqual([{ reason: 'search-cut', message: expect.stringContaining('maxRelations') }]);
  });
});

async function behind(
  world: World,
  before: (request: { readonly body: string; readonly path: string }) => Verdict | undefined,
): Promise<void> {
  const proxy = await startProxy(world.url, { before });
  world.url = proxy.url;
}

const PII = 'urn:li:tag:PII';
const watching = 'sensitive: {tags: ["urn:li:tag:PII"], terms: ["urn:li:glossaryTerm:Secret"]}\n';

async function tag(world: World, aspects: Record<string, unknown>): Promise<void> {
  await world.write('/openapi/v3/entity/dataset?async=false', [{ urn: urnOf('raw_orders'), ...aspects }]);
}

const edited = (fieldPath: string, more: object) => ({
  editableSchemaMetadata: { value: { editableSchemaFieldInfo: [{ fieldPath, ...more }] } },
});

async function expectRefused(run: CliRun, words: string): Promise<void> {
  expect(run.code, run.stdout).toBe(3);
  expect(run.stdout).toContain('refused HW4007');
  expect(run.stdout).toContain(words);
  expect(run.stdout).toContain('Nothing was written.');
}

describe('the guard sensitive', () => {
  it.each([
    ['a tag of the column, edited by people', edited('amount', { globalTags: { tags: [{ tag: PII }] } })],
    [
      'a term of the column',
      edited('amount', {
        glossaryTerms: { terms: [{ urn: 'urn:li:glossaryTerm:Secret' }], auditStamp: { time: 1, actor: 'urn:li:corpuser:jo' } },
      }),
    ],
    ['a tag of the dataset', { globalTags: { value: { tags: [{ tag: PII }] } } }],
  ])('refuses to make a column derived from one with %s', async (_, aspects) => {
    const world = await shopWithMart();
    await tag(world, aspects);
    await world.configure(watching);
    await world.declare(declaring(orders('id: raw_orders.id, total: raw_orders.amount')));
    const before = world.writes();
    await expectRefused(await world.headwater('apply', '--auto-approve'), '"raw_orders.amount" carries urn:li:');
    expect(world.writes()).toBe(before);
    const allowed = await world.headwater('apply', '--auto-approve', '--allow', 'sensitive=raw_orders.amount', '--reason', 'agreed');
    expect(allowed.code, allowed.stdout).toBe(0);
  });

  it('looks at all ancestors, at a loss as well, and at nothing that stays', async () => {
    const world = await shopWithMart();
    await tag(world, edited('id', { globalTags: { tags: [{ tag: PII }] } }));
    await world.configure(watching);
    await world.declare(
      declaring(orders('id: raw_orders.id, total: raw_orders.amount'), 'downstream: sheet, upstreams: [mart], columns: {copy: mart.id}'),
    );
    await expectRefused(await world.headwater('apply', '--auto-approve'), '"sheet.copy" would become derived from it');
    await world.declare(declaring(orders('total: raw_orders.amount')));
    await expectRefused(await world.headwater('apply', '--auto-approve'), '"orders.id" would no longer be derived from it');
    await world.declare(declaring(orders('id: raw_orders.id, total: raw_orders.amount')));
    expect((await world.headwater('apply', '--auto-approve')).code).toBe(0);
  });

  it('refuses where tags cannot be read', async () => {
    const world = await shopWithMart();
    await world.configure(watching);
    await world.declare(declaring(orders('id: raw_orders.id, total: raw_orders.amount')));
    await behind(world, ({ body }) => (body.includes('editableSchemaMetadata') ? { status: 403, body: { error: 'no' } } : undefined));
    await expectRefused(await world.headwater('apply', '--auto-approve'), 'tags and terms of "raw_orders" cannot be read');
  });

  it('asks nothing where nothing is watched', async () => {
    const world = await shopWithMart();
    await tag(world, { globalTags: { value: { tags: [{ tag: PII }] } } });
    await world.declare(declaring(orders('id: raw_orders.id, total: raw_orders.amount')));
    let asked = 0;
    await behind(world, ({ body }) => {
      if (body.includes('editableSchemaMetadata')) asked += 1;
      return undefined;
    });
    expect((await world.headwater('apply', '--auto-approve')).code).toBe(0);
    expect(asked).toBe(0);
  });
});

describe('headwater impact', () => {
  it('shows what depends on a column, nearest first, with the way', async () => {
    const world = await shopWithMart();
    await world.declare(declaring(orders('id: raw_orders.id, total: raw_orders.amount')));
    await world.headwater('apply', '--auto-approve');
    const { code, stdout } = await world.headwater('impact', 'raw_orders.amount');
    expect(stdout.replaceAll(world.url, 'CATALOG')).toMatchInlineSnapshot(`
      "Headwater impact of raw_orders.amount
      catalog CATALOG

        orders.total  <- raw_orders.amount
        mart.revenue  <- orders.total <- raw_orders.amount

      Impact: 2 columns depend on it, 1 directly and 1 by way of others; 2 datasets downstream; also downstream: 1 dashboard.
      "
    `);
    expect(code).toBe(0);
  });

  it('takes a dataset, an urn and a name of the platform alike', async () => {
    const world = await shopWithMart();
    const ask = async (address: string) => JSON.parse((await world.headwater('impact', address, '--format', 'json')).stdout);
    const answer = await ask('raw_orders');
    expect(answer.columns.map(({ address }: { address: string }) => address)).toEqual(['orders.id', 'mart.id']);
    expect(answer.datasets).toMatchObject([
      { address: 'orders', distance: 1, columns: 1 },
      { address: 'mart', distance: 2, columns: 1 },
    ]);
    for (const address of ['snowflake:raw_orders', urnOf('raw_orders')]) expect((await ask(address)).columns).toEqual(answer.columns);
    expect((await ask(fieldOf('raw_orders.id'))).columns).toEqual((await ask('raw_orders.id')).columns);
  });

  it('takes names that only the catalog knows', async () => {
    const world = await shopWithMart();
    const ask = async (address: string) => JSON.parse((await world.headwater('impact', address, '--format', 'json')).stdout);
    const [whole, column] = [await ask('raw_orders'), await ask('raw_orders.id')];
    await world.declare({ 'lineage/shop.yaml': 'version: 1\nlineage: []\n' });
    for (const address of ['raw_orders', 'snowflake:raw_orders'])
      expect(await ask(address)).toMatchObject({ subject: { dataset: urnOf('raw_orders') }, columns: { length: whole.columns.length } });
    expect(await ask('snowflake:raw_orders.id')).toMatchObject({
      subject: { column: fieldOf('raw_orders.id') },
      columns: { length: column.columns.length },
    });
    const wrong = async (address: string) => (await world.headwater('impact', address)).stderr;
    expect(await wrong('snowflake:raw_orders.idd')).toContain('did you mean: headwater impact snowflake:raw_orders.id');
    expect(await wrong('snowflake:raw_ordrs.id')).toContain('did you mean: headwater impact snowflake:raw_orders.id');
    expect(await wrong('sheet')).toContain('no dataset "sheet" that the manifests name or that has lineage in the catalog');
  });

  it('ends where a dataset feeds itself', async () => {
    const world = await shopWithMart();
    await applied(
      declaring('downstream: orders, upstreams: [orders, raw_orders], columns: {total: [orders.total, raw_orders.amount], "*": orders.*}'),
    )(world);
    const ask = async (...args: readonly string[]) => {
      const { code, stdout } = await world.headwater(...args);
      expect(code, stdout).toBe(0);
      return stdout;
    };
    expect((await ask('impact', 'orders.total')).split('\n').slice(2)).toMatchInlineSnapshot(`
      [
        "",
        "  mart.revenue  <- orders.total",
        "",
        "Impact: 1 column depends on it, 1 directly and 0 by way of others; 1 dataset downstream; also downstream: 1 dashboard.",
        "",
      ]
    `);
    expect((await ask('impact', 'orders')).split('\n').slice(2)).toMatchInlineSnapshot(`
      [
        "",
        "  mart.id       <- orders.id",
        "  mart.revenue  <- orders.total",
        "",
        "Impact: 2 columns depend on it, 2 directly and 0 by way of others; 1 dataset downstream; also downstream: 1 dashboard.",
        "",
      ]
    `);
    expect((await ask('graph', 'orders', '--live', '--depth', 'all')).split('\n').slice(2)).toMatchInlineSnapshot(`
      [
        "of orders, with all upstream and all downstream",
        "",
        "mart  snowflake mart (PROD)",
        "  <- orders",
        "       mart.id <- orders.id",
        "       mart.revenue <- orders.total",
        "",
        "orders  snowflake orders (PROD)",
        "  <- orders (ours)",
        "       orders.id <- orders.id (ours)",
        "       orders.note <- orders.note (ours)",
        "       orders.total <- orders.total (ours)",
        "  <- raw_orders (ours)",
        "       orders.total <- raw_orders.amount (ours)",
        "",
        "raw_orders  snowflake raw_orders (PROD)",
        "",
        "Graph: 3 datasets, 3 edges, 6 column pairs.",
        "",
      ]
    `);
    for (const format of ['mermaid', 'html']) expect(await ask('graph', 'orders', '--format', format)).toContain('orders');
    expect(await ask('explain', 'orders.total')).toContain('orders.total <- orders.total');
    expect(await ask('drift')).toContain('No drift.');
  });

  it.each([
    ['raw_order', 64, 'did you mean: headwater impact raw_orders'],
    ['raw_order.id', 64, 'did you mean: headwater impact raw_orders.id'],
    ['zzz', 64, 'name a dataset or a column as the manifests do'],
    ['orders <- raw_orders', 64, 'impact is asked of one'],
    ['urn:li:nonsense', 64, 'name a dataset or a column as the manifests do'],
    ['raw_orders.amout', 1, 'did you mean: headwater impact raw_orders.amount'],
    [urnOf('nowhere'), 1, 'has no dataset snowflake nowhere (PROD)'],
  ])('says what is wrong with %s', async (address, code, words) => {
    const world = await shopWithMart();
    const run = await world.headwater('impact', address);
    expect(run).toMatchObject({ code, stdout: '' });
    expect(run.stderr).toContain(words);
  });

  it('says that nothing depends on a leaf', async () => {
    const world = await shopWithMart();
    expect((await world.headwater('impact', 'sheet')).stdout).toContain('Impact: nothing depends on it.\n');
    expect((await world.headwater('impact', 'mart')).stdout).toContain('Impact: nothing depends on it; also downstream: 1 dashboard.\n');
  });
});

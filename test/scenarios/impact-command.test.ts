import { describe, expect, it } from 'vitest';
import { fieldOf } from '../support/model/lineage-builders.js';
import { urnOf } from '../support/model/state-builders.js';
import { declaring } from '../support/scenario/manifests.js';
import { ordersEntry, shopWithMart } from '../support/scenario/shop-with-mart.js';
import { applied } from '../support/scenario/steps.js';

describe('headwater impact', () => {
  it('shows what depends on a column, nearest first, with its path', async () => {
    const world = await shopWithMart();
    await world.declare(declaring(ordersEntry('id: raw_orders.id, total: raw_orders.amount')));
    const plan = await world.headwater('plan');
    expect(plan.stdout).toContain(
      '; 2 columns and 1 dashboard affected downstream: looker:sales.\n',
    );
    await world.headwater('apply', '--auto-approve');
    const { code, stdout } = await world.headwater('impact', 'raw_orders.amount');
    expect(stdout.replaceAll(world.url, 'CATALOG')).toMatchInlineSnapshot(`
      "Headwater impact of raw_orders.amount
      catalog CATALOG

        orders.total  <- raw_orders.amount
        mart.revenue  <- orders.total <- raw_orders.amount

      Downstream, and no column of them is known to depend on it:
        dashboard:looker:sales  (3 edges away)

      Impact: 2 columns depend on it, 1 directly and 1 by way of others; 2 datasets and 1 dashboard downstream.
      "
    `);
    expect(code).toBe(0);
  });

  it('takes a dataset, an urn and a name of the platform alike', async () => {
    const world = await shopWithMart();
    const ask = async (address: string) =>
      JSON.parse((await world.headwater('impact', address, '--format', 'json')).stdout);
    const answer = await ask('raw_orders');
    expect(answer.columns.map(({ address }: { address: string }) => address)).toEqual([
      'orders.id',
      'mart.id',
    ]);
    expect(answer.datasets).toMatchObject([
      { address: 'orders', distance: 1, columns: 1 },
      { address: 'mart', distance: 2, columns: 1 },
      { address: 'dashboard:looker:sales', distance: 3, columns: 0 },
    ]);
    for (const address of ['snowflake:raw_orders', urnOf('raw_orders')])
      expect((await ask(address)).columns).toEqual(answer.columns);
    expect((await ask(fieldOf('raw_orders.id'))).columns).toEqual(
      (await ask('raw_orders.id')).columns,
    );
  });

  it('takes names that only the catalog knows', async () => {
    const world = await shopWithMart();
    const ask = async (address: string) =>
      JSON.parse((await world.headwater('impact', address, '--format', 'json')).stdout);
    const [whole, column] = [await ask('raw_orders'), await ask('raw_orders.id')];
    await world.declare({ 'lineage/shop.yaml': 'version: 1\nlineage: []\n' });
    for (const address of ['raw_orders', 'snowflake:raw_orders'])
      expect(await ask(address)).toMatchObject({
        subject: { dataset: urnOf('raw_orders') },
        columns: { length: whole.columns.length },
      });
    expect(await ask('snowflake:raw_orders.id')).toMatchObject({
      subject: { column: fieldOf('raw_orders.id') },
      columns: { length: column.columns.length },
    });
    const wrong = async (address: string) => (await world.headwater('impact', address)).stderr;
    expect(await wrong('snowflake:raw_orders.idd')).toContain(
      'did you mean: headwater impact snowflake:raw_orders.id',
    );
    expect(await wrong('snowflake:raw_ordrs.id')).toContain(
      'did you mean: headwater impact snowflake:raw_orders.id',
    );
    expect(await wrong('sheet')).toContain(
      'no dataset "sheet" that the manifests name or that has lineage in the catalog',
    );
  });

  it('ends where a dataset feeds itself', async () => {
    const world = await shopWithMart();
    await applied(
      declaring(
        'downstream: orders, upstreams: [orders, raw_orders], columns: {total: [orders.total, raw_orders.amount], "*": orders.*}',
      ),
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
        "Downstream, and no column of them is known to depend on it:",
        "  dashboard:looker:sales  (2 edges away)",
        "",
        "Impact: 1 column depends on it, 1 directly and 0 by way of others; 1 dataset and 1 dashboard downstream.",
        "",
      ]
    `);
    expect((await ask('impact', 'orders')).split('\n').slice(2)).toMatchInlineSnapshot(`
      [
        "",
        "  mart.id       <- orders.id",
        "  mart.revenue  <- orders.total",
        "",
        "Downstream, and no column of them is known to depend on it:",
        "  dashboard:looker:sales  (2 edges away)",
        "",
        "Impact: 2 columns depend on it, 2 directly and 0 by way of others; 1 dataset and 1 dashboard downstream.",
        "",
      ]
    `);
    expect(
      (await ask('graph', 'orders', '--live', '--depth', 'all')).split('\n').slice(2),
    ).toMatchInlineSnapshot(`
      [
        "of orders, with all upstream and all downstream",
        "",
        "raw_orders  snowflake raw_orders (PROD)",
        "└─ orders (ours)  snowflake orders (PROD)",
        "   │    total <- amount (ours)",
        "   ├─ mart  snowflake mart (PROD)",
        "   │  │    id <- id",
        "   │  │    revenue <- total",
        "   │  └─ dashboard:looker:sales",
        "   └─ orders (ours) (cycle)",
        "           id <- id (ours)",
        "           note <- note (ours)",
        "           total <- total (ours)",
        "",
        "Graph: 3 datasets and 1 dashboard, 4 edges, 6 column pairs.",
        "",
      ]
    `);
    for (const format of ['mermaid', 'html'])
      expect(await ask('graph', 'orders', '--format', format)).toContain('orders');
    expect(await ask('explain', 'orders.total')).toContain('orders.total <- orders.total');
    expect(await ask('drift')).toContain('No drift.');
  });

  it.each([
    ['raw_order', 64, 'did you mean: headwater impact raw_orders'],
    ['raw_order.id', 64, 'did you mean: headwater impact raw_orders.id'],
    ['zzz', 64, 'name a dataset or a column as the manifests do'],
    ['orders <- raw_orders', 64, 'impact takes a dataset or a column'],
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
    expect((await world.headwater('impact', 'sheet')).stdout).toContain(
      'Impact: nothing depends on it.\n',
    );
    expect((await world.headwater('impact', 'mart')).stdout).toContain(
      'Impact: 0 columns depend on it; 1 dashboard downstream.\n',
    );
  });
});

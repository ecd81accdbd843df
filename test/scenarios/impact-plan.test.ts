import { describe, expect, it } from 'vitest';
import type { Impact } from '../../src/plan/document/impact.js';
import type { Plan } from '../../src/plan/document/plan.js';
import { urnOf } from '../support/model/state-builders.js';
import { declaring } from '../support/scenario/manifests.js';
import { behind, ordersEntry, shopWithMart } from '../support/scenario/shop-with-mart.js';
import type { World } from '../support/scenario/world.js';

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

describe('the impact of a plan', () => {
  it('follows lineage to its end, through records of other writers', async () => {
    const world = await shopWithMart();
    await world.declare(
      declaring(
        ordersEntry('id: raw_orders.id, total: {from: raw_orders.amount, transform: sum(amount)}'),
      ),
    );
    const { impact } = await planned(world);
    expect(told(impact)).toEqual([
      'orders.total additive direct: + orders.total <- raw_orders.amount',
      'mart.revenue additive: + mart.revenue <- orders.total <- raw_orders.amount',
    ]);
    expect(impact).toMatchObject({
      counts: {
        additive: 2,
        narrowing: 0,
        reRoute: 0,
        metadata: 0,
        columns: 2,
        direct: 1,
        datasets: 2,
      },
      downstream: [
        { type: 'DASHBOARD', count: 1 },
        { type: 'DATASET', count: 1 },
      ],
      limits: [],
    });
  });

  it('is a loss where a mapping goes, and nothing after the apply', async () => {
    const world = await shopWithMart();
    await world.declare(declaring(ordersEntry('total: raw_orders.amount')));
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
      counts: {
        additive: 0,
        narrowing: 0,
        reRoute: 0,
        metadata: 0,
        columns: 0,
        direct: 0,
        datasets: 0,
      },
      downstream: [],
      limits: [],
    });
  });

  it('lists a changed transform as metadata, not as a change of derivation', async () => {
    const world = await shopWithMart();
    await world.declare(declaring(ordersEntry('id: {from: raw_orders.id, transform: upper(id)}')));
    const { impact } = await planned(world);
    expect(told(impact)).toEqual(['orders.id metadata direct: ']);
    expect(impact.counts).toMatchObject({ metadata: 1, columns: 0 });
  });

  it('is the same without discovery', async () => {
    const world = await shopWithMart();
    await world.declare(declaring(ordersEntry('id: raw_orders.id, total: raw_orders.amount')));
    expect((await planned(world, '--discover', 'off')).impact).toEqual(
      (await planned(world)).impact,
    );
  });

  it('follows lineage through a job, and counts what is behind it', async () => {
    const world = await shopWithMart();
    await world.write('/openapi/v3/entity/datajob?async=false', [
      {
        urn: 'urn:li:dataJob:(urn:li:dataFlow:(airflow,etl,PROD),export)',
        status: { value: { removed: false } },
        dataJobInputOutput: {
          value: { inputDatasets: [urnOf('mart')], outputDatasets: [urnOf('sheet')] },
        },
      },
    ]);
    await world.declare(declaring(ordersEntry('id: raw_orders.id, total: raw_orders.amount')));
    const { impact } = await planned(world);
    expect(impact.limits).toEqual([]);
    expect(impact.downstream).toEqual([
      { type: 'DASHBOARD', count: 1 },
      { type: 'DATASET', count: 2 },
      { type: 'DATA_JOB', count: 1 },
    ]);
  });

  it('is cut short where the search fails, and the plan stays appliable', async () => {
    const world = await shopWithMart();
    await world.declare(declaring(ordersEntry('id: raw_orders.id, total: raw_orders.amount')));
    await behind(world, ({ body }) =>
      body.includes('searchAcrossLineage')
        ? {
            status: 200,
            body: { errors: [{ message: 'Slice 0 exceeded maxRelations limit' }], data: null },
          }
        : undefined,
    );
    const { impact, appliable } = await planned(world);
    expect(appliable).toBe(true);
    expect(impact.counts.columns).toBe(2);
    expect(impact.limits).toEqual([
      { reason: 'search-cut', message: expect.stringContaining('maxRelations') },
    ]);
  });
});

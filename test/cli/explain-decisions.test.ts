import { describe, expect, it } from 'vitest';
import {
  decisions,
  declares,
  explainJson,
  orders,
  worldThat,
} from '../support/cli/explain-json.js';
import { urnOf } from '../support/model/state-builders.js';
import { hideEntity } from '../support/scenario/hide-entity.js';
import { declaring } from '../support/scenario/manifests.js';
import { anotherStackApplied, applied, rewritten } from '../support/scenario/steps.js';

const summed = (transform: string) =>
  `downstream: orders, upstreams: [raw_orders], columns: {total: {from: raw_orders.amount, transform: "${transform}"}}`;

describe('headwater explain', () => {
  it('names the other stack that owns the element, with the guard that refuses the change', async () => {
    const world = await worldThat(
      anotherStackApplied('finance', declaring('downstream: orders, upstreams: [raw_fx]')),
      declares(orders),
    );
    const trace = await explainJson(world, 'orders <- raw_fx');
    expect(decisions(trace)).toEqual(['foreign']);
    expect(trace.elements).toMatchObject([
      { live: { marks: [{ owner: 'finance', ours: false, edge: true }] } },
    ]);
    expect(trace.guards).toMatchObject([{ guard: 'foreign-owner', address: 'orders <- raw_fx' }]);
    expect((await explainJson(world, 'orders <- raw_orders')).guards).toEqual([]);
  });

  it('shows protection, and a guard that concerns the whole plan', async () => {
    const world = await worldThat(applied(declaring(`${orders}, protect: true`)), declares());
    const trace = await explainJson(world, 'orders <- raw_fx');
    expect(trace.guards.map(({ guard }) => guard)).toEqual(['empty-desired', 'protected']);
    expect(trace.elements).toMatchObject([
      { manifest: null, live: { marks: [{ protect: true }] } },
    ]);
    const { stdout } = await world.headwater('explain', 'orders <- raw_fx');
    expect(stdout).toContain('declared by no manifest');
    expect(stdout).toContain("--allow 'protected=orders <- raw_fx'");
  });

  it('shows a column that does not exist beside one that exists', async () => {
    const world = await worldThat(
      declares(
        orders.replace('total: raw_orders.amount', 'total: [raw_orders.amount, raw_orders.amuont]'),
      ),
    );
    const trace = await explainJson(world, 'orders.total');
    expect(decisions(trace)).toEqual(['create create', 'unresolved']);
    expect(trace.elements[1]).toMatchObject({
      address: 'orders.total <- raw_orders.amuont',
      live: null,
    });
    expect(trace.findings).toMatchObject([{ name: 'unknown-column' }]);
  });

  it('shows a mark that cannot be read, and an edge that exists twice', async () => {
    const broken = rewritten('orders', ({ upstreams, ...rest }) => ({
      ...rest,
      upstreams: [...upstreams, ...upstreams].map((record) => ({
        ...record,
        properties: { headwater: 'nonsense' },
      })),
    }));
    const world = await worldThat(
      applied(declaring('downstream: orders, upstreams: [raw_orders]')),
      broken,
    );
    const trace = await explainJson(world, 'orders <- raw_orders');
    expect(trace.elements).toMatchObject([
      { live: { marks: null, records: [{}, {}] }, decision: { kind: 'unreadable' } },
    ]);
    expect(trace.findings).toMatchObject([{ name: 'mark-unreadable' }]);
  });

  it('exits 1 when the catalog hides the downstream', async () => {
    const world = await worldThat(applied(declaring(orders)));
    await hideEntity(world, urnOf('orders'));
    const trace = await explainJson(world, 'orders <- raw_fx', 1);
    expect(trace).toMatchObject({
      datasets: [{ live: { state: 'unreadable' } }, {}],
      elements: [{ live: null, decision: { kind: 'unreadable-dataset', change: null } }],
    });
    const { code, stdout } = await world.headwater('explain', 'orders.total');
    expect(code).toBe(1);
    expect(stdout).toContain('not shown by the catalog: ');
  });

  it('suggests existing elements for an unknown address, also owned ones that are no longer declared', async () => {
    const world = await worldThat(
      applied(declaring(orders)),
      declares('downstream: mart, upstreams: [sheet]'),
    );
    const { code, stderr } = await world.headwater('explain', 'orders.total <- raw_orders.amuont');
    expect(code).toBe(64);
    expect(stderr).toContain(
      'no pair "orders.total <- raw_orders.amuont" is declared or in the catalog',
    );
    expect(stderr).toContain('did you mean: headwater explain "orders.total <- raw_orders.amount"');
    expect(await world.headwater('explain', 'orders <- mart')).toMatchObject({
      code: 64,
      stderr: expect.stringContaining('no edge'),
    });
  });
});

it('tells a changed transform as one update, with old and new', async () => {
  const world = await worldThat(
    applied(declaring(summed('sum(amount)'))),
    declares(summed('avg(amount)')),
  );
  const { stdout } = await world.headwater('explain', 'orders.total');
  expect(stdout).toContain(
    '    update: it is ours and declared otherwise\n    transform sum(amount) -> avg(amount)\n',
  );
  expect(stdout).not.toMatch(/create:|delete:|a plan would/);
});

import { describe, expect, it } from 'vitest';
import { startProxy } from '../support/kill-proxy.js';
import { declaring } from '../support/scenario-manifests.js';
import { edge, lineage } from '../support/scenario-records.js';
import {
  addedByOurUser,
  anotherStackApplied,
  applied,
  columnsBecame,
  hardDeleted,
  ingested,
  rewritten,
  softDeleted,
} from '../support/scenario-steps.js';
import { urnOf } from '../support/state-builders.js';
import { decisions, declares, orders, type Step, traced, worldThat } from '../support/traced.js';

describe('headwater explain: what explains a decision', () => {
  it.each<[string, readonly Step[], string, readonly string[]]>([
    [
      'co-declared',
      [ingested('orders', lineage([edge('raw_orders')])), declares(orders)],
      'orders <- raw_orders',
      ['co-declared'],
    ],
    [
      'another type, not ours',
      [ingested('orders', lineage([edge('raw_fx')])), declares(orders)],
      'orders <- raw_fx',
      ['differs'],
    ],
    [
      "others'",
      [ingested('orders', lineage([edge('sheet')])), declares(orders)],
      'orders <- sheet',
      ['others'],
    ],
    [
      'ours, declared no more',
      [applied(declaring(orders)), declares('downstream: orders, upstreams: [raw_orders]')],
      'orders <- raw_fx',
      ['delete delete'],
    ],
    [
      'made by our user',
      [addedByOurUser('mart', 'orders'), declares('downstream: mart, upstreams: [orders]')],
      'mart <- orders',
      ['mark mark'],
    ],
    [
      'exclusive',
      [
        ingested('mart', lineage([edge('sheet')])),
        declares('downstream: mart, upstreams: [orders], ownership: exclusive'),
      ],
      'mart <- sheet',
      ['delete delete'],
    ],
    [
      'column of a wildcard',
      [
        applied(
          declaring('downstream: orders, upstreams: [raw_orders], columns: {"*": raw_orders.*}'),
        ),
      ],
      'orders.note',
      ['keep'],
    ],
    [
      'all of a wildcard',
      [
        applied(
          declaring('downstream: orders, upstreams: [raw_orders], columns: {"*": raw_orders.*}'),
        ),
      ],
      'orders.* <- raw_orders.*',
      ['keep', 'keep'],
    ],
  ])('%s', async (_what, steps, address, expected) => {
    expect(decisions(await traced(await worldThat(...steps), address))).toEqual(expected);
  });

  it('is another stack, with the guard that holds it back', async () => {
    const world = await worldThat(
      anotherStackApplied('finance', declaring('downstream: orders, upstreams: [raw_fx]')),
      declares(orders),
    );
    const trace = await traced(world, 'orders <- raw_fx');
    expect(decisions(trace)).toEqual(['foreign']);
    expect(trace.elements).toMatchObject([
      { live: { marks: [{ owner: 'finance', ours: false, edge: true }] } },
    ]);
    expect(trace.guards).toMatchObject([{ guard: 'foreign-owner', address: 'orders <- raw_fx' }]);
    expect((await traced(world, 'orders <- raw_orders')).guards).toEqual([]);
  });

  it('is protection, and what a guard says of the whole plan', async () => {
    const world = await worldThat(applied(declaring(`${orders}, protect: true`)), declares());
    const trace = await traced(world, 'orders <- raw_fx');
    expect(trace.guards.map(({ guard }) => guard)).toEqual(['empty-desired', 'protected']);
    expect(trace.elements).toMatchObject([
      { manifest: null, live: { marks: [{ protect: true }] } },
    ]);
    const { stdout } = await world.headwater('explain', 'orders <- raw_fx');
    expect(stdout).toContain('declared by no manifest');
    expect(stdout).toContain("--allow 'protected=orders <- raw_fx'");
  });

  it('is a dataset that is missing, with the finding', async () => {
    const world = await worldThat(
      declares(orders),
      hardDeleted('raw_fx'),
      softDeleted('raw_orders'),
    );
    const missing = await traced(world, 'orders <- raw_fx');
    expect(missing.datasets[1]?.live?.state).toBe('absent');
    expect(missing.findings).toMatchObject([{ name: 'dataset-missing' }]);
    const soft = await traced(world, 'orders <- raw_orders');
    expect(soft.datasets[1]?.live?.state).toBe('soft-deleted');
    expect(soft.findings).toMatchObject([{ name: 'soft-deleted' }]);
    expect((await world.headwater('explain', 'orders')).stdout).toContain(
      'in the catalog, soft-deleted; no lineage is stored',
    );
  });

  it('is a column that is not found, beside one that is', async () => {
    const world = await worldThat(
      declares(
        orders.replace('total: raw_orders.amount', 'total: [raw_orders.amount, raw_orders.amuont]'),
      ),
    );
    const trace = await traced(world, 'orders.total');
    expect(decisions(trace)).toEqual(['create create', 'unresolved']);
    expect(trace.elements[1]).toMatchObject({
      address: 'orders.total <- raw_orders.amuont',
      live: null,
    });
    expect(trace.findings).toMatchObject([{ name: 'unknown-column' }]);
  });

  it('is a schema without the column, or none at all, or one that spells it out', async () => {
    const gone = await worldThat(applied(declaring(orders)), columnsBecame('raw_orders', 'id'));
    expect((await traced(gone, 'orders.total')).elements).toMatchObject([
      { live: { downstreamColumn: 'exact', upstreamColumn: 'not-there' } },
    ]);
    const sheet = await worldThat(
      declares('downstream: mart, upstreams: [sheet], columns: {id: sheet.id}'),
    );
    expect((await traced(sheet, 'mart.id')).elements).toMatchObject([
      { live: { downstreamColumn: 'exact', upstreamColumn: 'no-schema' } },
    ]);
    const long = '[version=2.0].[type=string].amount';
    const spelled = await worldThat(columnsBecame('raw_orders', long), declares(orders));
    expect((await traced(spelled, 'orders.total <- raw_orders.amount')).elements).toMatchObject([
      { live: { upstreamColumn: 'simplified' } },
    ]);
    await spelled.declare(
      declaring(
        orders.replace('raw_orders.amount', `{from: [{dataset: raw_orders, column: "${long}"}]}`),
      ),
    );
    expect((await traced(spelled, `orders.total <- raw_orders.${long}`)).elements).toMatchObject([
      { live: { upstreamColumn: 'exact' } },
    ]);
    const undeclared = await worldThat(
      applied(declaring(orders)),
      declares('downstream: mart, upstreams: [orders]'),
    );
    expect((await traced(undeclared, 'orders.total')).elements).toMatchObject([
      { live: { downstreamColumn: null, upstreamColumn: null } },
    ]);
  });

  it('is a mark that nobody can read, or an edge that is there twice', async () => {
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
    const trace = await traced(world, 'orders <- raw_orders');
    expect(trace.elements).toMatchObject([
      { live: { marks: null, records: [{}, {}] }, decision: { kind: 'unreadable' } },
    ]);
    expect(trace.findings).toMatchObject([{ name: 'mark-unreadable' }]);
  });

  it('is nothing where the catalog hides the downstream: exit 1', async () => {
    const world = await worldThat(applied(declaring(orders)));
    const hiding = await startProxy(world.url, {
      before: ({ path, body }) =>
        path.includes('/batchGet') && body.includes(urnOf('orders'))
          ? { status: 403, body: { message: 'no' } }
          : undefined,
    });
    world.url = hiding.url;
    const trace = await traced(world, 'orders <- raw_fx', 1);
    expect(trace).toMatchObject({
      datasets: [{ live: { state: 'unreadable' } }, {}],
      elements: [{ live: null, decision: { kind: 'unreadable-dataset', change: null } }],
    });
    const { code, stdout } = await world.headwater('explain', 'orders.total');
    expect(code).toBe(1);
    expect(stdout).toContain('not shown by the catalog: ');
  });

  it('is asked about what is there: what is ours and declared no more may be meant', async () => {
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

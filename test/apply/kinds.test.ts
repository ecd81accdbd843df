import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/model/json.js';
import { undoFromReceipt } from '../../src/plan/undo/undo-from-receipt.js';
import {
  board,
  boards,
  chart,
  charts,
  edge,
  everything,
  extract,
  filled,
  job,
  older,
  orders,
  plain,
  raw,
  read,
  run,
  sales,
  stack,
  stored,
  unit,
  write,
} from '../support/apply/kind-stacks.js';

describe.each(['spec', 'datahub'] as const)('lineage of every kind, dialect %s', (dialect) => {
  it('is created, settles, and leaves with its entries', async () => {
    const catalog = await filled(dialect);
    const first = await run(catalog, everything);
    expect(first.changes).toMatchInlineSnapshot(`
      [
        "create revenue <- other: missing",
        "create revenue <- orders: missing",
        "create revenue.revenue <- orders.total: missing",
        "create sales <- revenue: missing",
        "create sales <- board: missing",
        "create sales <- orders: missing",
        "create orders <- load: missing",
        "create raw <- load: missing",
        "create load <- extract: missing",
        "create load <- raw: missing",
        "create load: orders.total <- raw.amount: missing",
      ]
    `);
    const again = await run(catalog, everything);
    expect(again.changes).toEqual([]);
    const stored = {
      ...(await read(catalog, job, 'dataJobInputOutput')),
      ...(await read(catalog, chart, 'chartInfo', 'inputFields')),
      ...(await read(catalog, sales, 'dashboardInfo')),
    };
    expect(stored).toMatchObject({ chartInfo: charts, dashboardInfo: boards });
    const gone = await run(catalog, stack());
    expect(gone.exitCode).toBe(0);
    expect(await read(catalog, chart, 'chartInfo')).toEqual({ chartInfo: charts });
    expect(await read(catalog, sales, 'dashboardInfo')).toEqual({ dashboardInfo: boards });
    expect(undoFromReceipt(gone.events).units.size).toBe(3);
    const back = await run(catalog, stack(), {
      kind: 'rollback',
      undo: undoFromReceipt(gone.events, true),
    });
    expect(back.exitCode).toBe(0);
    expect((await run(catalog, everything)).changes).toEqual([]);
  });

  it('that was adopted beside an older list leaves only its mark when its entry goes', async () => {
    const catalog = await filled(dialect);
    const before = await older(catalog);
    await run(catalog, plain, { kind: 'adopt' });
    const gone = await run(catalog, stack(unit(job, [edge(extract)])));
    expect(gone.changes).toEqual([
      'mark revenue <- orders: left-to-others',
      'mark sales <- revenue: left-to-others',
      // Its record could carry the mark, and became ours.
      'delete sales <- orders: undeclared',
      // A connector also has it in an older list.
      'mark orders <- load: left-to-others',
      'create load <- extract: missing',
      'mark load <- raw: left-to-others',
    ]);
    expect(await stored(catalog)).toMatchObject({
      chartInfo: before['chartInfo'],
      dashboardInfo: { charts: [chart] },
      dataJobInputOutput: { inputDatasets: [raw], outputDatasets: [orders] },
    });
  });

  it('that was adopted beside an item of an older list outlives the item when it is released', async () => {
    const catalog = await filled(dialect);
    await older(catalog);
    const own = stack(unit(chart, [edge(orders)]));
    await run(catalog, own, { kind: 'adopt' });
    const { chartInfo } = await read(catalog, chart, 'chartInfo');
    await write(catalog, chart, { chartInfo: { ...(chartInfo as JsonObject), inputs: [] } });
    const released = await run(catalog, own, { kind: 'release' });
    expect(released.changes).toEqual(['mark revenue <- orders: released']);
    const left = { destinationUrn: orders, properties: { headwater_beside: '1' } };
    expect(await read(catalog, chart, 'chartInfo')).toMatchObject({
      chartInfo: { inputs: [], inputEdges: [left] },
    });
  });

  it('is taken over whole by exclusive ownership, older lists too', async () => {
    const catalog = await filled(dialect);
    await older(catalog);
    const own = stack(unit(sales, [edge(board)], { ownership: 'exclusive' }));
    const taken = await run(catalog, own);
    expect(taken.changes).toContain('delete sales <- revenue: exclusive');
    expect(await read(catalog, sales, 'dashboardInfo')).toMatchObject({
      dashboardInfo: { charts: [], datasets: [] },
    });
  });
});

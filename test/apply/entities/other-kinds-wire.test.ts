import { describe, expect, it, onTestFinished } from 'vitest';
import { applyPlan } from '../../../src/apply/apply-plan.js';
import type { CatalogWriter } from '../../../src/model/catalog-port.js';
import type { DatasetContent, DesiredState } from '../../../src/model/desired-state.js';
import type { ReceiptEvent } from '../../../src/plan/document/receipt.js';
import { undoFromReceipt } from '../../../src/plan/undo/undo-from-receipt.js';
import { unitPlanner } from '../../../src/plan/unit/unit-planner.js';
import { observe } from '../../../src/tasks/plan/observe.js';
import { startCatalog } from '../../../src/testing.js';
import type { EntityUrn } from '../../../src/urn/entity-urn.js';
import { writer } from '../../catalog/catalog-clients.js';
import { declared, flow, otherKinds, others } from '../../support/model/other-kinds.js';
import { desire, unitOf, urnOf } from '../../support/model/state-builders.js';
import { type PlanExtras, planInput, planOf } from '../../support/plan/plan-of.js';

const content = { title: 'Q3', description: 'by hand', url: 'https://x.example/q3' };

/** Plans and applies over a socket. Undoes the run of a receipt if there is one. */
async function applyOver(
  catalog: CatalogWriter,
  desired: DesiredState,
  undone?: readonly ReceiptEvent[],
) {
  const undo = undone && undoFromReceipt(undone);
  const { observed } = await observe(desired, catalog, { discover: false, undo });
  const more: PlanExtras = undo ? { intent: { kind: 'rollback', undo } } : {};
  const plan = planOf(desired, observed, more);
  const events: ReceiptEvent[] = [];
  const result = await applyPlan(plan, {
    writer: catalog,
    planner: unitPlanner(planInput(desired, observed, more)),
    actor: observed.actor,
    clock: () => 77,
    record: async (event) => void events.push(event),
    progress: () => undefined,
    note: () => undefined,
    signal: new AbortController().signal,
    keepGoing: false,
  });
  return { plan, events, outcomes: result.outcomes.map(({ urn, outcome }) => [urn, outcome]) };
}

describe.each(['spec', 'datahub'] as const)('dialect %s', (dialect) => {
  async function connect() {
    const server = await startCatalog({ dialect });
    onTestFinished(() => server.stop());
    return writer({ url: server.url });
  }

  it.each(otherKinds)('a %s is made, kept in line, taken over and rolled back', async (kind) => {
    const catalog = await connect();
    const urn = others[kind];
    const wanted = (create?: Omit<DatasetContent, 'columns'>) =>
      desire([], [declared(urn, create)]);
    const info = async () => (await catalog.readContents([urn])).get(urn)?.info;
    expect((await applyOver(catalog, wanted(content))).outcomes).toEqual([[urn, 'applied']]);
    const made = await info();
    expect(made?.value).toMatchObject({
      description: 'by hand',
      externalUrl: 'https://x.example/q3',
      customProperties: { headwater: 'shop' },
    });
    expect((await applyOver(catalog, wanted(content))).plan.changes).toEqual([]);
    const changed = await applyOver(catalog, wanted({ title: 'Q4', description: 'new' }));
    expect(changed.outcomes).toEqual([[urn, 'applied']]);
    expect((await info())?.value).toMatchObject({
      description: 'new',
      externalUrl: 'https://x.example/q3',
    });
    const undone = await applyOver(catalog, wanted(), changed.events);
    expect(undone.outcomes).toEqual([[urn, 'applied']]);
    expect((await info())?.value).toEqual(made?.value);
    await takeOver(catalog, urn);
    expect((await applyOver(catalog, wanted({ title: 'Q5' }))).plan.changes).toEqual([]);
  });

  it.each(otherKinds)('a %s is made before its lineage, and an update keeps it', async (kind) => {
    const catalog = await connect();
    const raw = urnOf('raw');
    const value = { removed: false };
    await catalog.propose([
      { urn: raw, aspects: [{ name: 'status', value, ifVersionMatch: '-1' }] },
    ]);
    const unit = { ...unitOf('orders', 'raw'), downstream: others[kind] };
    const wanted = (title: string) => desire([unit], [declared(others[kind], { title })]);
    const upstreams = async () => {
      const reading = (await catalog.readDatasets([others[kind]])).get(others[kind]);
      const records = reading?.kind === 'present' ? reading.lineage.value?.upstreams : undefined;
      return records?.map(({ dataset, properties }) => [dataset, properties?.['headwater']]);
    };
    const made = await applyOver(catalog, wanted('Q3'));
    expect(made.plan.findings.filter(({ level }) => level === 'error')).toEqual([]);
    expect(made.outcomes.map(([, outcome]) => outcome)).toEqual(['applied', 'applied']);
    const marked = [[raw, expect.stringContaining('shop')]];
    expect(await upstreams()).toEqual(marked);
    expect((await applyOver(catalog, wanted('Q3'))).plan.changes).toEqual([]);
    const updated = await applyOver(catalog, wanted('Q4'));
    expect(updated.plan.changes).toMatchObject([{ element: 'dataset', kind: 'update' }]);
    expect(await upstreams()).toEqual(marked);
    const pruned = await applyOver(catalog, { ...wanted('Q4'), units: [] });
    expect(pruned.outcomes).toEqual([[others[kind], 'applied']]);
    expect(
      (await catalog.readContents([others[kind]])).get(others[kind])?.info.value,
    ).toMatchObject({
      [kind === 'job' ? 'name' : 'title']: 'Q4',
    });
  });

  it('the flow of a job is made with it', async () => {
    const catalog = await connect();
    const flowUrn = flow as unknown as EntityUrn;
    const exists = async () => (await catalog.readExistence([flowUrn])).get(flowUrn)?.kind;
    expect(await exists()).toBe('absent');
    await applyOver(catalog, desire([], [declared(others.job, content)]));
    expect(await exists()).toBe('present');
  });
});

/** Writes the content as another writer, who takes our name away. */
async function takeOver(catalog: CatalogWriter, urn: EntityUrn): Promise<void> {
  const info = (await catalog.readContents([urn])).get(urn)?.info;
  const name = `${urn.split(':')[2]}Info`;
  const value = { ...info?.value, customProperties: {} };
  await catalog.propose([{ urn, aspects: [{ name, value, ifVersionMatch: info?.version ?? '' }] }]);
}

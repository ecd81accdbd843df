import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DesiredState } from '../../src/model/desired-state.js';
import type { Plan } from '../../src/plan/document/plan.js';
import type { ReceiptEvent } from '../../src/plan/document/receipt.js';
import { undoFromReceipt } from '../../src/plan/undo/undo-from-receipt.js';
import type { Owner } from '../../src/plan/unit/owner.js';
import { observe as observeCatalog } from '../../src/tasks/plan/observe.js';
import { campaignRuns } from '../campaigns/campaign.js';
import { applyTo, upstreamsIn } from '../support/apply/apply-with.js';
import { type FakeCatalog, fakeCatalog, overwrite } from '../support/apply/fake-catalog.js';
import { elementsOf, othersNameMissingPairs } from '../support/coexistence/lineage-elements.js';
import { downstreams, storeOf, type World, worlds } from '../support/model/lineage-arbitraries.js';
import {
  desire,
  lineageOf,
  present,
  recordOf,
  unitOf,
  urnOf,
} from '../support/model/state-builders.js';
import { type PlanExtras, planOf } from '../support/plan/plan-of.js';

const runs = { numRuns: campaignRuns('rollbacks', { part: 100, whole: 300 }) };

interface Step {
  readonly desired: DesiredState;
  readonly more: PlanExtras;
}

async function applyIn(catalog: FakeCatalog, { desired, more }: Step) {
  const undo = more.intent?.kind === 'rollback' ? more.intent.undo : undefined;
  const { observed } = await observeCatalog(desired, catalog, { discover: !undo, undo });
  const plan = planOf(desired, observed, more);
  return { plan, ...(await applyTo(catalog, { desired, observed, plan, more })) };
}

function elementsIn({ store }: FakeCatalog, owner: Owner): unknown {
  return downstreams.map((name) => elementsOf(urnOf(name), store.lineage(urnOf(name)), owner));
}

function rollbackExtras(
  events: readonly ReceiptEvent[],
  settings: PlanExtras['settings'],
): PlanExtras {
  return {
    intent: { kind: 'rollback', undo: undoFromReceipt(events, true) },
    ...(settings && { settings }),
  };
}

/**
 * Returns true if the plan changes an edge with several records. For these the undo cannot tell
 * which record was removed, nor which type each had. It reports that.
 */
function changesDuplicateEdges({ changes }: Plan, lineage: World['lineage']): boolean {
  return changes.some((change) => {
    if (change.element !== 'edge' || change.kind === 'mark' || change.reason === 'differs')
      return false;
    const name = downstreams.find((one) => urnOf(one) === change.downstream) ?? '';
    return (
      (lineage[name]?.upstreams ?? []).filter(({ dataset }) => dataset === change.upstream).length >
      1
    );
  });
}

describe('apply, then roll back', () => {
  it('restores every element, ours and those of other writers', async () => {
    let undone = 0;
    await fc.assert(
      fc.asyncProperty(worlds, async ({ units, lineage, settings }) => {
        const catalog = fakeCatalog([], storeOf({ units, lineage, settings }));
        // A mark of another stack that names a missing pair keeps the pair, although we create it.
        // No undo removes it.
        const owner = { key: 'shop', formerly: settings.formerly ?? [] };
        if (
          downstreams.some((name) =>
            othersNameMissingPairs(urnOf(name), lineage[name] ?? undefined, owner),
          )
        )
          return;
        const before = elementsIn(catalog, owner);
        const desired = desire(units);
        const applied = await applyIn(catalog, { desired, more: { settings } });
        if (
          !applied.plan.appliable ||
          applied.plan.changes.length === 0 ||
          changesDuplicateEdges(applied.plan, lineage)
        )
          return;
        undone++;
        const back = await applyIn(catalog, {
          desired,
          more: rollbackExtras(applied.events, settings),
        });
        expect(back.plan.findings).toEqual([]);
        expect(
          [...applied.plan.guards, ...back.plan.guards].filter(({ guard }) => guard === 'boundary'),
        ).toEqual([]);
        expect(back.result).toMatchObject({ exitCode: 0 });
        expect(elementsIn(catalog, owner)).toEqual(before);
        expect(
          (await applyIn(catalog, { desired, more: rollbackExtras(applied.events, settings) })).plan
            .changes,
        ).toEqual([]);
      }),
      runs,
    );
    expect(undone).toBeGreaterThan(runs.numRuns / 10);
  });
});

it('a rollback leaves an edge for which another writer has added a record, without our mark', async () => {
  const catalog = fakeCatalog([present('orders'), present('raw')]);
  const desired = desire([{ ...unitOf('orders', 'raw'), ownership: 'exclusive' }]);
  const { events } = await applyIn(catalog, { desired, more: {} });
  const [ours] = upstreamsIn(catalog, 'orders');
  overwrite(catalog, urnOf('orders'), lineageOf(...(ours ? [ours] : []), recordOf('raw')));
  const { result } = await applyIn(catalog, { desired, more: rollbackExtras(events, undefined) });
  expect(
    upstreamsIn(catalog, 'orders').map(({ dataset, properties }) => [dataset, properties]),
  ).toEqual([
    [urnOf('raw'), { source: 'UI' }],
    [urnOf('raw'), undefined],
  ]);
  expect(result.exitCode).toBe(0);
});

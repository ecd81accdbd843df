import { expect } from 'vitest';
import type { ApplyProgress } from '../../src/apply/apply-context.js';
import { type ApplyOutcome, applyPlan } from '../../src/apply/apply-plan.js';
import { upstreamsOf } from '../../src/apply/check-unit.js';
import { HeadwaterError } from '../../src/errors/headwater-error.js';
import type { DatasetReading } from '../../src/model/observed-state.js';
import type { ReceiptEvent } from '../../src/model/receipt.js';
import type { Plan } from '../../src/plan/plan.js';
import { type FakeCatalog, fakeCatalog } from './fake-catalog.js';
import { planOf } from './plan-of.js';
import { type desire, observe, urnOf, us } from './state-builders.js';

export interface Applied {
  readonly plan: Plan;
  readonly catalog: FakeCatalog;
  readonly result: ApplyOutcome;
  readonly events: readonly ReceiptEvent[];
  readonly progress: readonly ApplyProgress[];
}

/** Plans against a fake catalog, sets up what shall go wrong, applies. */
export async function applied(
  desired: ReturnType<typeof desire>,
  readings: readonly (string | DatasetReading)[],
  disturb: (catalog: FakeCatalog) => void = () => undefined,
  signal: AbortSignal = new AbortController().signal,
): Promise<Applied> {
  const observed = observe(...readings);
  const plan = planOf(desired, observed);
  expect(plan.appliable).toBe(true);
  const catalog = fakeCatalog([...observed.datasets.values()].filter(({ kind }) => kind !== 'absent'));
  disturb(catalog);
  const events: ReceiptEvent[] = [];
  const progress: ApplyProgress[] = [];
  const result = await applyPlan(plan, {
    writer: catalog,
    actor: us,
    clock: () => 77,
    record: async (event) => void events.push(event),
    progress: (one) => progress.push(one),
    signal,
  });
  return { plan, catalog, result, events, progress };
}

export function outcomesOf({ outcomes }: ApplyOutcome): readonly string[] {
  return outcomes.map(({ unit, urn, outcome }) => `${unit} ${urn.split(',')[1]} ${outcome}`);
}

export function upstreamNames({ state }: FakeCatalog, name: string): readonly string[] {
  return upstreamsOf(state.get(urnOf(name))).map(({ dataset, type }) => `${dataset.split(',')[1]} ${type}`);
}

/** Faults: an answer that never came, and a refusal. */
export function lost(): never {
  throw new HeadwaterError('catalog-unreachable', 'the connection was cut');
}
export function refuse(): never {
  throw new HeadwaterError('catalog-forbidden', 'not permitted');
}

import { expect } from 'vitest';
import { type ApplyOutcome, applyPlan } from '../../../src/apply/apply-plan.js';
import { HeadwaterError } from '../../../src/errors/headwater-error.js';
import type { DesiredState } from '../../../src/model/desired-state.js';
import type { DatasetReading, ObservedState } from '../../../src/model/observed-state.js';
import type { Progress } from '../../../src/model/progress.js';
import type { UpstreamRecord } from '../../../src/model/upstream-lineage.js';
import { canonicalJson } from '../../../src/plan/document/canonical-json.js';
import type { Plan } from '../../../src/plan/document/plan.js';
import type { ReceiptEvent } from '../../../src/plan/document/receipt.js';
import { unitPlanner } from '../../../src/plan/unit/unit-planner.js';
import { observe as observeCatalog } from '../../../src/tasks/plan/observe.js';
import { present, urnOf } from '../model/state-builders.js';
import { type PlanExtras, planInput, planOf } from '../plan/plan-of.js';
import { type FakeCatalog, fakeCatalog } from './fake-catalog.js';
import { FakeStore } from './fake-store.js';

export interface Applied {
  readonly plan: Plan;
  readonly catalog: FakeCatalog;
  readonly result: ApplyOutcome;
  readonly events: readonly ReceiptEvent[];
  readonly progress: readonly Progress[];
  readonly notes: readonly string[];
}

export interface ApplyOptions {
  /** Sets up the disturbance, between the plan and the apply. */
  readonly disturb?: (catalog: FakeCatalog) => void;
  readonly signal?: AbortSignal;
  readonly keepGoing?: boolean;
  readonly more?: PlanExtras;
  /** Called with each event before it is kept. Throws if the event cannot be recorded. */
  readonly beforeRecord?: (event: ReceiptEvent) => void;
  /** The content of the catalog besides the readings. */
  readonly store?: FakeStore;
  /** True to plan every unit again before and after its write. */
  readonly full?: boolean;
}

/**
 * Plans against a fake catalog as the task does, sets up the disturbance, and applies. A name alone
 * is a dataset without lineage.
 *
 * Does it again with a full plan before and after each write. Both ways must tell the same.
 */
export async function applied(
  desired: DesiredState,
  readings: readonly (string | DatasetReading)[],
  options: ApplyOptions = {},
): Promise<Applied> {
  const { store = new FakeStore() } = options;
  const full = { ...options, store: store.copy(), full: true };
  const usual = await appliedOnce(desired, readings, { ...options, store });
  if (options.signal === undefined && options.beforeRecord === undefined)
    expect(toldOf(usual)).toEqual(toldOf(await appliedOnce(desired, readings, full)));
  return usual;
}

/** Lists what a run says and leaves behind. */
export function toldOf({ result, events, notes, catalog }: Omit<Applied, 'plan'>) {
  const stored = catalog.store.urns().map((urn) => catalog.store.aspect(urn, 'upstreamLineage'));
  return { result, receipt: canonicalJson(events), notes, writes: catalog.writes, stored };
}

async function appliedOnce(
  desired: DesiredState,
  readings: readonly (string | DatasetReading)[],
  options: ApplyOptions & Required<Pick<ApplyOptions, 'store'>>,
): Promise<Applied> {
  const { disturb = () => undefined, more = {}, store } = options;
  const catalog = fakeCatalog(
    readings.map((one) => (typeof one === 'string' ? present(one) : one)),
    store,
  );
  const observed = await observedIn(catalog, desired);
  const plan = planOf(desired, observed, more);
  expect(plan.findings.filter(({ level }) => level === 'error')).toEqual([]);
  disturb(catalog);
  return { plan, ...(await applyTo(catalog, { desired, observed, plan, ...options })) };
}

export interface ApplyRun extends ApplyOptions {
  readonly desired: DesiredState;
  readonly observed: ObservedState;
  readonly plan: Plan;
}

/** Applies an existing plan. */
export async function applyTo(
  catalog: FakeCatalog,
  {
    desired,
    observed,
    plan,
    more = {},
    signal = new AbortController().signal,
    keepGoing = false,
    beforeRecord,
    full,
  }: ApplyRun,
): Promise<Omit<Applied, 'plan'>> {
  const input = planInput(desired, observed, more);
  const [events, progress, notes]: [ReceiptEvent[], Progress[], string[]] = [[], [], []];
  const result = await applyPlan(plan, {
    writer: catalog,
    planner: unitPlanner(input),
    actor: observed.actor,
    clock: () => 77,
    record: async (event) => {
      beforeRecord?.(event);
      events.push(event);
    },
    progress: (one) => progress.push(one),
    note: (line) => void notes.push(line),
    signal,
    keepGoing,
    full,
  });
  return { catalog, result, events, progress, notes };
}

/** Reads the observed state that a plan needs, as the tasks do. */
export async function observedIn(
  catalog: FakeCatalog,
  desired: DesiredState,
): Promise<ObservedState> {
  return (await observeCatalog(desired, catalog, { discover: true })).observed;
}

export function outcomesOf({ outcomes }: ApplyOutcome): readonly string[] {
  return outcomes.map(({ unit, urn, outcome }) => `${unit} ${urn.split(',')[1]} ${outcome}`);
}

/** Describes each requested write, as `propose orders view`. */
export function writesOf({ writes }: FakeCatalog): readonly string[] {
  return writes.map(({ call, urns }) => [call, ...urns.map((urn) => urn.split(',')[1])].join(' '));
}

export function upstreamsIn({ store }: FakeCatalog, name: string): readonly UpstreamRecord[] {
  return store.lineage(urnOf(name))?.upstreams ?? [];
}

/**
 * Describes each upstream record as `raw TRANSFORMED`, or `raw TRANSFORMED shop` if it carries the
 * stack's mark.
 */
export function upstreamNames(catalog: FakeCatalog, name: string): readonly string[] {
  return upstreamsIn(catalog, name).map(({ dataset, type, properties }) => {
    const owners = Object.keys(JSON.parse(properties?.['headwater'] ?? '{}') as object);
    return [dataset.split(',')[1], type, ...owners].join(' ');
  });
}

/** Fault: an answer that never arrived. */
export function loseAnswer(): never {
  throw new HeadwaterError('catalog-unreachable', 'the connection was cut');
}
export function refuse(): never {
  throw new HeadwaterError('catalog-forbidden', 'not permitted');
}

import type { Finding } from '../../../src/errors/finding.js';
import { DEFAULT_COLUMN_SETTINGS } from '../../../src/model/column-settings.js';
import type { DesiredState } from '../../../src/model/desired-state.js';
import type { ObservedState } from '../../../src/model/observed-state.js';
import { buildPlan } from '../../../src/plan/build-plan.js';
import type { Plan } from '../../../src/plan/document/plan.js';
import type { PlanInput, PlanSettings } from '../../../src/plan/plan-input.js';
import { compareReading } from '../../../src/plan/unit/compare-unit.js';
import { toOwner } from '../../../src/plan/unit/owner.js';
import { SYNC } from '../../../src/plan/unit/plan-intent.js';
import { chooseWay, type WriteSetting } from '../../../src/plan/write-way.js';

export type PlanExtras = Partial<Omit<PlanInput, 'settings'>> & {
  readonly settings?: StatedPlanSettings;
};

/** `writes` decides the way at a catalog whose mutation is atomic. Default: `auto`. */
export type StatedPlanSettings = Partial<PlanSettings> & { readonly writes?: WriteSetting };

/**
 * Makes a plan. Defaults fill in every input that the test does not give. Throws if the plan that
 * compares first differs from the plan that sends everything through the planner.
 */
export function planOf(
  desired: DesiredState,
  observed: ObservedState,
  more: PlanExtras = {},
): Plan {
  const input = planInput(desired, observed, more);
  const plan = buildPlan(input);
  const compared = buildPlan({ ...input, observed: comparedState(input) });
  if (JSON.stringify(compared) !== JSON.stringify(plan))
    throw new Error(`the two ways differ: ${JSON.stringify(compared)} ${JSON.stringify(plan)}`);
  return plan;
}

/** The observed state with every equal aspect forgotten. Only a sync compares. */
export function comparedState(input: PlanInput): ObservedState {
  const { desired, observed, target, settings, intent = SYNC } = input;
  if (intent.kind !== 'sync') return observed;
  const units = new Map(desired.units.map((unit) => [unit.downstream, unit]));
  const owner = toOwner({ ...target, formerly: settings.formerly });
  const datasets = [...observed.datasets].map(
    ([urn, reading]) => [urn, compareReading(reading, units.get(urn), owner)] as const,
  );
  return { ...observed, datasets: new Map(datasets) };
}

/** The same input for tests that call the planner of single downstreams. */
export function planInput(
  desired: DesiredState,
  observed: ObservedState,
  more: PlanExtras = {},
): PlanInput {
  const { writes = 'auto', ...settings } = more.settings ?? {};
  return {
    tool: { name: 'headwater', version: '0.0.0' },
    target: { origin: 'http://127.0.0.1:8080', stack: 'shop', target: null },
    source: { commit: null, dirty: null, files: [], receipt: null },
    desired,
    observed,
    overriding: [],
    findings: [],
    known: [],
    way: chooseWay(writes, { atomicMutation: true, conditions: true }),
    ...more,
    settings: {
      ownership: 'shared',
      rules: {},
      formerly: [],
      columns: DEFAULT_COLUMN_SETTINGS,
      prune: true,
      limits: { percent: 20, count: 50 },
      allowances: [],
      sensitive: [],
      ...settings,
    },
  };
}

/** Formats each change, for example `create orders <- raw_orders`. */
export function changesOf({ changes }: Plan): readonly string[] {
  return changes.map(({ kind, address }) => `${kind} ${address}`);
}

/** Formats each finding, for example `dataset-missing error`. */
export function namesOf(findings: readonly Finding[]): readonly string[] {
  return findings.map(({ name, level }) => `${name} ${level}`);
}

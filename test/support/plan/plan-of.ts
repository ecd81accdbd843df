import type { Finding } from '../../../src/errors/finding.js';
import { DEFAULT_COLUMN_SETTINGS } from '../../../src/model/column-settings.js';
import type { DesiredState } from '../../../src/model/desired-state.js';
import type { ObservedState } from '../../../src/model/observed-state.js';
import { buildPlan } from '../../../src/plan/build-plan.js';
import type { Plan } from '../../../src/plan/document/plan.js';
import type { PlanInput, PlanSettings } from '../../../src/plan/plan-input.js';
import { chooseWay, type WriteSetting } from '../../../src/plan/write-way.js';

export type PlanExtras = Partial<Omit<PlanInput, 'settings'>> & {
  readonly settings?: StatedPlanSettings;
};

/** `writes` decides the way at a catalog whose mutation is atomic. Default: `auto`. */
export type StatedPlanSettings = Partial<PlanSettings> & { readonly writes?: WriteSetting };

/** Makes a plan. Defaults fill in every input that the test does not give. */
export function planOf(
  desired: DesiredState,
  observed: ObservedState,
  more: PlanExtras = {},
): Plan {
  return buildPlan(planInput(desired, observed, more));
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

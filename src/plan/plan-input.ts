import type { Finding } from '../errors/finding.js';
import type { DesiredState } from '../model/desired-state.js';
import type { Allowance, DeleteLimits } from '../model/guard.js';
import type { ObservedState } from '../model/observed-state.js';
import type { RuleLevels } from '../model/rule-levels.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import type { Surroundings } from './impact/surroundings.js';
import type { PlanIntent } from './intent.js';
import type { PlanSource, ToolVersion } from './plan.js';
import type { WriteRoute } from './plan-writes.js';
import type { Scope } from './scope/scope.js';
import type { OverridingDataset } from './summary-findings.js';
import type { UnitSettings } from './unit-planner.js';

/** Everything that a plan is made of. */
export interface PlanInput {
  readonly tool: ToolVersion;
  readonly target: { readonly origin: string; readonly stack: string; readonly target: string | null };
  readonly source: PlanSource;
  readonly desired: DesiredState;
  readonly observed: ObservedState;
  /** Datasets that state themselves what the target would set. Empty without a target. */
  readonly overriding: readonly OverridingDataset[];
  /** Findings from reading the manifests, which the plan carries along. */
  readonly findings: readonly Finding[];
  /** Datasets known to exist, among which missing ones may have their near misses. */
  readonly known: readonly DatasetUrn[];
  readonly settings: PlanSettings;
  /** Default: `sync`. */
  readonly intent?: PlanIntent;
  /** What the plan is limited to. Default: nothing limits it. */
  readonly scope?: Scope | null;
  /** What was read around the changes. Default: nothing, as for a first look at what changes at all. */
  readonly surroundings?: Surroundings;
  /** Identities of elements that are left as they are, whatever is declared of them. Default: none. */
  readonly held?: ReadonlySet<string>;
}

/** The settings of the stack and the flags of the run, as far as they bear on a plan. */
export interface PlanSettings extends UnitSettings {
  /** `proposals` sends everything as conditional rewrites. */
  readonly writes: WriteRoute;
  readonly limits: DeleteLimits;
  /** Why `mass-delete` was lifted when this rollback was planned and saved. Default: it was not. */
  readonly undoConsent?: string | undefined;
  /** Guards that are lifted, by flag or by settings that still hold. */
  readonly allowances: readonly Allowance[];
  /** Levels of the findings of a plan, by the setting `rules`. */
  readonly rules: RuleLevels;
  /** Urns of tags and glossary terms that columns do not come to be derived from without a word. */
  readonly sensitive: readonly string[];
}

import type { Finding } from '../errors/finding.js';
import type { Allowance, DeleteLimits } from '../model/allowance.js';
import type { DesiredState, OverridingDataset } from '../model/desired-state.js';
import type { LineageTest } from '../model/lineage-test.js';
import type { ObservedState } from '../model/observed-state.js';
import type { RuleLevels } from '../model/rule-levels.js';
import type { EntityUrn } from '../urn/entity-urn.js';
import type { PlanSource, ToolVersion, WriteWay } from './document/plan.js';
import type { Surroundings } from './impact/surroundings.js';
import type { Scope } from './scope/scope.js';
import type { ReadLineage } from './tests/read-lineage.js';
import type { PlanIntent } from './unit/plan-intent.js';
import type { UnitSettings } from './unit/planned-unit.js';

export interface PlanInput {
  readonly tool: ToolVersion;
  readonly target: {
    readonly origin: string;
    readonly stack: string;
    readonly target: string | null;
  };
  readonly source: PlanSource;
  readonly desired: DesiredState;
  readonly observed: ObservedState;
  /** Datasets that state properties that the target would set. Empty without a target. */
  readonly overriding: readonly OverridingDataset[];
  /** Findings from reading the manifests. The plan includes them. */
  readonly findings: readonly Finding[];
  /** Known datasets. The plan searches them for near misses of missing datasets. */
  readonly known: readonly EntityUrn[];
  readonly settings: PlanSettings;
  /** Default: `sync`. */
  readonly intent?: PlanIntent;
  /** The scope of the plan. Default: no limit. */
  readonly scope?: Scope | null;
  /**
   * The lineage around the changes. Default: none, as in a first pass that only finds the changes.
   */
  readonly surroundings?: Surroundings;
  /** The way of the writes. Default: the way for an unknown catalog. */
  readonly way?: WriteWay;
  /**
   * Identities of elements that the plan leaves unchanged, whatever the manifests declare. Default:
   * none.
   */
  readonly held?: ReadonlySet<string>;
  /** The lineage tests to run. Default: none. */
  readonly tests?: PlannedTests | undefined;
}

/** The lineage tests of a stack, and what was read for them beside the observed state. */
export interface PlannedTests extends ReadLineage {
  /** Not empty. */
  readonly tests: readonly LineageTest[];
  /**
   * True if a finding reports every violation. Default: the guard `test` reports the violations that
   * the plan makes.
   */
  readonly everyFinding?: boolean;
}

/** The settings of the stack and the flags of the run that affect a plan. */
export interface PlanSettings extends UnitSettings {
  readonly limits: DeleteLimits;
  /**
   * The reason that lifted `mass-delete` when this rollback was planned and saved. Default: nothing
   * lifted it.
   */
  readonly undoConsent?: string | undefined;
  /** Guards that a flag or an unexpired allowance of the settings lifts. */
  readonly allowances: readonly Allowance[];
  /** Levels of the findings, from the setting `rules`. */
  readonly rules: RuleLevels;
  /**
   * Urns of tags and glossary terms. A guard trips if a column becomes derived from a column that
   * has one of them.
   */
  readonly sensitive: readonly string[];
}

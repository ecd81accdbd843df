import type { FindingLevel } from '../errors/code-entry.js';
import { compareText } from '../errors/compare-text.js';
import { type Finding, finding, hasErrors } from '../errors/finding.js';
import type { DesiredState } from '../model/desired-state.js';
import type { Allowance, DeleteLimits } from '../model/guard.js';
import type { ObservedState } from '../model/observed-state.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import { describeDataset } from './address-book.js';
import { type Change, changedDataset, type DatasetChange } from './change.js';
import { datasetChanges } from './dataset-changes.js';
import { checkNeeds, needsOf } from './dataset-needs.js';
import { effectDigest } from './effect-digest.js';
import { evaluateGuards, type GuardVerdict } from './guards/evaluate-guards.js';
import { type PlanIntent, SYNC } from './intent.js';
import type { PlannedUnit } from './lineage/decided-unit.js';
import { PLAN_FORMAT_VERSION, type Plan, type PlanSource, type ToolVersion } from './plan.js';
import { discoveryFindings, type OverridingDataset, overridingFindings, unitFindings } from './plan-findings.js';
import { summarize } from './plan-summary.js';
import { planWrites, type WriteRoute } from './plan-writes.js';
import { plannedDownstreams } from './planned-downstreams.js';
import { planScope } from './scope/plan-scope.js';
import { isWithin, type Scope } from './scope/scope.js';
import { stillDeclared } from './still-declared.js';
import { datasetsOf } from './undo/datasets-of.js';
import { undoDatasets } from './undo/undo-datasets.js';
import { overtakenElements, undoneDatasetFindings } from './undo/undo-findings.js';
import { type UnitPlanner, type UnitSettings, unitPlanner } from './unit-planner.js';

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
  /** Identities of elements that are left as they are, whatever is declared of them. Default: none. */
  readonly held?: ReadonlySet<string>;
}

/** The settings of the stack and the flags of the run, as far as they bear on a plan. */
export interface PlanSettings extends UnitSettings {
  /** `proposals` sends everything as conditional rewrites. */
  readonly writes: WriteRoute;
  readonly limits: DeleteLimits;
  /** Guards that are lifted, by flag or by settings that still hold. */
  readonly allowances: readonly Allowance[];
  /** Level of the rule `soft-deleted`. */
  readonly softDeleted: FindingLevel | 'off';
}

/** Compares the desired with the observed state. The same input gives the same plan, byte for byte. */
export function buildPlan(input: PlanInput): Plan {
  const { desired, observed, tool, source, settings, intent = SYNC, scope = null } = input;
  const planner = unitPlanner(input);
  const downstreams = plannedDownstreams(intent, { desired, observed, owner: planner.owner });
  const within = downstreams.filter((urn) => isWithin(scope, urn));
  const units = within.map((urn) => planner.plan(urn, observed.datasets.get(urn)));
  const datasets = plannedDatasets(intent, input, planner).filter(({ urn }) => isWithin(scope, urn));
  const writable = units.filter(({ downstream }) => observed.datasets.get(downstream)?.kind !== 'unknown');
  const changes = sortChanges([...datasets, ...writable.flatMap((unit) => unit.changes)]);
  const findings = planFindings(input, units, planner);
  const appliable = !hasErrors(findings);
  const guards = planGuards(input, { units: writable, changes, planner, appliable });
  const target = { ...input.target, actor: observed.actor };
  return {
    formatVersion: PLAN_FORMAT_VERSION,
    tool,
    target,
    intent: intent.kind,
    source,
    scope: planScope(scope, downstreams),
    changes,
    writes: planWrites({ datasets, units: writable, observed, owner: planner.owner, route: settings.writes }),
    findings,
    guards,
    summary: summarize(changes, units),
    appliable,
    digests: { effect: effectDigest({ target, intent: intent.kind, changes, guards }) },
  };
}

interface Planned {
  readonly units: readonly PlannedUnit[];
  readonly changes: readonly Change[];
  readonly planner: UnitPlanner;
  readonly appliable: boolean;
}

function planGuards(input: PlanInput, { planner, ...planned }: Planned): readonly GuardVerdict[] {
  const { desired, observed, settings, intent = SYNC, scope = null } = input;
  const { owner, book } = planner;
  const { limits, allowances } = settings;
  // Whether anything is declared at all does not depend on what the plan is limited to.
  const declaresLineage = desired.units.length > 0;
  return evaluateGuards({ ...planned, intent: intent.kind, declaresLineage, limits, owner, book, observed, scope }, allowances);
}

/** What a plan of datasets themselves is made for: declared ones are made, and what an apply did to them is undone. */
function plannedDatasets(intent: PlanIntent, { desired, observed, held }: PlanInput, planner: UnitPlanner): readonly DatasetChange[] {
  switch (intent.kind) {
    case 'sync':
      return datasetChanges(desired, observed, { ...planner, held });
    case 'rollback':
      return undoDatasets(intent.undo.datasets, observed, { ...planner, held });
    case 'adopt':
    case 'release':
      return [];
  }
}

function planFindings(input: PlanInput, units: readonly PlannedUnit[], planner: UnitPlanner): readonly Finding[] {
  const { book } = planner;
  const { desired, observed, known, settings, intent = SYNC, scope = null } = input;
  const needs = units.flatMap(needsOf);
  const existence = checkNeeds(needs, {
    datasets: desired.datasets,
    observed,
    book,
    known,
    softDeleted: settings.softDeleted,
    scope,
  });
  const all = [
    ...input.findings,
    ...existence,
    ...units.flatMap((unit) => unitFindings(unit, book)),
    ...unreadable(input, new Set(needs.map(({ urn }) => urn))),
    ...intentFindings(intent, { input, units, planner }),
    ...overridingFindings(overridingWithin(input, units), book),
  ];
  // Not by place: a plan must not depend on how the manifests are laid out.
  return all.sort((a, b) => compareText(a.code, b.code) || compareText(a.message, b.message));
}

interface IntentInput {
  readonly input: PlanInput;
  readonly units: readonly PlannedUnit[];
  readonly planner: UnitPlanner;
}

/** What there is to say for one intent alone. */
function intentFindings(intent: PlanIntent, { input, units, planner }: IntentInput): readonly Finding[] {
  const { observed, settings, scope = null } = input;
  switch (intent.kind) {
    case 'sync':
      return discoveryFindings(observed.discovered, settings.prune);
    case 'adopt':
      return [];
    case 'release':
      return [
        ...discoveryFindings(observed.discovered, true),
        ...units.flatMap((unit) =>
          stillDeclared(unit, { ...planner, desired: input.desired, actor: observed.actor, ownership: settings.ownership }),
        ),
      ];
    case 'rollback':
      return [
        ...units.flatMap((unit) => overtakenElements(unit, planner.book)),
        ...undoneDatasetFindings(
          intent.undo.datasets.filter(({ urn }) => isWithin(scope, urn)),
          observed,
          planner,
        ),
      ];
  }
}

/** A dataset that nobody shows us may hold what is ours. Of those that lineage is declared of it is said elsewhere. */
function unreadable(input: PlanInput, said: ReadonlySet<DatasetUrn>): readonly Finding[] {
  const { intent = SYNC, desired, observed, scope = null } = input;
  const asked = askedDatasets(intent, desired);
  const isAsked = (urn: DatasetUrn) => !said.has(urn) && asked?.has(urn) !== false && isWithin(scope, urn);
  return [...observed.datasets.values()].flatMap((reading) => {
    if (reading.kind !== 'unknown' || !isAsked(reading.urn)) return [];
    const message = `${describeDataset(reading.urn)} has lineage that the catalog does not show, and some of it may be ours: ${reading.why}`;
    return [finding('dataset-unreadable', { message })];
  });
}

/** The datasets that a plan has to see; undefined for all that were looked at. */
function askedDatasets(intent: PlanIntent, { units }: DesiredState): ReadonlySet<DatasetUrn> | undefined {
  switch (intent.kind) {
    case 'sync':
    case 'release':
      return undefined;
    case 'adopt':
      return new Set(units.map(({ downstream }) => downstream));
    case 'rollback':
      return new Set(datasetsOf(intent.undo));
  }
}

/** A dataset that is only an upstream of what is planned is of interest too. */
function overridingWithin({ overriding, scope = null }: PlanInput, units: readonly PlannedUnit[]): readonly OverridingDataset[] {
  const upstreams = new Set(units.flatMap(({ unit }) => (unit?.edges ?? []).map(({ upstream }) => upstream)));
  return overriding.filter(({ urn }) => isWithin(scope, urn) || upstreams.has(urn));
}

function sortChanges(changes: readonly Change[]): readonly Change[] {
  // Stable: within a downstream, a created dataset stays before its edges, and an edge before its pairs.
  return [...changes].sort((a, b) => compareText(changedDataset(a), changedDataset(b)));
}

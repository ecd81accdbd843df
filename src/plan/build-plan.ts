import type { FindingLevel } from '../errors/code-entry.js';
import { compareText } from '../errors/compare-text.js';
import { type Finding, finding, hasErrors } from '../errors/finding.js';
import type { DesiredState } from '../model/desired-state.js';
import type { Allowance, DeleteLimits } from '../model/guard.js';
import type { ObservedState } from '../model/observed-state.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import { describeDataset } from './address-book.js';
import { type Change, changedDataset } from './change.js';
import { datasetChanges } from './dataset-changes.js';
import { checkNeeds, needsOf } from './dataset-needs.js';
import { effectDigest } from './effect-digest.js';
import { evaluateGuards, type GuardVerdict } from './guards/evaluate-guards.js';
import type { PlannedUnit } from './lineage/decided-unit.js';
import { markedEdges } from './lineage/marked-edges.js';
import type { Owner } from './lineage/owner.js';
import { PLAN_FORMAT_VERSION, type Plan, type PlanSource, type ToolVersion } from './plan.js';
import { discoveryFindings, type OverridingDataset, overridingFindings, unitFindings } from './plan-findings.js';
import { summarize } from './plan-summary.js';
import { planWrites, type WriteRoute } from './plan-writes.js';
import { planScope } from './scope/plan-scope.js';
import { isWithin, type Scope } from './scope/scope.js';
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
  const { desired, observed, tool, source, settings, scope = null } = input;
  const planner = unitPlanner(input);
  const downstreams = plannedDownstreams(desired, observed, planner.owner);
  const within = downstreams.filter((urn) => isWithin(scope, urn));
  const units = within.map((urn) => planner.plan(urn, observed.datasets.get(urn)));
  const datasets = datasetChanges(desired, observed, { ...planner, held: input.held }).filter(({ urn }) => isWithin(scope, urn));
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
    intent: 'sync',
    source,
    scope: planScope(scope, downstreams),
    changes,
    writes: planWrites({ datasets, units: writable, observed, owner: planner.owner, route: settings.writes }),
    findings,
    guards,
    summary: summarize(changes, units),
    appliable,
    digests: { effect: effectDigest({ target, intent: 'sync', changes, guards }) },
  };
}

interface Planned {
  readonly units: readonly PlannedUnit[];
  readonly changes: readonly Change[];
  readonly planner: UnitPlanner;
  readonly appliable: boolean;
}

function planGuards(input: PlanInput, { planner, ...planned }: Planned): readonly GuardVerdict[] {
  const { desired, observed, settings, scope = null } = input;
  const { owner, book } = planner;
  const { limits, allowances } = settings;
  // Whether anything is declared at all does not depend on what the plan is limited to.
  const declaresLineage = desired.units.length > 0;
  return evaluateGuards({ ...planned, declaresLineage, limits, owner, book, observed, scope }, allowances);
}

/** The downstreams that manifests declare, and those where our mark was found, or one that nobody can read. Sorted. */
function plannedDownstreams({ units }: DesiredState, { datasets }: ObservedState, owner: Owner): readonly DatasetUrn[] {
  const declared = units.map(({ downstream }) => downstream);
  const marked = [...datasets.values()].filter((reading) => markedEdges(reading, owner).length > 0).map(({ urn }) => urn);
  return [...new Set([...declared, ...marked])].sort(compareText);
}

function planFindings(input: PlanInput, units: readonly PlannedUnit[], { book }: UnitPlanner): readonly Finding[] {
  const { desired, observed, known, settings, scope = null } = input;
  const existence = checkNeeds(units.flatMap(needsOf), {
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
    ...unreadable(desired, observed, scope),
    ...discoveryFindings(observed.discovered, settings.prune),
    ...overridingFindings(overridingWithin(input, units), book),
  ];
  // Not by place: a plan must not depend on how the manifests are laid out.
  return all.sort((a, b) => compareText(a.code, b.code) || compareText(a.message, b.message));
}

/** A dataset that discovery nominated and that nobody shows us may hold what is ours. */
function unreadable({ datasets }: DesiredState, observed: ObservedState, scope: Scope | null): readonly Finding[] {
  const named = new Set(datasets.map(({ urn }) => urn));
  return [...observed.datasets.values()].flatMap((reading) => {
    if (reading.kind !== 'unknown' || named.has(reading.urn) || !isWithin(scope, reading.urn)) return [];
    const message = `${describeDataset(reading.urn)} has lineage that the catalog does not show, and some of it may be ours: ${reading.why}`;
    return [finding('dataset-unreadable', { message })];
  });
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

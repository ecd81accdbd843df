import { compareText } from '../errors/compare-text.js';
import { hasErrors } from '../errors/finding.js';
import type { DesiredState, DesiredUnit } from '../model/desired-state.js';
import type { ObservedState } from '../model/observed-state.js';
import type { EntityUrn } from '../urn/entity-urn.js';
import { datasetChanges } from './dataset/dataset-changes.js';
import { type Change, type DatasetChange, sortByDataset } from './document/change.js';
import { type GuardVerdict, PLAN_FORMAT_VERSION, type Plan } from './document/plan.js';
import { effectDigest } from './document/plan-digest.js';
import type { TestOutcome } from './document/test-outcome.js';
import { evaluateGuards } from './guards/evaluate-guards.js';
import { undoAllowances } from './guards/mass-delete.js';
import { assessImpact } from './impact/assess-impact.js';
import type { AssessedImpact } from './impact/column-impact.js';
import { sensitiveDifferences } from './impact/sensitive-differences.js';
import { NO_SURROUNDINGS } from './impact/surroundings.js';
import { planFindings } from './plan-findings.js';
import type { PlanInput } from './plan-input.js';
import { summarize } from './plan-summary.js';
import { planWrites } from './plan-writes.js';
import { runPlannedTests } from './planned-tests.js';
import { isWithin, summarizeScope } from './scope/scope.js';
import { undoDatasets } from './undo/undo-datasets.js';
import { isSound } from './unit/compare-unit.js';
import { markedUpstreams } from './unit/observe-unit.js';
import type { Owner } from './unit/owner.js';
import { type PlanIntent, SYNC } from './unit/plan-intent.js';
import type { PlannedUnit, PlannedUnits, UnitPlanner } from './unit/planned-unit.js';
import { unitPlanner } from './unit/unit-planner.js';
import { CONDITIONAL_WAY } from './write-way.js';

/**
 * Compares the desired with the observed state. The same input gives the same plan, byte for byte.
 */
export function buildPlan(input: PlanInput): Plan {
  return completePlan(input, planElements(input));
}

/** The planned elements: a plan before its findings, guards and impact are computed. */
export interface PlannedElements extends PlannedUnits {
  readonly planner: UnitPlanner;
  /** Downstreams that the intent covers, inside and outside the scope. */
  readonly downstreams: readonly EntityUrn[];
  /** Units whose downstream the catalog showed. */
  readonly writable: readonly PlannedUnit[];
  readonly datasets: readonly DatasetChange[];
  readonly changes: readonly Change[];
  /** The outcomes of the lineage tests. They do not depend on the surroundings or the way. */
  readonly tests: readonly TestOutcome[];
}

/**
 * Plans the elements. Ignores the surroundings of the input, because the changes decide which
 * surroundings are read.
 */
export function planElements(input: PlanInput): PlannedElements {
  const { desired, observed, intent = SYNC, scope = null } = input;
  const planner = unitPlanner(input);
  const downstreams = plannedDownstreams(intent, { desired, observed, owner: planner.owner });
  const within = downstreams.filter((urn) => isWithin(scope, urn));
  const isCompared = intent.kind === 'sync' && (input.held?.size ?? 0) === 0;
  const equal = isCompared ? within.flatMap((urn) => equalUnit(urn, observed, planner) ?? []) : [];
  const counted = new Set(equal.map(({ downstream }) => downstream));
  const units = within
    .filter((urn) => !counted.has(urn))
    .map((urn) => planner.plan(urn, observed.datasets.get(urn)));
  const datasets = planDatasetChanges(intent, input, planner).filter(({ urn }) =>
    isWithin(scope, urn),
  );
  const writable = units.filter(
    ({ downstream }) => observed.datasets.get(downstream)?.kind !== 'unknown',
  );
  const changes = sortByDataset([...datasets, ...writable.flatMap((unit) => unit.changes)]);
  const tests = runPlannedTests(input, { units: writable, datasets }, planner.book);
  return { planner, downstreams, units, equal, writable, datasets, changes, tests };
}

/** Returns the declaration of a downstream that equals it, if the planner has nothing to report. */
function equalUnit(
  urn: EntityUrn,
  observed: ObservedState,
  { findSchema }: UnitPlanner,
): DesiredUnit | undefined {
  const reading = observed.datasets.get(urn);
  const equal = reading?.kind === 'present' ? reading.equal : undefined;
  return equal && isSound(equal, observed, findSchema) ? equal : undefined;
}

/**
 * Completes a plan. The elements must come from the same input; only its surroundings may differ.
 */
export function completePlan(
  input: PlanInput,
  { planner, downstreams, units, equal, writable, datasets, changes, tests }: PlannedElements,
): Plan {
  const {
    observed,
    tool,
    source,
    settings,
    intent = SYNC,
    scope = null,
    surroundings = NO_SURROUNDINGS,
    way = CONDITIONAL_WAY,
  } = input;
  const elements = { planner, units: writable, equal, changes };
  const findings = planFindings(input, { units, equal, tests }, planner);
  const appliable = !hasErrors(findings);
  const assessed = assessImpact({
    changes,
    datasets: observed.datasets,
    schemas: observed.schemas,
    surroundings,
    book: planner.book,
    watches: settings.sensitive.length > 0,
  });
  const guards = planGuards(input, elements, { appliable, assessed, tests });
  const target = { ...input.target, actor: observed.actor };
  return {
    kind: 'plan',
    formatVersion: PLAN_FORMAT_VERSION,
    tool,
    target,
    base: null,
    intent: intent.kind,
    source,
    scope: summarizeScope(scope, downstreams),
    changes,
    writes: planWrites({ datasets, units: writable, observed, owner: planner.owner, way }),
    way: writable.some((unit) => unit.changes.length > 0) ? way : null,
    findings,
    guards,
    ...(input.tests && { tests }),
    impact: assessed.impact,
    summary: summarize(changes, { units, equal }, downstreams),
    appliable,
    digests: { effect: effectDigest({ target, intent: intent.kind, changes, guards }) },
  };
}

/** The results about a plan that its guards judge. */
interface PlanChecks {
  readonly appliable: boolean;
  readonly assessed: AssessedImpact;
  readonly tests: readonly TestOutcome[];
}

function planGuards(
  { desired, observed, settings, intent = SYNC, scope = null, ...input }: PlanInput,
  {
    planner,
    units,
    equal,
    changes,
  }: Pick<PlannedElements, 'planner' | 'units' | 'equal' | 'changes'>,
  { appliable, assessed, tests }: PlanChecks,
): readonly GuardVerdict[] {
  const { owner, book } = planner;
  const { limits, allowances, sensitive: watched } = settings;
  const { surroundings = NO_SURROUNDINGS } = input;
  const context = {
    ...{ units, equal, changes, appliable, limits, owner, book, observed, scope, tests },
    intent: intent.kind,
    // Ignores the scope: the guard asks if the manifests declare any lineage at all.
    declaresLineage: desired.units.length > 0,
    sensitive: sensitiveDifferences(assessed, { watched, surroundings, book }),
  };
  const consented = undoAllowances(context, intent, settings.undoConsent);
  return evaluateGuards(context, [...allowances, ...consented]);
}

/**
 * Plans changes of datasets themselves. A sync creates declared datasets. A rollback undoes what an
 * apply did to them.
 */
function planDatasetChanges(
  intent: PlanIntent,
  { desired, observed, held }: PlanInput,
  planner: UnitPlanner,
): readonly DatasetChange[] {
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

interface PlannedStates {
  readonly desired: DesiredState;
  readonly observed: ObservedState;
  readonly owner: Owner;
}

/** Lists the downstreams that a plan of an intent covers. Sorted. */
function plannedDownstreams(intent: PlanIntent, states: PlannedStates): readonly EntityUrn[] {
  return [...new Set(findDownstreams(intent, states))].sort(compareText);
}

function findDownstreams(intent: PlanIntent, states: PlannedStates): readonly EntityUrn[] {
  switch (intent.kind) {
    case 'sync':
      return [...declaredDownstreams(states), ...markedDownstreams(states)];
    case 'adopt':
      return declaredDownstreams(states);
    case 'release':
      return markedDownstreams(states);
    case 'rollback':
      return [...intent.undo.units.keys()];
  }
}

function declaredDownstreams({ desired }: PlannedStates): readonly EntityUrn[] {
  return desired.units.map(({ downstream }) => downstream);
}

/** Downstreams that carry our mark or an unreadable mark. */
function markedDownstreams({ observed, owner }: PlannedStates): readonly EntityUrn[] {
  return [...observed.datasets.values()]
    .filter((reading) => markedUpstreams(reading, owner).length > 0)
    .map(({ urn }) => urn);
}

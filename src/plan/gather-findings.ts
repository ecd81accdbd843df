import { compareText } from '../errors/compare-text.js';
import { type Finding, finding } from '../errors/finding.js';
import type { DesiredState } from '../model/desired-state.js';
import { applyRuleLevels } from '../model/rule-levels.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import { describeDataset } from './address-book.js';
import { checkNeeds, needsOf } from './dataset-needs.js';
import { type PlanIntent, SYNC } from './intent.js';
import type { PlannedUnit } from './lineage/decided-unit.js';
import { discoveryFindings, unitFindings } from './plan-findings.js';
import type { PlanInput } from './plan-input.js';
import { isWithin } from './scope/scope.js';
import { stillDeclared } from './still-declared.js';
import { claimFindings, coDeclaredFindings, type OverridingDataset, overridingFindings } from './summary-findings.js';
import { datasetsOf } from './undo/datasets-of.js';
import { overtakenElements, undoneDatasetFindings } from './undo/undo-findings.js';
import type { UnitPlanner } from './unit-planner.js';

/** All that is found of a plan: in the manifests, against the catalog, and for its intent. Sorted by code and message. */
export function planFindings(input: PlanInput, units: readonly PlannedUnit[], planner: UnitPlanner): readonly Finding[] {
  const { book } = planner;
  const { desired, observed, known, settings, intent = SYNC, scope = null } = input;
  const needs = units.flatMap(needsOf);
  const found = [
    ...checkNeeds(needs, { datasets: desired.datasets, observed, book, known, scope }),
    ...units.flatMap((unit) => unitFindings(unit, book)),
    ...coDeclaredFindings(units),
    ...claimFindings(units),
    ...unreadable(input, new Set(needs.map(({ urn }) => urn))),
    ...intentFindings(intent, { input, units, planner }),
    ...overridingFindings(overridingWithin(input, units), book),
  ];
  // The levels of what the manifests say were set when they were read.
  const all = [...input.findings, ...applyRuleLevels(found, settings.rules)];
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

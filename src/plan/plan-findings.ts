import { type Finding, finding, sortByCode } from '../errors/finding.js';
import { mergeEqualFindings } from '../errors/merge-findings.js';
import type { DesiredState, OverridingDataset } from '../model/desired-state.js';
import { endUrn } from '../model/edge-end.js';
import { applyRuleLevels } from '../model/rule-levels.js';
import type { EntityUrn } from '../urn/entity-urn.js';
import { checkDatasetNeeds, unitNeeds } from './dataset-needs.js';
import { describeDataset } from './document/address-book.js';
import type { TestOutcome } from './document/test-outcome.js';
import type { PlanInput } from './plan-input.js';
import { isWithin } from './scope/scope.js';
import { claimFindings, coDeclaredFindings, overridingFindings } from './summary-findings.js';
import { testFindings } from './tests/test-findings.js';
import { overtakenFindings, undoneDatasetFindings } from './undo/undo-findings.js';
import { datasetsToRead } from './undo/undo-from-receipt.js';
import { unrestoredFinding } from './undo/undo-losses.js';
import { type PlanIntent, SYNC } from './unit/plan-intent.js';
import type { PlannedUnit, PlannedUnits, UnitPlanner } from './unit/planned-unit.js';
import { discoveryFindings, releaseWarnings, unitFindings } from './unit/unit-findings.js';

/**
 * Collects the findings of a plan: from the manifests, from the catalog, and for its intent. Sorted
 * by code and message.
 */
export function planFindings(
  input: PlanInput,
  { units, equal, tests }: PlannedUnits & { readonly tests: readonly TestOutcome[] },
  planner: UnitPlanner,
): readonly Finding[] {
  const { book } = planner;
  const { desired, observed, known, settings, scope = null } = input;
  const needs = units.flatMap(unitNeeds);
  const found = [
    ...checkDatasetNeeds(needs, { datasets: desired.datasets, observed, book, known, scope }),
    ...units.flatMap((unit) => unitFindings(unit, book)),
    ...coDeclaredFindings(units),
    ...claimFindings(units),
    ...unreadableFindings(input, new Set(needs.map(({ urn }) => urn))),
    ...intentFindings(input, units, planner),
    ...overridingFindings(overridingWithin(input, { units, equal }), book),
    ...testFindings(tests, { refused: input.tests?.everyFinding !== true }),
  ];
  // The levels of findings from the manifests were set when the manifests were read.
  return sortByCode([
    ...input.findings,
    ...applyRuleLevels(mergeEqualFindings(found), settings.rules),
  ]);
}

function intentFindings(
  { desired, observed, settings, intent = SYNC, scope = null }: PlanInput,
  units: readonly PlannedUnit[],
  planner: UnitPlanner,
): readonly Finding[] {
  switch (intent.kind) {
    case 'sync':
      return discoveryFindings(observed.discovered, settings.prune);
    case 'adopt':
      return [];
    case 'release':
      return [
        ...discoveryFindings(observed.discovered, true),
        ...units.flatMap((unit) =>
          releaseWarnings(unit, {
            ...planner,
            desired,
            actor: observed.actor,
            ownership: settings.ownership,
          }),
        ),
      ];
    case 'rollback':
      return [
        ...units.flatMap((unit) => [
          ...overtakenFindings(unit, planner.book),
          ...unrestoredFinding(
            intent.undo.units.get(unit.downstream),
            unit.downstream,
            planner.book,
          ),
        ]),
        ...undoneDatasetFindings(
          intent.undo.datasets.filter(({ urn }) => isWithin(scope, urn)),
          observed,
          planner,
        ),
      ];
  }
}

/**
 * Reports datasets that the catalog does not show: they may hold elements of ours.
 *
 * @param reported datasets that declared lineage needs; `checkDatasetNeeds` reports these
 */
function unreadableFindings(
  input: PlanInput,
  reported: ReadonlySet<EntityUrn>,
): readonly Finding[] {
  const { intent = SYNC, desired, observed, scope = null } = input;
  const required = requiredDatasets(intent, desired);
  const isRequired = (urn: EntityUrn) =>
    !reported.has(urn) && required?.has(urn) !== false && isWithin(scope, urn);
  return [...observed.datasets.values()].flatMap((reading) => {
    if (reading.kind !== 'unknown' || !isRequired(reading.urn)) return [];
    const message = `${describeDataset(reading.urn)} has lineage that the catalog does not show, and some of it may be ours: ${reading.why}`;
    return [finding('dataset-unreadable', { message })];
  });
}

/** The datasets that a plan has to read; undefined for every dataset of the observed state. */
function requiredDatasets(
  intent: PlanIntent,
  { units }: DesiredState,
): ReadonlySet<EntityUrn> | undefined {
  switch (intent.kind) {
    case 'sync':
    case 'release':
      return undefined;
    case 'adopt':
      return new Set(units.map(({ downstream }) => downstream));
    case 'rollback':
      return new Set(datasetsToRead(intent.undo));
  }
}

/**
 * Selects the overriding datasets within the scope, and the overriding upstreams of planned units.
 */
function overridingWithin(
  { overriding, scope = null }: PlanInput,
  { units, equal }: PlannedUnits,
): readonly OverridingDataset[] {
  if (overriding.length === 0) return [];
  const declared = [...units.map(({ unit }) => unit), ...equal];
  const upstreams = new Set(
    declared.flatMap((unit) => (unit?.edges ?? []).map(({ upstream }) => endUrn(upstream))),
  );
  return overriding.filter(({ urn }) => isWithin(scope, urn) || upstreams.has(urn));
}

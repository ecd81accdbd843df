import { groupBy } from '../../model/group-by.js';
import type { DatasetReading, LineageReading, Readings } from '../../model/observed-state.js';
import { canonicalJson } from '../../plan/document/canonical-json.js';
import {
  type Change,
  type EndValue,
  endValues,
  type LineageChange,
} from '../../plan/document/change.js';
import type { Plan } from '../../plan/document/plan.js';
import type { PlannedUnit } from '../../plan/unit/planned-unit.js';
import type { UnitPlanner } from '../../plan/unit/unit-planner.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';

/** One downstream with its approved changes. */
export interface ApprovedUnit {
  readonly urn: DatasetUrn;
  readonly changes: readonly LineageChange[];
  /**
   * The approved final value of each element, as canonical JSON, by the identity of the element.
   */
  readonly ends: ReadonlyMap<string, string>;
}

/** Returns the units that a plan changes, in the plan's order. */
export function approvedUnits({ changes }: Plan): readonly ApprovedUnit[] {
  const lineage = changes.filter((change): change is LineageChange => change.element !== 'dataset');
  const byDownstream = groupBy(lineage, ({ downstream }) => downstream);
  return [...byDownstream].map(([urn, own]) => ({
    urn,
    changes: own,
    ends: new Map(own.flatMap(endValues).map(endEntry)),
  }));
}

/** Returns every dataset that must exist before a unit can be written. */
export function unitDatasets({ urn, changes }: ApprovedUnit): readonly DatasetUrn[] {
  return [...new Set([urn, ...changes.map(({ upstream }) => upstream)])];
}

/** The result of a check if a unit can still be written as it was approved. */
export type UnitCheck =
  /** `fresh` is the unit as planned from the fresh reading, `lineage` the aspect in it. */
  | { readonly kind: 'ready'; readonly fresh: PlannedUnit; readonly lineage: LineageReading }
  | { readonly kind: 'conflict'; readonly why: string };

/**
 * Plans a unit again from a fresh reading. Other writers may have changed it since the plan, for
 * example while the user answered the prompt. Changes that already exist are not written again, and
 * changes without approval are not written at all.
 */
export function checkUnit(unit: ApprovedUnit, readings: Readings, planner: UnitPlanner): UnitCheck {
  const reading = readings.get(unit.urn);
  if (reading?.kind !== 'present') return { kind: 'conflict', why: whyMissing(unit.urn, reading) };
  const fresh = planner.plan(unit.urn, reading);
  const unapproved = fresh.changes.find((change) => !isApproved(change, unit));
  if (unapproved)
    return { kind: 'conflict', why: `"${unapproved.address}" is no longer what the plan showed` };
  const touched = new Set(unit.changes.map(({ upstream }) => upstream));
  const unreadable = fresh.edges.find(
    ({ upstream, decision }) => decision.kind === 'unreadable' && touched.has(upstream),
  );
  if (unreadable)
    return { kind: 'conflict', why: `the mark of ${unreadable.upstream} can no longer be read` };
  // Restored records name datasets only: `decideRollback` skips all others.
  const upstreams = [...fresh.target.upstreams, ...fresh.target.restored].map(
    ({ dataset }) => dataset as DatasetUrn,
  );
  const missing = upstreams.find((dataset) => readings.get(dataset)?.kind !== 'present');
  if (missing) return { kind: 'conflict', why: whyMissing(missing, readings.get(missing)) };
  return { kind: 'ready', fresh, lineage: reading.lineage };
}

/** Says why a dataset is missing. A dataset that the catalog does not show may still exist. */
function whyMissing(urn: DatasetUrn, reading: DatasetReading | undefined): string {
  return reading?.kind === 'unknown'
    ? `${urn} can no longer be read: ${reading.why}`
    : `${urn} no longer exists`;
}

/** Returns the approved changes that a plan from a fresh reading still contains. */
export function pendingChanges(
  unit: ApprovedUnit,
  { changes }: PlannedUnit,
): readonly LineageChange[] {
  return changes.filter((change) => isApproved(change, unit));
}

function isApproved(change: Change, { ends }: ApprovedUnit): boolean {
  return endValues(change).every((end) => {
    const [id, value] = endEntry(end);
    return ends.get(id) === value;
  });
}

function endEntry({ id, value }: EndValue): readonly [string, string] {
  return [id, canonicalJson(value)];
}

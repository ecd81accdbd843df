import { HeadwaterError } from '../errors/headwater-error.js';
import { groupBy } from '../model/group-by.js';
import type { DatasetReading } from '../model/observed-state.js';
import { canonicalJson } from '../plan/canonical-json.js';
import { type Change, type EndValue, endValues, type LineageChange } from '../plan/change.js';
import type { PlannedUnit } from '../plan/lineage/decided-unit.js';
import type { Plan } from '../plan/plan.js';
import type { UnitPlanner } from '../plan/unit-planner.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';

export type Readings = ReadonlyMap<DatasetUrn, DatasetReading>;

/** One downstream and what was approved of it. */
export interface ApprovedUnit {
  readonly urn: DatasetUrn;
  readonly changes: readonly LineageChange[];
  /** The approved end of each element, as canonical JSON. */
  readonly ends: ReadonlyMap<string, string>;
}

/** The downstreams that a plan changes, in the plan's order. */
export function approvedUnits({ changes }: Plan): readonly ApprovedUnit[] {
  const lineage = changes.filter((change): change is LineageChange => change.element !== 'dataset');
  const byDownstream = groupBy(lineage, ({ downstream }) => downstream);
  return [...byDownstream].map(([urn, own]) => ({ urn, changes: own, ends: new Map(own.flatMap(endValues).map(endEntry)) }));
}

/** Every dataset that has to be there for a unit to be written. */
export function unitDatasets({ urn, changes }: ApprovedUnit): readonly DatasetUrn[] {
  return [...new Set([urn, ...changes.map(({ upstream }) => upstream)])];
}

/** Whether a unit can still be written as it was approved. */
export type UnitCheck =
  /** What is still to be done, planned from the fresh reading. */
  { readonly kind: 'ready'; readonly fresh: PlannedUnit } | { readonly kind: 'conflict'; readonly why: string };

/**
 * Plans a unit again from a fresh reading. Between the plan and the write somebody answers a prompt, and other writers go
 * on: what is already there is not written again, and what nobody approved is not written at all.
 */
export function checkUnit(unit: ApprovedUnit, readings: Readings, planner: UnitPlanner): UnitCheck {
  const reading = readings.get(unit.urn);
  if (reading?.kind !== 'present') return { kind: 'conflict', why: whyMissing(unit.urn, reading) };
  const fresh = planner.plan(unit.urn, reading);
  const unasked = fresh.changes.find((change) => !isApproved(change, unit));
  if (unasked) return { kind: 'conflict', why: `"${unasked.address}" is not any more what the plan showed` };
  const touched = new Set(unit.changes.map(({ upstream }) => upstream));
  const garbled = fresh.edges.find(({ upstream, decision }) => decision.kind === 'unreadable' && touched.has(upstream));
  if (garbled) return { kind: 'conflict', why: `the mark of ${garbled.upstream} cannot be read any more` };
  // Records are put back for datasets only: `decideRollback` leaves the others.
  const homes = [...fresh.target.upstreams, ...fresh.target.restored].map(({ dataset }) => dataset as DatasetUrn);
  const homeless = homes.find((dataset) => readings.get(dataset)?.kind !== 'present');
  if (homeless) return { kind: 'conflict', why: whyMissing(homeless, readings.get(homeless)) };
  return { kind: 'ready', fresh };
}

/** What the catalog does not show may well be there. */
function whyMissing(urn: DatasetUrn, reading: DatasetReading | undefined): string {
  return reading?.kind === 'unknown' ? `${urn} cannot be read any more: ${reading.why}` : `${urn} is not there any more`;
}

/** What of the approved is left to do, by a plan from a fresh reading. */
export function pendingChanges(unit: ApprovedUnit, { changes }: PlannedUnit): readonly LineageChange[] {
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

/** Lets through what is not ours to judge: a bug keeps its stack. */
export function asCatalogError(error: unknown): HeadwaterError {
  if (error instanceof HeadwaterError) return error;
  throw error;
}

import type { CatalogReader } from '../../model/catalog-port.js';
import { endUrn } from '../../model/edge-end.js';
import { groupBy } from '../../model/group-by.js';
import type { Existence, LineageReading, Readings } from '../../model/observed-state.js';
import { covers } from '../../plan/ceiling.js';
import {
  changedDataset,
  changedEnd,
  elementId,
  type LineageChange,
} from '../../plan/document/change.js';
import type { LineageWrite, Plan } from '../../plan/document/plan.js';
import type { UnitSteps } from '../../plan/plan-writes.js';
import type { ObservedUnit } from '../../plan/unit/observed-unit.js';
import type { PlannedUnit, UnitPlanner } from '../../plan/unit/planned-unit.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import type { ApplyContext } from '../engine/running-apply.js';
import type { ReadyUnit } from '../engine/write-strategy.js';

export interface LineageContext extends ApplyContext {
  /** Plans a downstream again from a reading that is made right before the write. */
  readonly planner: UnitPlanner;
  /**
   * True to plan every unit again before and after its write, also where a comparison with the plan
   * and with the sent aspect tells the same. Default: false.
   */
  readonly full?: boolean | undefined;
}

export interface ApprovedUnit {
  readonly urn: EntityUrn;
  readonly changes: readonly LineageChange[];
  /** The approved proposal, if it makes all changes of the unit at once. */
  readonly write: LineageWrite | undefined;
}

/** Returns the units that a plan changes, in the plan's order. */
export function approvedUnits({ changes, writes }: Plan): readonly ApprovedUnit[] {
  const lineage = changes.filter((change): change is LineageChange => change.element !== 'dataset');
  const byDownstream = groupBy(lineage, changedDataset);
  const mutations = [...writes.edgesToAdd, ...writes.edgesToRemove];
  const mutated = new Set(mutations.map(({ downstreamUrn }) => downstreamUrn));
  const proposals = new Map(writes.proposals.map((write) => [write.urn, write]));
  return [...byDownstream].map(([urn, own]) => ({
    urn,
    changes: own,
    write: mutated.has(urn) ? undefined : proposals.get(urn),
  }));
}

/** Returns every dataset that must exist before a unit can be written. */
export function unitDatasets({ urn, changes }: ApprovedUnit): readonly EntityUrn[] {
  return [...new Set([urn, ...changes.map((change) => endUrn(changedEnd(change)))])];
}

export interface UnitReadings {
  readonly units: Readings;
  /** The downstreams, and the upstreams of their changes. */
  readonly datasets: ReadonlyMap<EntityUrn, Existence>;
}

/**
 * Reads units, and the existence of the upstreams of their changes. Nothing needs the lineage of
 * these upstreams, and reading it would be most of the work.
 */
export async function readUnits(
  units: readonly ApprovedUnit[],
  reader: Pick<CatalogReader, 'readDatasets' | 'readExistence'>,
): Promise<UnitReadings> {
  const own = new Set(units.map(({ urn }) => urn));
  const ends = new Set(units.flatMap(unitDatasets).filter((urn) => !own.has(urn)));
  const [readings, existing] = await Promise.all([
    reader.readDatasets([...own]),
    reader.readExistence([...ends]),
  ]);
  return { units: readings, datasets: new Map<EntityUrn, Existence>([...existing, ...readings]) };
}

/** A unit with its changes that are not written yet. */
export interface ReadyLineage extends ReadyUnit<ApprovedUnit> {
  /** The aspect that the run just read. */
  readonly lineage: LineageReading;
  /** The facts of that reading that a merge needs. */
  readonly fresh: FreshUnit;
  readonly steps: UnitSteps;
  /** True if the request makes all approved changes of the unit. */
  readonly isWhole: boolean;
}

export interface FreshUnit extends Pick<PlannedUnit, 'exclusive'> {
  readonly observed: Pick<ObservedUnit, 'edges'>;
}

/** Returns the approved changes that a plan from a fresh reading still contains. */
export function pendingChanges(
  unit: ApprovedUnit,
  { changes }: PlannedUnit,
): readonly LineageChange[] {
  return changes.filter(approvalOf(unit));
}

/** Returns a check of changes: true if an approved change covers the change. */
export function approvalOf({ changes }: ApprovedUnit): (change: LineageChange) => boolean {
  const approved = new Map(changes.map((change) => [elementId(change), change] as const));
  return (change) => covers(approved.get(elementId(change)), change);
}

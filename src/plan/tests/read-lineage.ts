import type { DesiredUnit } from '../../model/desired-state.js';
import type { DatasetReading, PresentDataset, Readings } from '../../model/observed-state.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import type { AddressBook } from '../document/address-book.js';
import type { DatasetChange } from '../document/change.js';
import { AFTER, THROUGHOUT } from '../impact/traverse.js';
import type { PlannedUnit } from '../unit/planned-unit.js';
import { explicitMappings } from '../unit/stored-lineage.js';
import { heldLineage } from './held-lineage.js';
import { knownSchemas, makeLineage, placedPairs, type StackMeaning } from './make-lineage.js';
import type { TestedLineage } from './tested-lineage.js';

/** What a catalog tells for tests. */
export interface TestedReadings extends Pick<TestedLineage, 'facts' | 'schemas' | 'limits'> {
  readonly readings: Readings;
}

/** The changes of a plan that lineage tests can notice. */
export interface PlannedChanges {
  readonly units: readonly Pick<PlannedUnit, 'downstream' | 'target'>[];
  readonly datasets: readonly Pick<DatasetChange, 'urn'>[];
}

/** Makes the lineage that a catalog holds. */
export function liveLineage(read: TestedReadings, context: StackMeaning): TestedLineage {
  return readLineage(read, { units: [], datasets: [] }, { ...context, compared: false });
}

/**
 * Makes the lineage that a catalog holds before and after a plan.
 *
 * @param changes the units whose lineage the plan may write, and the entities that it makes
 */
export function plannedLineage(
  read: TestedReadings,
  changes: PlannedChanges,
  context: StackMeaning,
): TestedLineage {
  return readLineage(read, changes, { ...context, compared: true });
}

function readLineage(
  { readings, ...read }: TestedReadings,
  { units, datasets }: PlannedChanges,
  { compared, ...context }: StackMeaning & Pick<TestedLineage, 'compared'>,
): TestedLineage {
  const always = compared ? THROUGHOUT : AFTER;
  const targets = new Map(units.map(({ downstream, target }) => [downstream, target]));
  const schemas = knownSchemas(context.desired, read.schemas);
  const declared = placedPairs(context, schemas);
  const equal = new Map(
    declared
      .filter(({ unit }) => isEqual(readings.get(unit.downstream)))
      .map((pairs) => [pairs.unit.downstream, pairs]),
  );
  const parts = {
    held: [...new Set([...readings.keys(), ...targets.keys()])].map((holder) =>
      heldLineage({
        holder,
        reading: readings.get(holder),
        target: targets.get(holder),
        equal: equal.get(holder),
        always,
      }),
    ),
    looked: declared.filter(({ unit }) => !equal.has(unit.downstream)),
    readings: [...readings.values()].filter((one) => !isEqual(one) || hasLongPaths(one)),
    shown: shownTimes(readings, datasets, always),
    facts: read.facts,
    limits: [...read.limits, ...unreadableLimits(readings, context.book)],
  };
  return makeLineage({ ...parts, compared, schemas }, context);
}

function isEqual(reading: DatasetReading | undefined): reading is EqualReading {
  return reading?.kind === 'present' && reading.equal !== undefined;
}

/** A declaration tells its paths without making a record of each pair. */
function hasLongPaths({ equal }: EqualReading): boolean {
  const isLong = (path: string) => path.includes('[version=2.0]');
  return explicitMappings(equal).some(
    ({ downstreamColumn, upstreams }) =>
      isLong(downstreamColumn) || upstreams.some(({ column }) => isLong(column)),
  );
}

type EqualReading = PresentDataset & { readonly equal: DesiredUnit };

/** A soft-deleted entity is never shown. No plan restores one. */
function shownTimes(
  readings: Readings,
  made: PlannedChanges['datasets'],
  always: number,
): ReadonlyMap<EntityUrn, number> {
  const isHidden = (reading: DatasetReading | undefined) =>
    reading?.kind === 'present' && reading.removed;
  const there = [...readings.values()].filter(
    (reading) => reading.kind === 'present' && !reading.removed,
  );
  const making = made.filter(({ urn }) => !isHidden(readings.get(urn)));
  return new Map([
    ...making.map(({ urn }) => [urn, AFTER] as const),
    ...there.map(({ urn }) => [urn, always] as const),
  ]);
}

function unreadableLimits(readings: Readings, book: AddressBook): readonly string[] {
  const [first, ...others] = [...readings.values()].filter(({ kind }) => kind === 'unknown');
  if (first === undefined) return [];
  const more = others.length === 0 ? '' : ` and of ${others.length} more`;
  return [`the catalog does not show the lineage of "${book(first.urn)}"${more}`];
}

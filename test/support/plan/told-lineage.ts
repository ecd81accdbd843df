import { DEFAULT_COLUMN_SETTINGS } from '../../../src/model/column-settings.js';
import type { DesiredState } from '../../../src/model/desired-state.js';
import type { DatasetReading, SchemaReading } from '../../../src/model/observed-state.js';
import { addressBook } from '../../../src/plan/document/address-book.js';
import {
  liveLineage,
  type PlannedChanges,
  plannedLineage,
} from '../../../src/plan/tests/read-lineage.js';
import type { TestedLineage } from '../../../src/plan/tests/tested-lineage.js';
import type { EntityUrn } from '../../../src/urn/entity-urn.js';
import { desire, nameOf, urnOf } from '../model/state-builders.js';

const nothing = desire([]);

export function contextOf(desired: DesiredState) {
  return { desired, columns: DEFAULT_COLUMN_SETTINGS, book: addressBook(desired.datasets) };
}

export function readOf(
  readings: readonly DatasetReading[],
  schemas: Readonly<Record<string, SchemaReading>> = {},
) {
  return {
    readings: new Map(readings.map((one) => [one.urn, one])),
    schemas: new Map(Object.entries(schemas).map(([name, paths]) => [urnOf(name), paths])),
    facts: new Map(),
    limits: [],
  };
}

export function live(...readings: readonly DatasetReading[]): TestedLineage {
  return liveLineage(readOf(readings), contextOf(nothing));
}

export function planned(
  readings: readonly DatasetReading[],
  changes: Partial<PlannedChanges>,
): TestedLineage {
  return plannedLineage(
    readOf(readings),
    { units: [], datasets: [], ...changes },
    contextOf(nothing),
  );
}

const short = (urn: string) => (urn.startsWith('urn:li:dataset') ? nameOf(urn as EntityUrn) : urn);

/** `orders 3`, `orders <- raw 2`, `orders.total <- raw.amount SUM 1`, each with its line if declared. */
export function told({ entities, edges, pairs, columns, columnEntities }: TestedLineage) {
  const column = (number: number) => {
    const path = columns[number]?.split(',').at(-1)?.slice(0, -1);
    return `${short(columnEntities[number] ?? '')}.${path}`;
  };
  const line = (place: { readonly line: number } | null) => (place ? ` @${place.line}` : '');
  return {
    entities: entities.map(({ urn, shown }) => `${short(urn)} ${shown}`),
    edges: edges.map(
      (one) => `${short(one.downstream)} <- ${short(one.upstream)} ${one.times}${line(one.place)}`,
    ),
    pairs: pairs.map(
      (one) =>
        `${column(one.downstream)} <- ${column(one.upstream)} ${one.transform} ${one.times}${line(one.place)}`,
    ),
  };
}

import { comparePlaces, type Place } from '../../errors/place.js';
import type { DesiredMapping, DesiredUnit, Ownership } from '../../model/desired-state.js';
import type { LineageReading, SchemaReading } from '../../model/observed-state.js';
import { isExclusive, type StackNames } from '../../plan/unit/planned-unit.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import type { IsoTime } from '../drift/lineage-history.js';
import type { ExplainedDecision, ManifestSource } from './explanation.js';

/** The context for explaining the elements of one downstream. */
export interface ExplainContext extends StackNames {
  /** The setting of the stack. */
  readonly ownership: Ownership;
  readonly isoTime: IsoTime;
  /** The stored lineage of the downstream; null if the catalog does not show it. */
  readonly lineage: LineageReading | null;
  /** The columns of a dataset; undefined if they were not read. */
  readonly schemaOf: (urn: EntityUrn) => SchemaReading | undefined;
  /** Replaces the decisions of a downstream that the catalog does not show; null otherwise. */
  readonly unreadable: ExplainedDecision | null;
}

/** Describes where an element is declared, and the rules of its entry. */
export function manifestSource(
  unit: DesiredUnit,
  place: Place,
  setting: Ownership,
): ManifestSource {
  return {
    place,
    entry: unit.place,
    wildcard: mappingAt(unit, place)?.kind === 'wildcard',
    ownership: isExclusive(unit, { ownership: setting }) ? 'exclusive' : 'shared',
    ownershipBy: unit.ownership === undefined ? 'settings' : 'entry',
    protect: unit.protect,
  };
}

/** Finds the mapping of a pair: both have the same place. */
export function mappingAt({ columns }: DesiredUnit, place: Place): DesiredMapping | undefined {
  return columns.find((mapping) => comparePlaces(mapping.place, place) === 0);
}

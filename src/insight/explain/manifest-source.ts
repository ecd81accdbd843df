import type { Place } from '../../errors/place.js';
import type { DesiredMapping, DesiredUnit, Ownership } from '../../model/desired-state.js';
import { isExclusive } from '../../plan/unit/plan-unit.js';
import type { ManifestSource } from './explanation.js';

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
  return columns.find((mapping) => mapping.place === place);
}

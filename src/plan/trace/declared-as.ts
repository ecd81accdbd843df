import type { Place } from '../../errors/place.js';
import type { DesiredMapping, DesiredUnit, Ownership } from '../../model/desired-state.js';
import { isExclusive } from '../lineage/plan-unit.js';
import type { DeclaredAs } from './trace.js';

/** What the entry of a downstream says of one of its elements. */
export function declaredAs(unit: DesiredUnit, place: Place, setting: Ownership): DeclaredAs {
  return {
    place,
    entry: unit.place,
    wildcard: mappingAt(unit, place)?.kind === 'wildcard',
    ownership: isExclusive(unit, { ownership: setting }) ? 'exclusive' : 'shared',
    ownershipBy: unit.ownership === undefined ? 'settings' : 'entry',
    protect: unit.protect,
  };
}

/** A pair carries the place of the mapping that made it. */
export function mappingAt({ columns }: DesiredUnit, place: Place): DesiredMapping | undefined {
  return columns.find((mapping) => mapping.place === place);
}

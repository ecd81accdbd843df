import type { Place } from '../errors/place.js';
import type { Located } from './located.js';

/** A value and where to point when it lacks something. */
export interface Spot {
  readonly node: Located;
  /** Of the key that the value stands under; the value's own where it stands under none. */
  readonly keyPlace: Place;
}

/** Where nothing stands there is no width to point at: the key is pointed at instead. */
export function visiblePlace({ node, keyPlace }: Spot): Place {
  return isNothing(node) ? keyPlace : node.place;
}

export function isNothing(node: Located): boolean {
  return node.kind === 'scalar' && node.value === null && node.text === '';
}

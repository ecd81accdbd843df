import type { Place } from '../../errors/place.js';
import type { LocatedNode } from './located-node.js';

/** A value with the place of its key, which findings use if the value is missing. */
export interface KeyedNode {
  readonly node: LocatedNode;
  /** The place of the value's key. The place of the value itself if it has no key. */
  readonly keyPlace: Place;
}

/**
 * Returns the place of the value. If the value is empty, it has no width to mark, so the place of
 * its key is returned.
 */
export function visiblePlace({ node, keyPlace }: KeyedNode): Place {
  return isEmptyNode(node) ? keyPlace : node.place;
}

/** Returns true for a key without a value: `key:` and nothing behind it. */
export function isEmptyNode(node: LocatedNode): boolean {
  return node.kind === 'scalar' && node.value === null && node.text === '';
}

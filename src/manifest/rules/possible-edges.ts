import { entityTypes, kinds } from '../../model/kinds.js';
import type { EntityType } from '../../urn/entity-urn.js';
import { joinWithOr } from '../../yaml/quote.js';

/** Lists every edge that a catalog can store, by the words of its ends. */
export function possibleEdges(): string {
  return entityTypes
    .map((downstream) => {
      const upstreams = entityTypes.filter((upstream) => isPossible(downstream, upstream));
      return `${kinds[downstream].word} <- ${joinWithOr(upstreams.map((one) => kinds[one].word))}`;
    })
    .join('; ');
}

/** Returns true if one of the two ends has a list for the edge. */
export function isPossible(downstream: EntityType, upstream: EntityType): boolean {
  return (
    kinds[downstream].lists.some(({ ends, isOutput }) => !isOutput && ends.includes(upstream)) ||
    kinds[upstream].lists.some(({ ends, isOutput }) => isOutput && ends.includes(downstream))
  );
}

import type { Finding } from '../errors/finding.js';
import { formatPlace, type Place } from '../errors/place.js';

/** What was most likely meant. Nothing where the message says it already. */
export function unsaidSuggestion({ message, suggestion }: Pick<Finding, 'message' | 'suggestion'>): string | undefined {
  return suggestion === undefined || message.includes(suggestion) ? undefined : suggestion;
}

/** The places that take part, without the one that the finding is at. */
export function otherPlaces({ place, related = [] }: Pick<Finding, 'place' | 'related'>): readonly Place[] {
  const own = place && formatPlace(place);
  return related.filter((one) => formatPlace(one) !== own);
}

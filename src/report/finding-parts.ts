import type { Finding } from '../errors/finding.js';
import { formatPlace, type Place } from '../errors/place.js';

/** The suggestion of a finding. Undefined if the message already contains it. */
export function extraSuggestion({
  message,
  suggestion,
}: Pick<Finding, 'message' | 'suggestion'>): string | undefined {
  return suggestion === undefined || message.includes(suggestion) ? undefined : suggestion;
}

/** The related places, without the place of the finding itself. */
export function otherPlaces({
  place,
  related = [],
}: Pick<Finding, 'place' | 'related'>): readonly Place[] {
  const own = place && formatPlace(place);
  return related.filter((one) => formatPlace(one) !== own);
}

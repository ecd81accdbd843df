import { distance } from 'fastest-levenshtein';

/** Returns the Levenshtein distance of two words. Ignores letter case. */
export function editDistance(a: string, b: string): number {
  return distance(a.toLowerCase(), b.toLowerCase());
}

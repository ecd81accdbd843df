import { distance } from 'fastest-levenshtein';

/** How many letters two words are apart (Levenshtein), letter case aside. */
export function editDistance(a: string, b: string): number {
  return distance(a.toLowerCase(), b.toLowerCase());
}

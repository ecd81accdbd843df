import { addressesOf, type Finding, finding, fixOf, withLevel } from './finding.js';
import { comparePlaces, formatPlace, type Place } from './place.js';

/**
 * Merges equal findings at several places: one mistake that shows wherever its word is used. The
 * merged finding has the first place, and the other places are related places.
 *
 * For findings whose message names the mistake. Findings such as "the value is empty" are equal in
 * words, but each of them is a mistake of its own.
 */
export function mergeEqualFindings(findings: readonly Finding[]): readonly Finding[] {
  const groups = new Map<string, [Finding, ...Finding[]]>();
  for (const one of findings) {
    const key = JSON.stringify([one.code, one.level, one.message, one.suggestion]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return [...groups.values()].map(([first, ...others]) =>
    others.length === 0 ? first : merge(first, others),
  );
}

/** Nobody reads more findings than this, and each takes memory. */
const MAX_LISTED = 50_000;

/** Leaves out findings beyond a number that nobody reads. The last finding says how many. */
export function limitFindings(findings: readonly Finding[]): readonly Finding[] {
  const [next, ...more] = findings.slice(MAX_LISTED);
  if (next === undefined) return findings;
  const message = `the stack has ${more.length + 1} more findings of this kind, which are not listed`;
  const last = withLevel(finding(next.name, { message, place: next.place }), next.level);
  return [...findings.slice(0, MAX_LISTED), last];
}

function merge(first: Finding, others: readonly Finding[]): Finding {
  const all = [first, ...others];
  const [place, ...related] = distinctPlaces(
    all.flatMap((one) => [...(one.place ? [one.place] : []), ...(one.related ?? [])]),
  );
  const merged = finding(first.name, {
    message: first.message,
    place,
    related,
    suggestion: first.suggestion,
    fix: fixOf(first),
    about: [...new Set(all.flatMap(addressesOf))],
  });
  return withLevel(merged, first.level);
}

/** Returns the places sorted, each once. */
function distinctPlaces(places: readonly Place[]): readonly Place[] {
  const byText = new Map(places.map((place) => [formatPlace(place), place]));
  return [...byText.values()].sort(comparePlaces);
}

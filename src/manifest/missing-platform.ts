import { addressesOf, type Finding, finding } from '../errors/finding.js';
import { groupBy, type NonEmpty } from '../model/group-by.js';
import { quote } from '../yaml/quote.js';
import type { PlacedText } from './entity-identity.js';

/** A merged finding names this many datasets and only counts the others. */
const MOST_NAMED = 3;

/** Builds the finding for a dataset without a platform. */
export function missingPlatform(name: PlacedText, place: Finding['place']): Finding {
  const message = `the dataset ${quote(name.text)} has no platform: state it here or under \`defaults\``;
  return finding('missing-platform', { message, place, about: [name.text] });
}

/** Merges the findings about platforms in a file: one line under `defaults` corrects them all. */
export function mergeMissingPlatforms(findings: readonly Finding[]): readonly Finding[] {
  const lacking = findings.filter(({ name }) => name === 'missing-platform');
  const others = findings.filter(({ name }) => name !== 'missing-platform');
  return [...others, ...[...groupBy(lacking, ({ place }) => place?.file).values()].map(mergeOne)];
}

function mergeOne(group: NonEmpty<Finding>): Finding {
  const [first, ...others] = group;
  if (others.length === 0) return first;
  const about = group.flatMap(addressesOf);
  const named = about.slice(0, MOST_NAMED).map(quote).join(', ');
  const more = about.length > MOST_NAMED ? ` and ${about.length - MOST_NAMED} more` : '';
  return finding('missing-platform', {
    message: `${about.length} datasets of this file have no platform: state it under \`defaults\`, or at each of them: ${named}${more}`,
    place: first.place,
    related: others.map(({ place }) => place).filter((place) => place !== undefined),
    about,
  });
}

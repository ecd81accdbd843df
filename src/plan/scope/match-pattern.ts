import { type DatasetUrn, parseDatasetUrn } from '../../urn/dataset-urn.js';
import { longName } from '../address-book.js';
import { matchesWildcards } from './matches-wildcards.js';
import type { Universe } from './universe.js';

/**
 * The datasets that a pattern means: by short name, by name as it stands in the urn, by platform and name, or by urn.
 *
 * A short name as it stands is what the manifests say that it is, whatever else has that name somewhere.
 */
export function matchPattern(pattern: string, { shortNames, datasets }: Universe): readonly DatasetUrn[] {
  const exact = shortNames.get(pattern);
  if (exact !== undefined) return [exact];
  const byShortName = [...shortNames].filter(([name]) => matchesWildcards(pattern, name)).map(([, urn]) => urn);
  const byName = datasets.filter((urn) => longerNames(urn, pattern).some((name) => matchesWildcards(pattern, name)));
  return [...new Set([...byShortName, ...byName])];
}

/** Everything that a dataset of the universe can be called. */
export function allNames({ shortNames, datasets }: Universe): readonly string[] {
  return [...shortNames.keys(), ...datasets.flatMap((urn) => [...longerNames(urn, ':'), urn])];
}

/** What a glob for names means by `s*` are neither all datasets of snowflake nor, by `u*`, all datasets. */
function longerNames(urn: DatasetUrn, pattern: string): readonly string[] {
  if (pattern.startsWith('urn:')) return [urn];
  const parts = parseDatasetUrn(urn);
  if (!parts.ok) return [];
  return [parts.value.name, ...(pattern.includes(':') ? [longName(urn)] : [])];
}

import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { matchesWildcards } from './matches-wildcards.js';
import type { NamedDataset, Universe } from './universe.js';

/**
 * The datasets that a pattern means: by short name, by name as it stands in the urn, by platform and name, or by urn.
 *
 * A short name as it stands is what the manifests say that it is, whatever else has that name somewhere.
 */
export function matchPattern(pattern: string, { shortNames, datasets }: Universe): readonly DatasetUrn[] {
  const exact = shortNames.get(pattern);
  if (exact !== undefined) return [exact];
  const matches = (name: string | undefined) => name !== undefined && matchesWildcards(pattern, name);
  const byShortName = [...shortNames].filter(([name]) => matches(name)).map(([, urn]) => urn);
  const word = wordFor(pattern);
  const byName = datasets.filter((dataset) => matches(dataset.name) || matches(dataset[word])).map(({ urn }) => urn);
  return [...new Set([...byShortName, ...byName])];
}

/** Everything that the datasets of the universe can be called. */
export function allNames({ shortNames, datasets }: Universe): readonly string[] {
  return [
    ...shortNames.keys(),
    ...datasets.flatMap(({ urn, name, platformName }) => [name, platformName, urn].filter((one) => one !== undefined)),
  ];
}

/** What `s*` means is not everything on snowflake, nor is everything what `u*` means. */
function wordFor(pattern: string): keyof NamedDataset {
  if (pattern.startsWith('urn:')) return 'urn';
  return pattern.includes(':') ? 'platformName' : 'name';
}

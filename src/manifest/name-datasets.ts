import { compareText } from '../errors/compare-text.js';
import type { Finding } from '../errors/finding.js';
import { groupBy } from '../model/group-by.js';
import { identifyDataset, type Surroundings } from './identify-dataset.js';
import type { Manifest } from './manifest.js';
import type { NamedDataset, Stack } from './stack.js';

export interface Naming {
  readonly named: readonly NamedDataset[];
  readonly byShortName: ReadonlyMap<string, readonly NamedDataset[]>;
  readonly nameOf: Stack['nameOf'];
  readonly findings: readonly Finding[];
}

/** Gives every entry under `datasets` its urn. */
export function nameDatasets(manifests: readonly Manifest[], surroundingsOf: (manifest: Manifest) => Surroundings): Naming {
  const findings: Finding[] = [];
  const named = manifests.flatMap((manifest) =>
    manifest.datasets.map((entry): NamedDataset => {
      if (entry.identity === undefined) return { entry };
      const { urn, findings: problems } = identifyDataset(entry.identity, surroundingsOf(manifest));
      findings.push(...problems);
      return urn === undefined ? { entry } : { entry, urn };
    }),
  );
  const byShortName = groupBy(named, ({ entry }) => entry.shortName.text);
  const names = groupBy(named, ({ urn }) => urn);
  const nameOf: Stack['nameOf'] = (urn) =>
    names
      .get(urn)
      ?.map(({ entry }) => entry.shortName.text)
      .sort(compareText)[0] ?? urn;
  return { named, byShortName, nameOf, findings };
}

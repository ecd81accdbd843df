import { compareText } from '../errors/compare-text.js';
import type { Finding } from '../errors/finding.js';
import { groupBy } from '../model/group-by.js';
import type { DeclaredStack, NamedDataset } from './declared-stack.js';
import { identifyDataset, type UrnContext } from './identify-dataset.js';
import type { Manifest } from './manifest.js';

export interface NamedDatasets {
  readonly named: readonly NamedDataset[];
  readonly byShortName: ReadonlyMap<string, readonly NamedDataset[]>;
  readonly displayName: DeclaredStack['displayName'];
  readonly findings: readonly Finding[];
}

/** Builds the urn of every entry under `datasets`. */
export function nameDatasets(
  manifests: readonly Manifest[],
  toUrnContext: (manifest: Manifest) => UrnContext,
): NamedDatasets {
  const findings: Finding[] = [];
  const named = manifests.flatMap((manifest) =>
    manifest.datasets.map((entry): NamedDataset => {
      if (entry.identity === undefined) return { entry };
      const { urn, findings: problems } = identifyDataset(entry.identity, toUrnContext(manifest));
      findings.push(...problems);
      return urn === undefined ? { entry } : { entry, urn };
    }),
  );
  const byShortName = groupBy(named, ({ entry }) => entry.shortName.text);
  const names = groupBy(named, ({ urn }) => urn);
  const displayName: DeclaredStack['displayName'] = (urn) =>
    names
      .get(urn)
      ?.map(({ entry }) => entry.shortName.text)
      .sort(compareText)[0] ?? urn;
  return { named, byShortName, displayName, findings };
}

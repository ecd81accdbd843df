import { type Finding, finding } from '../../errors/finding.js';
import type { DeclaredStack } from '../declared-stack.js';
import { quote } from '../yaml/quote.js';

/**
 * Finds short names that no lineage entry uses, by name or by urn. A dataset with `create: true`
 * counts as used.
 */
export function unusedDataset({
  manifests,
  complete,
  named,
  inline,
  units,
}: DeclaredStack): readonly Finding[] {
  if (!complete) return [];
  const mentions = new Set(manifests.flatMap((manifest) => [...manifest.mentions]));
  const used = new Set([
    ...inline.map(({ urn }) => urn),
    ...units.flatMap(({ downstream, edges }) => [
      downstream,
      ...edges.map(({ upstream }) => upstream),
    ]),
  ]);
  return named
    .filter(
      ({ entry, urn }) =>
        urn !== undefined && !entry.create && !used.has(urn) && !mentions.has(entry.shortName.text),
    )
    .map(({ entry: { shortName } }) =>
      finding('unused-dataset', {
        message: `no lineage entry uses ${quote(shortName.text)}: remove it`,
        place: shortName.place,
        about: [shortName.text],
      }),
    );
}

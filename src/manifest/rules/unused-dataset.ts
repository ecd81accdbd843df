import { type Finding, finding } from '../../errors/finding.js';
import { quote } from '../quote.js';
import type { Stack } from '../stack.js';

/** A short name that no lineage entry uses, by itself or by its urn. A dataset that is made by us is used by that. */
export function unusedDataset({ manifests, complete, named, inline, units }: Stack): readonly Finding[] {
  if (!complete) return [];
  const mentions = new Set(manifests.flatMap((manifest) => [...manifest.mentions]));
  const used = new Set([
    ...inline.map(({ urn }) => urn),
    ...units.flatMap(({ downstream, edges }) => [downstream, ...edges.map(({ upstream }) => upstream)]),
  ]);
  return named
    .filter(({ entry, urn }) => urn !== undefined && !entry.create && !used.has(urn) && !mentions.has(entry.shortName.text))
    .map(({ entry: { shortName } }) =>
      finding('unused-dataset', { message: `no lineage entry uses ${quote(shortName.text)}: remove it`, place: shortName.place }),
    );
}

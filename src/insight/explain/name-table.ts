import { compareText } from '../../errors/compare-text.js';
import type { DesiredDataset } from '../../model/desired-state.js';
import { longName } from '../../plan/document/address-book.js';
import { type DatasetUrn, parseDatasetUrn } from '../../urn/dataset-urn.js';

/**
 * Datasets by name. One name can belong to several datasets, for example in several environments.
 * Each list is sorted.
 */
export type NameTable = ReadonlyMap<string, readonly DatasetUrn[]>;

/**
 * Builds a table of short names, `platform:name`, and names as in the urn. A short name of the
 * manifests takes precedence over any other dataset of that name.
 *
 * @param others datasets that no manifest names
 */
export function buildNameTable(
  datasets: readonly DesiredDataset[],
  others: Iterable<string>,
): NameTable {
  const names = new Map<string, DatasetUrn[]>();
  const urns = new Set<string>([...datasets.map(({ urn }) => urn), ...others]);
  for (const urn of [...urns].sort(compareText)) {
    const parts = parseDatasetUrn(urn);
    if (!parts.ok) continue;
    const dataset = urn as DatasetUrn;
    for (const name of new Set([longName(dataset), parts.value.name]))
      names.set(name, [...(names.get(name) ?? []), dataset]);
  }
  for (const { urn, shortNames } of datasets) for (const name of shortNames) names.set(name, [urn]);
  return names;
}

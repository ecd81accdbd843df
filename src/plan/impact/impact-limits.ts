import { compareText } from '../../errors/compare-text.js';
import type { DownstreamEntity } from '../../model/catalog-port.js';
import { asDatasetUrn, type DatasetUrn } from '../../urn/dataset-urn.js';
import { describeDataset } from '../address-book.js';
import type { ImpactLimit } from './impact.js';
import type { Readings } from './region.js';

/** Datasets on the way whose lineage is not shown to us. Sorted. */
export function unreadAmong(near: ReadonlySet<string>, readings: Readings): readonly DatasetUrn[] {
  return [...readings.values()]
    .filter(({ kind, urn }) => kind === 'unknown' && near.has(urn))
    .map(({ urn }) => urn)
    .sort(compareText);
}

export function unreadLimit(unread: readonly DatasetUrn[]): readonly ImpactLimit[] {
  if (unread.length === 0) return [];
  const what = unread.length === 1 ? '1 dataset on the way is not shown to us' : `${unread.length} datasets on the way are not shown to us`;
  return [{ reason: 'unreadable', message: `the lineage of ${what}: ${someOf(unread)}` }];
}

/**
 * What the index lists downstream and edges between datasets do not lead to. An edge that was removed a moment ago may be
 * listed as well: the index lags.
 *
 * @param reached what edges lead to
 */
export function hiddenPaths(
  found: readonly DownstreamEntity[],
  { reached, readings }: { readonly reached: ReadonlySet<string>; readonly readings: Readings },
): readonly ImpactLimit[] {
  const hidden = found.flatMap(({ urn }) => {
    const dataset = asDatasetUrn(urn);
    return dataset.ok && !reached.has(urn) && readings.get(dataset.value)?.kind !== 'unknown' ? [dataset.value] : [];
  });
  if (hidden.length === 0) return [];
  const are = hidden.length === 1 ? 'dataset is' : 'datasets are';
  const message = `${hidden.length} ${are} downstream by way of what has no columns, such as jobs, or by an index that lags: ${someOf(hidden)}`;
  return [{ reason: 'hidden-path', message }];
}

/** @param failures why each search failed, or did not come whole */
export function searchLimit(failures: readonly string[]): readonly ImpactLimit[] {
  const [first] = failures;
  if (first === undefined) return [];
  const times = failures.length === 1 ? 'once' : `${failures.length} times`;
  return [{ reason: 'search-cut', message: `the search for what lies downstream did not come whole, ${times}: ${first}` }];
}

/** By reason, then in words. */
export function sortLimits(limits: readonly ImpactLimit[]): readonly ImpactLimit[] {
  return [...limits].sort((a, b) => compareText(a.reason, b.reason) || compareText(a.message, b.message));
}

const MAX_NAMED = 3;

function someOf(urns: readonly DatasetUrn[]): string {
  const named = [...urns].sort(compareText).slice(0, MAX_NAMED).map(describeDataset).join(', ');
  return urns.length > MAX_NAMED ? `${named} and ${urns.length - MAX_NAMED} more` : named;
}

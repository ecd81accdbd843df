import { compareText } from '../../errors/compare-text.js';
import type { DownstreamEntity } from '../../model/catalog-port.js';
import type { Readings } from '../../model/observed-state.js';
import { asDatasetUrn } from '../../urn/dataset-urn.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { describeDataset } from '../document/address-book.js';
import type { ImpactLimit } from '../document/impact.js';

/** Finds the datasets on the way whose lineage the catalog does not show. Sorted. */
export function findUnread(near: ReadonlySet<string>, readings: Readings): readonly EntityUrn[] {
  return [...readings.values()]
    .filter(({ kind, urn }) => kind === 'unknown' && near.has(urn))
    .map(({ urn }) => urn)
    .sort(compareText);
}

export function unreadLimit(unread: readonly EntityUrn[]): readonly ImpactLimit[] {
  if (unread.length === 0) return [];
  const what =
    unread.length === 1
      ? '1 dataset on the way is not shown to us'
      : `${unread.length} datasets on the way are not shown to us`;
  return [{ reason: 'unreadable', message: `the lineage of ${what}: ${listSome(unread)}` }];
}

/**
 * Reports datasets that the index lists downstream and that edges between datasets do not reach.
 * The index lags, so datasets behind an edge that was just removed may be among them.
 *
 * @param reached urns that edges lead to
 */
export function hiddenPaths(
  found: readonly DownstreamEntity[],
  { reached, readings }: { readonly reached: ReadonlySet<string>; readonly readings: Readings },
): readonly ImpactLimit[] {
  const hidden = found.flatMap(({ urn }) => {
    const dataset = asDatasetUrn(urn);
    return dataset.ok && !reached.has(urn) && readings.get(dataset.value)?.kind !== 'unknown'
      ? [dataset.value]
      : [];
  });
  if (hidden.length === 0) return [];
  const are = hidden.length === 1 ? 'dataset is' : 'datasets are';
  const message = `${hidden.length} ${are} downstream through entities without columns, such as jobs, or because the index lags: ${listSome(hidden)}`;
  return [{ reason: 'hidden-path', message }];
}

/** @param failures the reason of each search that failed or was incomplete */
export function searchLimit(failures: readonly string[]): readonly ImpactLimit[] {
  const [first] = failures;
  if (first === undefined) return [];
  const times = failures.length === 1 ? 'once' : `${failures.length} times`;
  return [
    {
      reason: 'search-cut',
      message: `the search for downstream entities failed or was incomplete, ${times}: ${first}`,
    },
  ];
}

/** Sorts by reason, then by message. */
export function sortLimits(limits: readonly ImpactLimit[]): readonly ImpactLimit[] {
  return [...limits].sort(
    (a, b) => compareText(a.reason, b.reason) || compareText(a.message, b.message),
  );
}

const MAX_NAMED = 3;

function listSome(urns: readonly EntityUrn[]): string {
  const named = [...urns].sort(compareText).slice(0, MAX_NAMED).map(describeDataset).join(', ');
  return urns.length > MAX_NAMED ? `${named} and ${urns.length - MAX_NAMED} more` : named;
}

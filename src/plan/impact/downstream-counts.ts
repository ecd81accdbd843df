import { compareText } from '../../errors/compare-text.js';
import type { DownstreamEntity } from '../../model/catalog-port.js';
import { groupBy } from '../../model/group-by.js';
import type { DownstreamCount } from '../document/impact.js';

/**
 * Counts downstream entities by type: datasets that edges lead to, and entities that the index
 * lists.
 *
 * @param reached urns of datasets
 * @param starts urns that do not count, even where one is downstream of another
 */
export function downstreamCounts(
  reached: Iterable<string>,
  found: readonly DownstreamEntity[],
  starts: ReadonlySet<string>,
): readonly DownstreamCount[] {
  const types = new Map([
    ...found.map(({ urn, type }) => [urn, type] as const),
    ...[...reached].map((urn) => [urn, 'DATASET'] as const),
  ]);
  const counts = groupBy(
    [...types].filter(([urn]) => !starts.has(urn)),
    ([, type]) => type,
  );
  return [...counts]
    .map(([type, those]) => ({ type, count: those.length }))
    .sort((a, b) => compareText(a.type, b.type));
}

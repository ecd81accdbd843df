import { compareText } from '../../errors/compare-text.js';
import { isOutputEnd } from '../../model/edge-end.js';
import { groupBy } from '../../model/group-by.js';
import type { Readings } from '../../model/observed-state.js';
import { type EntityUrn, isDatasetUrn } from '../../urn/entity-urn.js';
import { changedDataset, changedEnd, type LineageChange } from '../document/change.js';
import { storedUpstreams } from '../unit/stored-lineage.js';

/**
 * Finds the jobs, charts and dashboards whose last input goes away. They may have no columns, so no
 * column tells that they lose something. Sorted.
 */
export function withoutInputs(
  changes: readonly LineageChange[],
  readings: Readings,
): readonly EntityUrn[] {
  const edges = changes.filter(
    (change) => change.element === 'edge' && !isDatasetUrn(changedDataset(change)),
  );
  return [...groupBy(edges, changedDataset)]
    .filter(([holder, own]) => losesLast(own, inputsOf(holder, readings)))
    .map(([holder]) => holder)
    .sort(compareText);
}

function inputsOf(holder: EntityUrn, readings: Readings): ReadonlySet<string> {
  const reading = readings.get(holder);
  return new Set(reading ? storedUpstreams(reading).filter((end) => !isOutputEnd(end)) : []);
}

function losesLast(changes: readonly LineageChange[], before: ReadonlySet<string>): boolean {
  const inputs = changes.filter((change) => !isOutputEnd(changedEnd(change)));
  const after = new Set(before);
  for (const change of inputs) {
    if (change.after === null) after.delete(changedEnd(change));
    else after.add(changedEnd(change));
  }
  return before.size > 0 && after.size === 0;
}

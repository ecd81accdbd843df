import { groupAt } from '../../model/group-by.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import type { Neighbours } from './universe.js';

/** Finds the datasets within a number of edges, the starts included. A cycle is walked once. */
export function neighbourhood(
  from: readonly DatasetUrn[],
  next: Neighbours,
  hops: number,
): ReadonlySet<DatasetUrn> {
  const reached = new Set(from);
  let last: readonly DatasetUrn[] = from;
  for (let hop = 0; hop < hops && last.length > 0; hop++) {
    last = [...new Set(last.flatMap((urn) => groupAt(next, urn)))].filter(
      (urn) => !reached.has(urn),
    );
    for (const urn of last) reached.add(urn);
  }
  return reached;
}

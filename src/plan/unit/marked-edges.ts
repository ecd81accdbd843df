import { isEmptyMark } from '../../model/mark.js';
import type { DatasetReading } from '../../model/observed-state.js';
import { type ObservedEdge, observeUnit } from './observe-unit.js';
import { type Owner, ownMark } from './owner.js';

/** Finds the edges of a downstream with our mark, or with an unreadable mark that may be ours. */
export function markedEdges(reading: DatasetReading, owner: Owner): readonly ObservedEdge[] {
  if (reading.kind !== 'present') return [];
  const { edges } = observeUnit(reading.urn, { upstreams: reading.lineage.value?.upstreams ?? [] });
  return [...edges.values()].filter(
    (edge) => edge.marks === undefined || !isEmptyMark(ownMark(edge, owner)),
  );
}

import type { DatasetReading, PresentDataset } from '../../model/observed-state.js';
import { asDatasetUrn, type DatasetUrn } from '../../urn/dataset-urn.js';
import { type AddressBook, edgeAddress } from '../address-book.js';
import { pairAddress } from '../lineage/column-address.js';
import { type ObservedEdge, type ObservedPair, observeUnit } from '../lineage/observe-unit.js';
import { type Owner, otherMarks, ownMark } from '../lineage/owner.js';
import { type MarkedPairs, markedPairs, namesPair, ownOccurrences } from '../lineage/seen-pair.js';
import type { DatasetState, GraphEdge, GraphOwner, GraphPair } from './lineage-graph.js';
import { joinsOf, type WholeGraph } from './whole-graph.js';

export interface LiveNames {
  readonly owner: Owner;
  readonly book: AddressBook;
}

/** The lineage that a catalog holds of the datasets that were read, whoever wrote it. */
export function liveGraph(readings: ReadonlyMap<DatasetUrn, DatasetReading>, names: LiveNames): WholeGraph {
  const units = [...readings.values()].flatMap((reading) => (reading.kind === 'present' ? [elementsOf(reading, names)] : []));
  const elements = {
    edges: units.flatMap((unit) => unit.edges),
    pairs: units.flatMap((unit) => unit.pairs),
    wildcards: [],
  };
  const named = joinsOf(elements).map(({ upstream }) => upstream);
  const datasets = new Map([...readings.keys(), ...named].map((urn) => [urn, stateOf(urn, readings.get(urn))]));
  return { datasets, ...elements };
}

function elementsOf({ urn, lineage }: PresentDataset, { owner, book }: LiveNames): Pick<WholeGraph, 'edges' | 'pairs'> {
  const { edges, pairs } = observeUnit(urn, lineage.value);
  const marks = new Map([...edges].map(([upstream, edge]) => [upstream, marksOf(edge, owner)]));
  return {
    edges: [...edges.values()].map((edge): GraphEdge => {
      const { upstream, types } = edge;
      return { address: edgeAddress(book, urn, upstream), downstream: urn, upstream, type: types[0], owner: ownerOfEdge(edge, owner) };
    }),
    pairs: [...pairs.values()].map((pair): GraphPair => {
      const { upstream, occurrences } = pair;
      const [{ downstreamField, upstreamField, transform, confidence }] = occurrences;
      const fields = { downstreamField, upstreamField };
      const whose = ownerOfPair(pair, marks.get(upstream) ?? marksOf(undefined, owner));
      return { address: pairAddress(fields, book), downstream: urn, upstream, ...fields, transform, confidence, owner: whose };
    }),
  };
}

function ownerOfEdge(edge: ObservedEdge, owner: Owner): GraphOwner {
  if (ownMark(edge, owner).edge) return 'ours';
  return otherMarks(edge, owner).some((mark) => mark.edge) ? 'other-stack' : 'unmanaged';
}

/** The marks of pairs stand on their edge. */
function ownerOfPair(pair: ObservedPair, { own, others }: EdgeMarks): GraphOwner {
  if (ownOccurrences(pair, own).length > 0) return 'ours';
  return namesPair(others, pair) ? 'other-stack' : 'unmanaged';
}

interface EdgeMarks {
  readonly own: MarkedPairs;
  readonly others: MarkedPairs;
}

function marksOf(edge: ObservedEdge | undefined, owner: Owner): EdgeMarks {
  return { own: markedPairs([ownMark(edge, owner)]), others: markedPairs(otherMarks(edge, owner)) };
}

function stateOf(urn: DatasetUrn, reading: DatasetReading | undefined): DatasetState {
  switch (reading?.kind) {
    case 'present':
      return reading.removed ? 'soft-deleted' : 'present';
    case 'absent':
      return 'absent';
    case 'unknown':
      return 'unreadable';
    case undefined:
      // Further away than was asked for, and cut off with the rest; but for what is no dataset and could not be read.
      return asDatasetUrn(urn).ok ? 'present' : 'foreign';
  }
}

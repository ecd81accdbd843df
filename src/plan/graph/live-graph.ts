import type { DatasetReading, PresentDataset } from '../../model/observed-state.js';
import { asDatasetUrn, type DatasetUrn } from '../../urn/dataset-urn.js';
import { type AddressBook, edgeAddress } from '../address-book.js';
import { pairAddress } from '../lineage/column-address.js';
import { type ObservedEdge, type ObservedPair, observeUnit } from '../lineage/observe-unit.js';
import { type Owner, otherMarks, ownMark } from '../lineage/owner.js';
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
  return {
    edges: [...edges.values()].map((edge): GraphEdge => {
      const { upstream, types } = edge;
      return { address: edgeAddress(book, urn, upstream), downstream: urn, upstream, type: types[0], owner: ownerOfEdge(edge, owner) };
    }),
    pairs: [...pairs.values()].map((pair): GraphPair => {
      const { upstream, downstreamField, upstreamField, transform, confidence } = pair;
      const fields = { downstreamField, upstreamField };
      const whose = ownerOfPair(pair, edges.get(upstream), owner);
      return { address: pairAddress(fields, book), downstream: urn, upstream, ...fields, transform, confidence, owner: whose };
    }),
  };
}

function ownerOfEdge(edge: ObservedEdge, owner: Owner): GraphOwner {
  if (ownMark(edge, owner).edge) return 'ours';
  return otherMarks(edge, owner).some((mark) => mark.edge) ? 'other-stack' : 'unmanaged';
}

/** The marks of pairs stand on their edge. */
function ownerOfPair({ fingerprint }: ObservedPair, edge: ObservedEdge | undefined, owner: Owner): GraphOwner {
  if (ownMark(edge, owner).pairs.includes(fingerprint)) return 'ours';
  return otherMarks(edge, owner).some((mark) => mark.pairs.includes(fingerprint)) ? 'other-stack' : 'unmanaged';
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

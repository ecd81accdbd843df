import { edgeEnds } from '../../model/edge-end.js';
import type { DatasetReading, PresentDataset, Readings } from '../../model/observed-state.js';
import { edgeAddress, pairAddress } from '../../plan/document/address-book.js';
import { observeUnit } from '../../plan/unit/observe-unit.js';
import type { ObservedEdge, ObservedPair } from '../../plan/unit/observed-unit.js';
import { type Owner, otherMarks, ownMark } from '../../plan/unit/owner.js';
import type { StackNames } from '../../plan/unit/planned-unit.js';
import {
  type MarkedPairs,
  markedPairs,
  namesPair,
  ownOccurrences,
} from '../../plan/unit/seen-pair.js';
import { asEntityUrn, type EntityUrn } from '../../urn/entity-urn.js';
import type { DatasetState, GraphEdge, GraphOwner, GraphPair } from './graph-document.js';
import { findJoins, type WholeGraph } from './whole-graph.js';

/**
 * Builds the graph of the lineage that a catalog holds for the datasets that were read, from any
 * writer.
 */
export function liveGraph(readings: Readings, names: StackNames): WholeGraph {
  const units = [...readings.values()].flatMap((reading) =>
    reading.kind === 'present' ? [liveElements(reading, names)] : [],
  );
  const elements = {
    edges: units.flatMap((unit) => unit.edges),
    pairs: units.flatMap((unit) => unit.pairs),
    wildcards: [],
  };
  const named = findJoins(elements).map(({ upstream }) => upstream);
  const datasets = new Map(
    [...readings.keys(), ...named].map((urn) => [urn, datasetState(urn, readings.get(urn))]),
  );
  return { datasets, ...elements };
}

function liveElements(
  { urn, lineage }: PresentDataset,
  { owner, book }: StackNames,
): Pick<WholeGraph, 'edges' | 'pairs'> {
  const { edges, pairs } = observeUnit(urn, lineage.value);
  const marks = new Map([...edges].map(([upstream, edge]) => [upstream, edgeMarks(edge, owner)]));
  return {
    edges: [...edges.values()].map((edge): GraphEdge => {
      const { note } = ownMark(edge, owner);
      return {
        address: edgeAddress(book, urn, edge.upstream),
        ...edgeEnds(urn, edge.upstream),
        type: edge.types[0],
        ...(note !== undefined && { note }),
        owner: edgeOwner(edge, owner),
      };
    }),
    pairs: [...pairs.values()].map((pair): GraphPair => {
      const { upstream, occurrences } = pair;
      const [{ downstreamField, upstreamField, transform, confidence }] = occurrences;
      const fields = { downstreamField, upstreamField };
      const whose = pairOwner(pair, marks.get(upstream) ?? edgeMarks(undefined, owner));
      return {
        address: pairAddress(fields, book, urn),
        downstream: urn,
        upstream,
        ...fields,
        transform,
        confidence,
        owner: whose,
      };
    }),
  };
}

function edgeOwner(edge: ObservedEdge, owner: Owner): GraphOwner {
  if (ownMark(edge, owner).edge) return 'ours';
  return otherMarks(edge, owner).some((mark) => mark.edge) ? 'other-stack' : 'unmanaged';
}

/** Finds the owner of a pair in the marks of its edge. */
function pairOwner(pair: ObservedPair, { own, others }: EdgeMarks): GraphOwner {
  if (ownOccurrences(pair, own).length > 0) return 'ours';
  return namesPair(others, pair) ? 'other-stack' : 'unmanaged';
}

type EdgeMarks = Readonly<Record<'own' | 'others', MarkedPairs>>;

function edgeMarks(edge: ObservedEdge | undefined, owner: Owner): EdgeMarks {
  return { own: markedPairs([ownMark(edge, owner)]), others: markedPairs(otherMarks(edge, owner)) };
}

function datasetState(urn: EntityUrn, reading: DatasetReading | undefined): DatasetState {
  switch (reading?.kind) {
    case 'present':
      return reading.removed ? 'soft-deleted' : 'present';
    case 'absent':
      return 'absent';
    case 'unknown':
      return 'unreadable';
    case undefined:
      // A dataset that was not read is out of reach and is cut off later. An urn of no kind
      // cannot be read at all.
      return asEntityUrn(urn).ok ? 'present' : 'foreign';
  }
}

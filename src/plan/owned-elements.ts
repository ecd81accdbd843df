import { compareText } from '../errors/compare-text.js';
import { type Finding, finding } from '../errors/finding.js';
import { identityPart, isEmptyMark } from '../model/mark.js';
import type { DatasetReading, UnknownDataset } from '../model/observed-state.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import { type AddressBook, describeDataset, edgeAddress } from './address-book.js';
import { pairId } from './change.js';
import { pairAddress } from './lineage/column-address.js';
import { type ObservedEdge, type ObservedUnit, observeUnit } from './lineage/observe-unit.js';
import { type Owner, ownMark } from './lineage/owner.js';
import { markedPairs, type SeenPair, seenPair } from './lineage/seen-pair.js';

/** What carries the mark of one stack. */
export interface OwnedElements {
  /** Sorted by downstream, then upstream, both by urn. */
  readonly edges: readonly OwnedEdge[];
  /** One for each dataset that the catalog did not show: the edges may be more than these. */
  readonly findings: readonly Finding[];
}

/** An edge on which something is ours. */
export interface OwnedEdge {
  readonly address: string;
  readonly downstream: DatasetUrn;
  readonly upstream: DatasetUrn;
  readonly type: string;
  /** False where the edge is somebody else's and only column pairs on it are ours. */
  readonly owned: boolean;
  readonly protected: boolean;
  /** Those that are there, sorted by address, then by their columns. */
  readonly pairs: readonly OwnedPair[];
  /** How many more pairs the mark names that are there no more. */
  readonly pairsGone: number;
}

export interface OwnedPair {
  readonly address: string;
  readonly downstreamField: string;
  readonly upstreamField: string;
  readonly transform: string | null;
  readonly confidence: number;
}

/** Reads from the marks what a stack owns, declared or not. */
export function ownedElements(readings: readonly DatasetReading[], owner: Owner, book: AddressBook): OwnedElements {
  const sorted = [...readings].sort((a, b) => compareText(a.urn, b.urn));
  return {
    edges: sorted.flatMap((reading) => (reading.kind === 'present' ? ownedEdges(reading.urn, unitOf(reading), { owner, book }) : [])),
    findings: sorted.flatMap((reading) => (reading.kind === 'unknown' ? [unreadable(reading)] : [])),
  };
}

function unitOf({ urn, lineage }: Extract<DatasetReading, { kind: 'present' }>): ObservedUnit {
  return observeUnit(urn, lineage.value);
}

interface Naming {
  readonly owner: Owner;
  readonly book: AddressBook;
}

function ownedEdges(downstream: DatasetUrn, { edges, pairs }: ObservedUnit, naming: Naming): readonly OwnedEdge[] {
  return [...edges.values()]
    .filter((edge) => !isEmptyMark(ownMark(edge, naming.owner)))
    .sort((a, b) => compareText(a.upstream, b.upstream))
    .map((edge) => ownedEdge(downstream, edge, { ...naming, pairs }));
}

function ownedEdge(
  downstream: DatasetUrn,
  edge: ObservedEdge,
  { owner, book, pairs }: Naming & { readonly pairs: ObservedUnit['pairs'] },
): OwnedEdge {
  const mark = ownMark(edge, owner);
  const marked = markedPairs([mark]);
  const own = [...pairs.values()]
    .filter((pair) => pair.upstream === edge.upstream)
    .map((pair) => seenPair(pair, marked))
    .filter((pair) => pair.own.length > 0);
  const named = new Set(own.flatMap((pair) => pair.own.map(({ fingerprint }) => identityPart(fingerprint))));
  const there = own.map((pair) => ownedPair(pair, book));
  return {
    address: edgeAddress(book, downstream, edge.upstream),
    downstream,
    upstream: edge.upstream,
    type: edge.types[0],
    owned: mark.edge,
    protected: mark.protect,
    pairs: there.sort((a, b) => compareText(a.address, b.address) || compareText(pairId(a), pairId(b))),
    pairsGone: [...marked.identities].filter((identity) => !named.has(identity)).length + (mark.missing ?? 0),
  };
}

function ownedPair({ downstreamField, upstreamField, transform, confidence }: SeenPair, book: AddressBook): OwnedPair {
  const address = pairAddress({ downstreamField, upstreamField }, book);
  return { address, downstreamField, upstreamField, transform, confidence };
}

function unreadable({ urn, why }: UnknownDataset): Finding {
  return finding('dataset-unreadable', {
    message: `the catalog does not show ${describeDataset(urn)}, and lineage of it may be ours: ${why}`,
  });
}

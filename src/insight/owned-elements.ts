import { compareText } from '../errors/compare-text.js';
import { type Finding, finding } from '../errors/finding.js';
import { edgeEnds } from '../model/edge-end.js';
import { identityPart, isEmptyMark } from '../model/mark.js';
import type { DatasetReading, UnknownDataset } from '../model/observed-state.js';
import {
  type AddressBook,
  describeDataset,
  edgeAddress,
  pairAddress,
} from '../plan/document/address-book.js';
import { pairId } from '../plan/document/change.js';
import { observeUnit } from '../plan/unit/observe-unit.js';
import type { ObservedEdge, ObservedUnit } from '../plan/unit/observed-unit.js';
import { type Owner, ownMark } from '../plan/unit/owner.js';
import type { StackNames } from '../plan/unit/planned-unit.js';
import { markedPairs, type SeenPair, seenPair } from '../plan/unit/seen-pair.js';
import type { EntityUrn } from '../urn/entity-urn.js';

/** Elements that carry the mark of one stack. */
export interface OwnedElements {
  /** Sorted by downstream, then upstream, both by urn. */
  readonly edges: readonly OwnedEdge[];
  /** One finding for each dataset that the catalog did not show: there may be more edges. */
  readonly findings: readonly Finding[];
}

/** An edge that is ours, or on which column pairs are ours. */
export interface OwnedEdge {
  readonly address: string;
  readonly downstream: EntityUrn;
  readonly upstream: EntityUrn;
  readonly type: string;
  /** Absent without one. */
  readonly note?: string;
  /** False if the edge is not ours and only column pairs on it are. */
  readonly owned: boolean;
  readonly protected: boolean;
  /** Owned pairs that exist, sorted by address, then by columns. */
  readonly pairs: readonly OwnedPair[];
  /** Number of pairs that the mark names and that no longer exist. */
  readonly pairsGone: number;
}

/** A column pair that is ours. The fields are urns of columns, the confidence is 0 to 1. */
export interface OwnedPair {
  readonly address: string;
  readonly downstreamField: string;
  readonly upstreamField: string;
  readonly transform: string | null;
  readonly confidence: number;
}

/** Lists the elements that a stack owns by its marks, declared or not. */
export function ownedElements(
  readings: readonly DatasetReading[],
  owner: Owner,
  book: AddressBook,
): OwnedElements {
  const sorted = [...readings].sort((a, b) => compareText(a.urn, b.urn));
  return {
    // A job holds edges of the datasets that it writes.
    edges: sorted
      .flatMap((reading) =>
        reading.kind === 'present'
          ? ownedEdges(reading.urn, observeUnit(reading.urn, reading.lineage.value), {
              owner,
              book,
            })
          : [],
      )
      .sort(
        (a, b) => compareText(a.downstream, b.downstream) || compareText(a.upstream, b.upstream),
      ),
    findings: sorted.flatMap((one) => (one.kind === 'unknown' ? [unreadableFinding(one)] : [])),
  };
}

function ownedEdges(
  downstream: EntityUrn,
  { edges, pairs }: ObservedUnit,
  naming: StackNames,
): readonly OwnedEdge[] {
  return [...edges.values()]
    .filter((edge) => !isEmptyMark(ownMark(edge, naming.owner)))
    .sort((a, b) => compareText(a.upstream, b.upstream))
    .map((edge) => ownedEdge(downstream, edge, { ...naming, pairs }));
}

function ownedEdge(
  downstream: EntityUrn,
  edge: ObservedEdge,
  { owner, book, pairs }: StackNames & { readonly pairs: ObservedUnit['pairs'] },
): OwnedEdge {
  const mark = ownMark(edge, owner);
  const marked = markedPairs([mark]);
  const own = [...pairs.values()]
    .filter((pair) => pair.upstream === edge.upstream)
    .map((pair) => seenPair(pair, marked))
    .filter((pair) => pair.own.length > 0);
  const named = new Set(
    own.flatMap((pair) => pair.own.map(({ fingerprint }) => identityPart(fingerprint))),
  );
  const existing = own.map((pair) => ownedPair(pair, downstream, book));
  return {
    address: edgeAddress(book, downstream, edge.upstream),
    ...edgeEnds(downstream, edge.upstream),
    type: edge.types[0],
    ...(mark.note !== undefined && { note: mark.note }),
    owned: mark.edge,
    protected: mark.protect,
    pairs: existing.sort(
      (a, b) =>
        compareText(a.address, b.address) ||
        compareText(pairId(a, downstream), pairId(b, downstream)),
    ),
    pairsGone:
      [...marked.identities].filter((identity) => !named.has(identity)).length +
      (mark.missing ?? 0),
  };
}

function ownedPair(
  { downstreamField, upstreamField, transform, confidence }: SeenPair,
  holder: EntityUrn,
  book: AddressBook,
): OwnedPair {
  const address = pairAddress({ downstreamField, upstreamField }, book, holder);
  return { address, downstreamField, upstreamField, transform, confidence };
}

function unreadableFinding({ urn, why }: UnknownDataset): Finding {
  return finding('dataset-unreadable', {
    message: `the catalog does not show ${describeDataset(urn)}, and lineage of it may be ours: ${why}`,
  });
}

import { compareText } from '../errors/compare-text.js';
import { type Finding, finding } from '../errors/finding.js';
import { identityPart, isEmptyMark } from '../model/mark.js';
import type { DatasetReading, UnknownDataset } from '../model/observed-state.js';
import { type AddressBook, describeDataset, edgeAddress } from '../plan/document/address-book.js';
import { pairId } from '../plan/document/change.js';
import { pairAddress } from '../plan/unit/column-address.js';
import { type ObservedEdge, type ObservedUnit, observeUnit } from '../plan/unit/observe-unit.js';
import { type Owner, ownMark } from '../plan/unit/owner.js';
import { markedPairs, type SeenPair, seenPair } from '../plan/unit/seen-pair.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import type { OwnedEdge, OwnedElements, OwnedPair } from './owned-document.js';

/** Lists the elements that a stack owns by its marks, declared or not. */
export function ownedElements(
  readings: readonly DatasetReading[],
  owner: Owner,
  book: AddressBook,
): OwnedElements {
  const sorted = [...readings].sort((a, b) => compareText(a.urn, b.urn));
  return {
    edges: sorted.flatMap((reading) =>
      reading.kind === 'present'
        ? ownedEdges(reading.urn, toObservedUnit(reading), { owner, book })
        : [],
    ),
    findings: sorted.flatMap((reading) =>
      reading.kind === 'unknown' ? [unreadableFinding(reading)] : [],
    ),
  };
}

function toObservedUnit({
  urn,
  lineage,
}: Extract<DatasetReading, { kind: 'present' }>): ObservedUnit {
  return observeUnit(urn, lineage.value);
}

interface OwnerContext {
  readonly owner: Owner;
  readonly book: AddressBook;
}

function ownedEdges(
  downstream: DatasetUrn,
  { edges, pairs }: ObservedUnit,
  naming: OwnerContext,
): readonly OwnedEdge[] {
  return [...edges.values()]
    .filter((edge) => !isEmptyMark(ownMark(edge, naming.owner)))
    .sort((a, b) => compareText(a.upstream, b.upstream))
    .map((edge) => ownedEdge(downstream, edge, { ...naming, pairs }));
}

function ownedEdge(
  downstream: DatasetUrn,
  edge: ObservedEdge,
  { owner, book, pairs }: OwnerContext & { readonly pairs: ObservedUnit['pairs'] },
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
  const existing = own.map((pair) => ownedPair(pair, book));
  return {
    address: edgeAddress(book, downstream, edge.upstream),
    downstream,
    upstream: edge.upstream,
    type: edge.types[0],
    owned: mark.edge,
    protected: mark.protect,
    pairs: existing.sort(
      (a, b) => compareText(a.address, b.address) || compareText(pairId(a), pairId(b)),
    ),
    pairsGone:
      [...marked.identities].filter((identity) => !named.has(identity)).length +
      (mark.missing ?? 0),
  };
}

function ownedPair(
  { downstreamField, upstreamField, transform, confidence }: SeenPair,
  book: AddressBook,
): OwnedPair {
  const address = pairAddress({ downstreamField, upstreamField }, book);
  return { address, downstreamField, upstreamField, transform, confidence };
}

function unreadableFinding({ urn, why }: UnknownDataset): Finding {
  return finding('dataset-unreadable', {
    message: `the catalog does not show ${describeDataset(urn)}, and lineage of it may be ours: ${why}`,
  });
}

import type { DesiredState } from '../../model/desired-state.js';
import { type AddressBook, edgeAddress } from '../address-book.js';
import type { DatasetChange, EdgeChange, PairChange } from '../change.js';
import { sameContent } from '../dataset-content.js';
import { pairAddress } from '../lineage/column-address.js';
import { sameValue } from '../lineage/decide-pair.js';
import type { DeclaredEdge, DeclaredElements } from './declared-elements.js';

/** What was declared, and what is. */
export interface Sides<T> {
  readonly before: T;
  readonly after: T;
}

/** Edges that came, went, or have another type or protection. */
export function edgeDifferences({ before, after }: Sides<DeclaredElements>, book: AddressBook): readonly EdgeChange[] {
  return bothSides(before.edges, after.edges).flatMap(({ was, is, any }): readonly EdgeChange[] => {
    const { downstream, upstream } = any;
    const address = edgeAddress(book, downstream, upstream);
    const common = { element: 'edge', address, downstream, upstream, place: is?.place ?? null } as const;
    const values = { before: was?.value ?? null, after: is?.value ?? null };
    if (!was) return [{ ...common, kind: 'create', reason: 'declared', ...values }];
    if (!is) return [{ ...common, kind: 'delete', reason: 'declared-no-more', ...values }];
    return edgeUpdate(was, is).map((update) => ({ ...common, ...update, ...values }));
  });
}

/** Protection stands in the mark alone, as in a plan. */
function edgeUpdate({ value: was }: DeclaredEdge, { value: is }: DeclaredEdge): readonly Pick<EdgeChange, 'kind' | 'reason'>[] {
  if (was.type !== is.type) return [{ kind: 'update', reason: 'declared-otherwise' }];
  return was.protected === is.protected ? [] : [{ kind: 'mark', reason: 'protect' }];
}

/** Column pairs that came, went, or have another transform or confidence. */
export function pairDifferences({ before, after }: Sides<DeclaredElements>, book: AddressBook): readonly PairChange[] {
  return bothSides(before.pairs, after.pairs).flatMap(({ was, is, any }): readonly PairChange[] => {
    const { downstream, upstream, downstreamField, upstreamField } = any;
    const fields = { downstream, upstream, downstreamField, upstreamField };
    const common = { element: 'pair', address: pairAddress(fields, book), ...fields, place: is?.place ?? null } as const;
    const values = { before: was?.value ?? null, after: is?.value ?? null };
    if (!was) return [{ ...common, kind: 'create', reason: 'declared', ...values }];
    if (!is) return [{ ...common, kind: 'delete', reason: 'declared-no-more', ...values }];
    return sameValue(was.value, is.value) ? [] : [{ ...common, kind: 'update', reason: 'declared-otherwise', ...values }];
  });
}

/** Datasets that are to be made, or to be made otherwise. One that is declared no more stays, as after an apply. */
export function datasetDifferences({ before, after }: Sides<DesiredState>, book: AddressBook): readonly DatasetChange[] {
  const made = new Map(before.datasets.flatMap(({ urn, create }) => (create ? [[urn, create] as const] : [])));
  return after.datasets.flatMap(({ urn, create, place }): readonly DatasetChange[] => {
    if (!create) return [];
    const was = made.get(urn) ?? null;
    const common = { element: 'dataset', address: book(urn), urn, place, before: was, after: create } as const;
    if (!was) return [{ ...common, kind: 'create', reason: 'declared' }];
    return sameContent(was, create) ? [] : [{ ...common, kind: 'update', reason: 'declared-otherwise' }];
  });
}

/** An element of either side. */
interface Both<T> {
  readonly was: T | undefined;
  readonly is: T | undefined;
  /** Whichever there is. */
  readonly any: T;
}

function bothSides<T>(before: ReadonlyMap<string, T>, after: ReadonlyMap<string, T>): readonly Both<T>[] {
  const came = [...after].filter(([id]) => !before.has(id));
  return [
    ...[...before].map(([id, was]) => ({ was, is: after.get(id), any: was })),
    ...came.map(([, is]) => ({ was: undefined, is, any: is })),
  ];
}

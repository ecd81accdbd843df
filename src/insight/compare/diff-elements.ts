import type { DesiredState } from '../../model/desired-state.js';
import { joinSides } from '../../model/join-sides.js';
import { sameContent } from '../../plan/dataset/stored-content.js';
import { type AddressBook, edgeAddress, pairAddress } from '../../plan/document/address-book.js';
import type { DatasetChange, EdgeChange, PairChange } from '../../plan/document/change.js';
import { sameValue } from '../../plan/unit/pair-value.js';
import type { DeclaredElements, EdgeDeclaration } from './declared-elements.js';

/** A value of the older and of the newer revision. */
export interface Sides<T> {
  readonly before: T;
  readonly after: T;
}

/** Finds edges that were added or removed, or whose type or protection changed. */
export function diffEdges(
  { before, after }: Sides<DeclaredElements>,
  book: AddressBook,
): readonly EdgeChange[] {
  return joinSides(before.edges, after.edges).flatMap(({ was, is, any }): readonly EdgeChange[] => {
    const { downstream, upstream } = any;
    const address = edgeAddress(book, downstream, upstream);
    const common = {
      element: 'edge',
      address,
      downstream,
      upstream,
      place: is?.place ?? null,
    } as const;
    const values = { before: was?.value ?? null, after: is?.value ?? null };
    const change = was && is ? edgeUpdate(was, is) : existenceChange(was);
    return change ? [{ ...common, ...change, ...values }] : [];
  });
}

type KindAndReason = Pick<EdgeChange, 'kind' | 'reason'>;

function existenceChange(was: unknown): KindAndReason {
  return was === undefined
    ? { kind: 'create', reason: 'declared' }
    : { kind: 'delete', reason: 'declared-no-more' };
}

/** A change of protection or note alone is of kind `mark`, as in a plan: only the mark holds it. */
function edgeUpdate(
  { value: was }: EdgeDeclaration,
  { value: is }: EdgeDeclaration,
): KindAndReason | undefined {
  if (was.type !== is.type) return { kind: 'update', reason: 'declared-otherwise' };
  if (was.protected !== is.protected) return { kind: 'mark', reason: 'protect' };
  return was.note === is.note ? undefined : { kind: 'mark', reason: 'note' };
}

/** Finds column pairs that were added or removed, or whose transform or confidence changed. */
export function diffPairs(
  { before, after }: Sides<DeclaredElements>,
  book: AddressBook,
): readonly PairChange[] {
  return joinSides(before.pairs, after.pairs).flatMap(({ was, is, any }): readonly PairChange[] => {
    const { downstream, upstream, downstreamField, upstreamField } = any;
    const fields = { downstream, upstream, downstreamField, upstreamField };
    const common = {
      element: 'pair',
      address: pairAddress(fields, book, downstream),
      ...fields,
      place: is?.place ?? null,
    } as const;
    const values = { before: was?.value ?? null, after: is?.value ?? null };
    if (!was || !is) return [{ ...common, ...existenceChange(was), ...values }];
    return sameValue(was.value, is.value)
      ? []
      : [{ ...common, kind: 'update', reason: 'declared-otherwise', ...values }];
  });
}

/**
 * Finds datasets with `create: true` that are new or have other content. Like an apply, it deletes
 * no dataset.
 */
export function diffDatasets(
  { before, after }: Sides<DesiredState>,
  book: AddressBook,
): readonly DatasetChange[] {
  const made = new Map(
    before.datasets.flatMap(({ urn, create }) => (create ? [[urn, create] as const] : [])),
  );
  return after.datasets.flatMap(({ urn, create, place }): readonly DatasetChange[] => {
    if (!create) return [];
    const was = made.get(urn) ?? null;
    const common = {
      element: 'dataset',
      address: book(urn),
      urn,
      place,
      before: was,
      after: create,
    } as const;
    if (!was) return [{ ...common, kind: 'create', reason: 'declared' }];
    return sameContent(was, create)
      ? []
      : [{ ...common, kind: 'update', reason: 'declared-otherwise' }];
  });
}

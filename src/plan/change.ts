import type { Place } from '../errors/place.js';
import type { DatasetContent } from '../model/desired-state.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';

/** One element that an apply would bring from what is to what should be. */
export type Change = DatasetChange | LineageChange;

/** A change of an element of some downstream's lineage. */
export type LineageChange = EdgeChange | PairChange;

/** `mark`: the element is as it should be, only our sign on it is written or taken away. */
export type ChangeKind = 'create' | 'update' | 'delete' | 'mark';

/** A dataset that is declared with `create: true`: missing, or made by us and different by now; or one that is put back. */
export interface DatasetChange {
  readonly element: 'dataset';
  readonly kind: 'create' | 'update';
  readonly address: string;
  readonly reason: 'dataset-missing' | 'content-differs' | 'rolled-back' | DeclaredReason;
  readonly urn: DatasetUrn;
  /** Null where no manifest asks for it. */
  readonly place: Place | null;
  /** Null where the dataset does not exist. */
  readonly before: DatasetContent | null;
  readonly after: DatasetContent;
}

/** A dataset-level edge. */
export interface EdgeChange {
  readonly element: 'edge';
  readonly kind: ChangeKind;
  /** For people: `orders_daily <- raw_orders`. */
  readonly address: string;
  readonly reason: LineageReason;
  readonly downstream: DatasetUrn;
  readonly upstream: DatasetUrn;
  /** Null where no manifest speaks of the element any more. */
  readonly place: Place | null;
  /** Null where the element does not exist. */
  readonly before: EdgeValue | null;
  readonly after: EdgeValue | null;
}

/** A column pair: one downstream column and one of the columns it is derived from. */
export interface PairChange {
  readonly element: 'pair';
  readonly kind: ChangeKind;
  /** For people: `orders_daily.total <- raw_orders.amount`. */
  readonly address: string;
  readonly reason: LineageReason;
  readonly downstream: DatasetUrn;
  readonly upstream: DatasetUrn;
  /** Urns of the two columns. */
  readonly downstreamField: string;
  readonly upstreamField: string;
  readonly place: Place | null;
  readonly before: PairValue | null;
  readonly after: PairValue | null;
}

export type LineageReason =
  /** Declared, not in the catalog. */
  | 'missing'
  /** Declared with another type, confidence or transform. */
  | 'differs'
  /** Ours, and declared no more. */
  | 'undeclared'
  /** Ours, and its edge goes. */
  | 'edge-removed'
  /** Not ours; the manifest is the whole truth here. */
  | 'exclusive'
  /** Made by the user of our token, not marked yet. */
  | 'made-by-us'
  /** Another stack declares the same. */
  | 'shared'
  /** Declared and there, and from now on ours. */
  | 'adopted'
  /** Ours no more: still another stack's, or given up. */
  | 'released'
  /** Ours no more, and there all the same: another writer's record has it too. */
  | 'left-to-others'
  /** As it was before an apply that is undone. */
  | 'rolled-back'
  /** Marked under an earlier name of the stack. */
  | 'renamed-stack'
  /** The manifest protects it, or does so no more. */
  | 'protect'
  /** The mark names what is not there any more. */
  | 'mark-outdated'
  | DeclaredReason
  /** Of a comparison: was declared, and is declared no more. */
  | 'declared-no-more';

/** Of a comparison of two revisions, where nobody knows what the catalog holds. */
type DeclaredReason =
  /** Declared now, and was not. */
  | 'declared'
  /** Was declared with another type, confidence, transform or content. */
  | 'declared-otherwise';

export interface EdgeValue {
  readonly type: string;
  /** Whether our mark stands on it. In a comparison, what is declared counts as ours. */
  readonly owned: boolean;
  readonly protected: boolean;
}

export interface PairValue {
  /** Null where the column is derived without one. */
  readonly transform: string | null;
  readonly confidence: number;
  /** As in {@link EdgeValue}. */
  readonly owned: boolean;
}

/** The dataset under which a change is shown and written. */
export function changedDataset(change: Change): DatasetUrn {
  return change.element === 'dataset' ? change.urn : change.downstream;
}

/** An element by its identity, and what it will be; null for one that will not be there. */
export interface EndValue {
  readonly id: string;
  readonly value: DatasetContent | EdgeValue | PairValue | null;
}

/** The identity of an edge, as {@link endValues} names it. */
export function edgeId(downstream: DatasetUrn, upstream: DatasetUrn): string {
  return `${downstream} <- ${upstream}`;
}

/** The identity of a column pair, as its columns are spelled. */
export function pairId({ downstreamField, upstreamField }: Pick<PairChange, 'downstreamField' | 'upstreamField'>): string {
  return `${downstreamField} <- ${upstreamField}`;
}

/** What a change brings about. */
export function endValues(change: Change): readonly EndValue[] {
  switch (change.element) {
    case 'dataset':
      return [{ id: change.urn, value: change.after }];
    case 'edge':
      return [{ id: edgeId(change.downstream, change.upstream), value: change.after }];
    case 'pair':
      return [{ id: pairId(change), value: change.after }];
  }
}

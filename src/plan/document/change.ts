import type { Place } from '../../errors/place.js';
import type { DatasetContent } from '../../model/desired-state.js';
import { type EdgeEnd, edgeEnds, edgeHolder } from '../../model/edge-end.js';
import { sortByText } from '../../model/sort-by-text.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { isColumnOf } from '../../urn/schema-field-urn.js';

/** The change of one element, from its observed to its desired value. */
export type Change = DatasetChange | LineageChange;

/** A change of an edge or a column pair. */
export type LineageChange = EdgeChange | PairChange;

/** `mark`: the element itself stays. The write changes only our mark on it. */
export type ChangeKind = 'create' | 'update' | 'delete' | 'mark';

/**
 * A change of an entity itself. An entity with `create: true` is created, or updated if this stack
 * created it. A rollback restores an entity.
 */
export interface DatasetChange {
  readonly element: 'dataset';
  readonly kind: 'create' | 'update';
  readonly address: string;
  readonly reason: 'dataset-missing' | 'content-differs' | 'rolled-back' | DeclaredReason;
  readonly urn: EntityUrn;
  /** Null if no manifest declares it. */
  readonly place: Place | null;
  /** Null if the dataset does not exist. */
  readonly before: DatasetContent | null;
  readonly after: DatasetContent;
}

/** The parts that changes of edges and changes of column pairs share. */
interface ElementChange<Element, Value> {
  readonly element: Element;
  readonly kind: ChangeKind;
  /** For people: `orders_daily <- raw_orders` or `orders_daily.total <- raw_orders.amount`. */
  readonly address: string;
  readonly reason: LineageReason;
  /** The downstream end. Of a column pair: the entity whose aspects hold it, which may be a job. */
  readonly downstream: EntityUrn;
  readonly upstream: EntityUrn;
  /** Null if no manifest declares the element any more. */
  readonly place: Place | null;
  /** Null if the element does not exist. */
  readonly before: Value | null;
  readonly after: Value | null;
}

/** A change of an edge between two entities, in the direction of the data. */
export type EdgeChange = ElementChange<'edge', EdgeValue>;

/**
 * A change of a column pair: one downstream column and one of the columns that it is derived from.
 */
export interface PairChange extends ElementChange<'pair', PairValue> {
  /** Urns of the two columns. */
  readonly downstreamField: string;
  readonly upstreamField: string;
}

/** The reason for a change of an edge or a column pair. */
export type LineageReason =
  /** Declared, not in the catalog. */
  | 'missing'
  /** In the catalog with another type, confidence or transform than declared. */
  | 'differs'
  /** Ours, and no longer declared. */
  | 'undeclared'
  /** Ours, and its edge is removed. */
  | 'edge-removed'
  /** Not ours; ownership of the unit is exclusive. */
  | 'exclusive'
  /** Created by the user of our token, not marked yet. */
  | 'made-by-us'
  /** Another stack declares the same value. */
  | 'shared'
  /** Declared and already in the catalog; ours from now on. */
  | 'adopted'
  /** No longer ours: another stack still owns it, or this stack released it. */
  | 'released'
  /** No longer ours, and it stays: the record of another writer has it too. */
  | 'left-to-others'
  /** Restored to its value before the apply that is undone. */
  | 'rolled-back'
  /** Marked under an earlier name of the stack. */
  | 'renamed-stack'
  /** The manifest starts or stops protecting it. */
  | 'protect'
  /** The manifest gives it another note. */
  | 'note'
  /** The mark names elements that no longer exist. */
  | 'mark-outdated'
  | DeclaredReason
  /** In a comparison: declared before, and no longer declared. */
  | 'declared-no-more';

/** Reasons in a comparison of two revisions, which does not read the catalog. */
type DeclaredReason =
  /** Declared now, and not declared before. */
  | 'declared'
  /** Declared before with another type, confidence, transform or content. */
  | 'declared-otherwise';

/** The attributes of an edge. DataHub defines the types, such as `TRANSFORMED`. */
export interface EdgeValue {
  readonly type: string;
  /** One line for people. */
  readonly note?: string;
  /** True if it carries our mark. In a comparison, every declared element counts as ours. */
  readonly owned: boolean;
  readonly protected: boolean;
}

/** The attributes of a column pair. The confidence is 0 to 1. */
export interface PairValue {
  /** Null if the column is derived without a transform. */
  readonly transform: string | null;
  readonly confidence: number;
  /** As in {@link EdgeValue}. */
  readonly owned: boolean;
}

/** Returns the entity under which a change is shown and written. */
export function changedDataset(change: Change): EntityUrn {
  if (change.element === 'dataset') return change.urn;
  return change.element === 'pair' ? change.downstream : edgeHolder(change).holder;
}

/** Returns the edge of a change within its unit: the edge itself, or the home of a pair's mark. */
export function changedEnd(change: LineageChange): EdgeEnd {
  return change.element === 'pair' ? change.upstream : edgeHolder(change).end;
}

/** The identity of an edge, as {@link elementId} returns it. */
export function edgeId(holder: EntityUrn, end: EdgeEnd): string {
  const { downstream, upstream } = edgeEnds(holder, end);
  return `${downstream} <- ${upstream}`;
}

/** The identity of a column pair, from its holder and the exact spelling of its columns. */
export function pairId(
  { downstreamField, upstreamField }: Pick<PairChange, 'downstreamField' | 'upstreamField'>,
  holder: EntityUrn,
): string {
  const id = `${downstreamField} <- ${upstreamField}`;
  return isColumnOf(downstreamField, holder) ? id : `${holder}: ${id}`;
}

/** Returns the identity of the element of a change. */
export function elementId(
  one:
    | Pick<DatasetChange, 'element' | 'urn'>
    | Pick<EdgeChange, 'element' | 'downstream' | 'upstream'>
    | Pick<PairChange, 'element' | 'downstream' | 'downstreamField' | 'upstreamField'>,
): string {
  switch (one.element) {
    case 'dataset':
      return one.urn;
    case 'edge':
      return edgeId(one.downstream, one.upstream);
    case 'pair':
      return pairId(one, one.downstream);
  }
}

/**
 * Sorts by dataset. The sort is stable: a created dataset stays before its edges, and an edge
 * before its pairs.
 */
export function sortByDataset(changes: readonly Change[]): readonly Change[] {
  return sortByText(changes, changedDataset);
}

/** Sorts the changes of a downstream by upstream and columns, an edge before its pairs. */
export function sortLineage(changes: readonly LineageChange[]): readonly LineageChange[] {
  return sortByText(changes, (change) =>
    change.element === 'edge'
      ? changedEnd(change)
      : `${change.upstream} ${change.downstreamField} ${change.upstreamField} ${change.before?.transform ?? change.after?.transform ?? ''}`,
  );
}

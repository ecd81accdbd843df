import type { Place } from '../errors/place.js';
import type { DatasetContent } from '../model/desired-state.js';
import type { LineageType } from '../model/upstream-lineage.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';

/** One element that an apply would bring from what is to what should be. */
export type Change = DatasetChange | EdgeChange;

/** A dataset that is declared with `create: true` and that the catalog lacks. */
export interface DatasetChange {
  readonly element: 'dataset';
  readonly kind: 'create';
  readonly address: string;
  readonly reason: 'dataset-missing';
  readonly urn: DatasetUrn;
  readonly place: Place;
  readonly before: null;
  readonly after: DatasetContent;
}

/** A dataset-level edge. */
export interface EdgeChange {
  readonly element: 'edge';
  readonly kind: 'create' | 'update';
  /** For people: `orders_daily <- raw_orders`. */
  readonly address: string;
  readonly reason: 'edge-missing' | 'type-differs';
  readonly downstream: DatasetUrn;
  readonly upstream: DatasetUrn;
  readonly place: Place;
  /** Null where the element does not exist. */
  readonly before: EdgeValue | null;
  readonly after: DeclaredEdgeValue;
}

export interface EdgeValue {
  readonly type: string;
}

export interface DeclaredEdgeValue extends EdgeValue {
  readonly type: LineageType;
}

/** The dataset under which a change is shown and written. */
export function changedDataset(change: Change): DatasetUrn {
  return change.element === 'dataset' ? change.urn : change.downstream;
}

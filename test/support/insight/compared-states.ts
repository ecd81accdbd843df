import type { DesiredState } from '../../../src/model/desired-state.js';
import { withColumns } from '../model/lineage-builders.js';
import { desire, named, unitOf } from '../model/state-builders.js';
import { comparisonOf } from './comparison-of.js';

export const nothingDeclared = desire([]);
export const withMart = desire([unitOf('mart', 'orders')]);

/** Describes each change, as `create declared orders <- raw`. */
export function changesBetween(before: DesiredState, after: DesiredState): readonly string[] {
  return comparisonOf(before, after).changes.map(
    ({ kind, reason, address }) => `${kind} ${reason} ${address}`,
  );
}

/** `orders` with these columns, which all come from `raw`. */
export function ordersWith(...columns: Parameters<typeof withColumns>[1][]): DesiredState {
  return desire([withColumns(unitOf('orders', 'raw'), ...columns)]);
}

/** A dataset that the stack creates, with these columns. */
export const tableWith = (name: string, ...columns: readonly string[]) =>
  named(name, {
    columns: columns.map((fieldPath) => ({ fieldPath, type: 'string', nativeType: 'string' })),
  });

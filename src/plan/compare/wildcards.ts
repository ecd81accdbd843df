import type { DesiredState, DesiredUnit, WildcardMapping } from '../../model/desired-state.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { schemaFieldUrn } from '../../urn/schema-field-urn.js';
import { edgeId, pairId } from '../change.js';
import { declaredColumns } from '../declared-columns.js';
import { type ResolvedPair, resolvedPair } from '../lineage/resolution.js';

/** Which wildcards become the pairs that they stand for: those between these two datasets, or none of them. */
export type Expands = (downstream: DatasetUrn, upstream: DatasetUrn) => boolean;

/**
 * A wildcard is expanded where every state that has it declares the columns of both its ends. Expanded in one state alone,
 * a wildcard that nobody touched would read as a hundred changes.
 */
export function expandedWildcards(states: readonly DesiredState[]): Expands {
  const blind = new Set(states.flatMap(blindWildcards));
  return (downstream, upstream) => !blind.has(edgeId(downstream, upstream));
}

/** The edges of those that an end without declared columns keeps from being expanded. */
function blindWildcards({ datasets, units }: DesiredState): readonly string[] {
  const columnsOf = declaredColumns(datasets);
  return units.flatMap((unit) =>
    wildcardsOf(unit)
      .filter(({ upstream }) => columnsOf(unit.downstream) === null || columnsOf(upstream) === null)
      .map(({ upstream }) => edgeId(unit.downstream, upstream)),
  );
}

function wildcardsOf({ columns }: DesiredUnit): readonly WildcardMapping[] {
  return columns.flatMap((mapping) => (mapping.kind === 'wildcard' ? [mapping] : []));
}

/** `orders.* <- raw_orders.* except note`: what a wildcard says where nobody knows the columns, as one pair. */
export function symbolicPair(downstream: DatasetUrn, mapping: WildcardMapping): ResolvedPair {
  const { upstream, except } = mapping;
  const exceptions = except.length === 0 ? '' : ` except ${except.join(', ')}`;
  const fields = { downstreamField: schemaFieldUrn(downstream, '*'), upstreamField: schemaFieldUrn(upstream, `*${exceptions}`) };
  return resolvedPair({ key: pairId(fields), ...fields, upstream }, mapping);
}

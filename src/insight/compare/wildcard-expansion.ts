import type { DesiredState, DesiredUnit, WildcardMapping } from '../../model/desired-state.js';
import { edgeId, pairId } from '../../plan/document/change.js';
import { declaredColumns } from '../../plan/unit/column-keys.js';
import { type ResolvedPair, resolvedPair } from '../../plan/unit/resolved-pair.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { schemaFieldUrn } from '../../urn/schema-field-urn.js';

/** Returns true if wildcards between two datasets are expanded to pairs. */
export type WildcardExpansion = (downstream: DatasetUrn, upstream: DatasetUrn) => boolean;

/**
 * Expands a wildcard if every state that has it declares the columns of both its ends. A wildcard
 * that is expanded in one state alone would appear as a hundred changes although it did not change.
 */
export function wildcardExpansion(states: readonly DesiredState[]): WildcardExpansion {
  const unexpandable = new Set(states.flatMap(unexpandableEdges));
  return (downstream, upstream) => !unexpandable.has(edgeId(downstream, upstream));
}

/** Finds the edges of wildcards that have an end without declared columns. */
function unexpandableEdges({ datasets, units }: DesiredState): readonly string[] {
  const columnsByDataset = declaredColumns(datasets);
  return units.flatMap((unit) =>
    wildcardMappings(unit)
      .filter(
        ({ upstream }) =>
          columnsByDataset(unit.downstream) === null || columnsByDataset(upstream) === null,
      )
      .map(({ upstream }) => edgeId(unit.downstream, upstream)),
  );
}

function wildcardMappings({ columns }: DesiredUnit): readonly WildcardMapping[] {
  return columns.flatMap((mapping) => (mapping.kind === 'wildcard' ? [mapping] : []));
}

/**
 * Makes one pair of a wildcard whose columns are unknown: `orders.* <- raw_orders.* except note`.
 */
export function symbolicPair(downstream: DatasetUrn, mapping: WildcardMapping): ResolvedPair {
  const { upstream, except } = mapping;
  const exceptions = except.length === 0 ? '' : ` except ${except.join(', ')}`;
  const fields = {
    downstreamField: schemaFieldUrn(downstream, '*'),
    upstreamField: schemaFieldUrn(upstream, `*${exceptions}`),
  };
  return resolvedPair({ key: pairId(fields), ...fields, upstream }, mapping);
}

import type { WildcardCase } from '../model/column-settings.js';
import type { WildcardMapping } from '../model/desired-state.js';
import type { SchemaReading } from '../model/observed-state.js';
import type { PortablePair } from '../model/portable-lineage.js';
import { findSameNames } from '../model/same-names.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import { matchColumn, writtenPath } from '../urn/field-path.js';

/** The known columns of datasets. */
export interface KnownColumns {
  /** Null if the columns are not known. */
  readonly findSchema: (dataset: DatasetUrn) => SchemaReading;
  /** The setting of the stack. */
  readonly wildcardCase: WildcardCase;
}

export interface WildcardOf
  extends Pick<WildcardMapping, 'upstream' | 'except' | 'transform' | 'confidence'> {
  readonly downstream: DatasetUrn;
  /** The downstream columns that other pairs of the unit name. */
  readonly named: readonly string[];
}

/**
 * Returns the pairs that a wildcard stands for, as a plan resolves it. Undefined if the columns of
 * one of its datasets are not known.
 */
export function expandWildcard(
  { downstream, upstream, except, named, transform, confidence }: WildcardOf,
  { findSchema, wildcardCase }: KnownColumns,
): readonly PortablePair[] | undefined {
  const schemas = { downstream: findSchema(downstream), upstream: findSchema(upstream) };
  if (schemas.downstream === null || schemas.upstream === null) return undefined;
  const [down, up] = [schemas.downstream, schemas.upstream];
  const skipped = exactPaths([...named, ...except], down);
  const excepted = exactPaths(except, up);
  return findSameNames({ downstream: down, upstream: up }, wildcardCase)
    .filter((same) => !skipped.has(same.downstream) && !excepted.has(same.upstream))
    .map((same) => ({
      downstreamColumn: writtenPath(same.downstream, down, 'simple'),
      upstream: { dataset: upstream, column: writtenPath(same.upstream, up, 'simple') },
      ...(transform !== undefined && { transform }),
      confidence,
    }));
}

function exactPaths(columns: readonly string[], schema: readonly string[]): ReadonlySet<string> {
  return new Set(
    columns.map((column) => {
      const match = matchColumn(column, schema);
      return match.kind === 'found' ? match.path : column;
    }),
  );
}

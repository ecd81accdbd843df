import type { SchemaReading } from '../../model/observed-state.js';
import type { PortablePair } from '../../model/portable-lineage.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { matchColumn } from '../../urn/field-path.js';

export type FindSchema = (dataset: DatasetUrn) => SchemaReading;

/** Returns one name for all spellings of a column. */
export type FindColumn = (dataset: DatasetUrn, column: string) => string;

/** Without a schema, or without a match in it, each spelling is a column of its own. */
export function columnFinder(findSchema: FindSchema): FindColumn {
  return (dataset, column) => {
    const schema = findSchema(dataset);
    const match = schema === null ? undefined : matchColumn(column, schema);
    return match?.kind === 'found' ? match.path : column;
  };
}

/** Returns each pair once. Of several records of one pair, the first. */
export function distinctPairs(
  downstream: DatasetUrn,
  pairs: readonly PortablePair[],
  findColumn: FindColumn,
): readonly PortablePair[] {
  const found = new Map<string, PortablePair>();
  for (const pair of pairs) {
    const { dataset, column } = pair.upstream;
    // Portable names have no control characters, so keys are unique.
    const key = [
      findColumn(downstream, pair.downstreamColumn),
      dataset,
      findColumn(dataset, column),
    ].join('\u0000');
    if (!found.has(key)) found.set(key, pair);
  }
  return [...found.values()];
}

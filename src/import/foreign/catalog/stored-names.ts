import { ok, problem, type Result } from '../../../errors/result.js';
import { groupBy } from '../../../model/group-by.js';
import type { PortablePair } from '../../../model/portable-lineage.js';
import type { DatasetUrn } from '../../../urn/dataset-urn.js';
import { matchColumn } from '../../../urn/field-path.js';
import { splitUrn } from '../../../urn/urn.js';
import type { KnownColumns } from '../declared-lineage.js';
import { portableDataset, portableField } from '../portable-names.js';

/** The reason why an urn of the catalog is not in the lineage. */
type UrnProblem = 'import-other-entity' | 'import-malformed-urn';

/** Reads the urn of an upstream, which may be something other than a dataset. */
export function storedDataset(text: string): Result<DatasetUrn, UrnProblem> {
  const urn = portableDataset(text);
  if (urn.ok) return urn;
  return problem(isOther(text, 'dataset') ? 'import-other-entity' : 'import-malformed-urn');
}

/** Reads the urn of a column, which may be of something other than a dataset. */
export function storedColumn(text: string): Result<PortablePair['upstream'], UrnProblem> {
  const column = portableField(text);
  if (column !== undefined) return ok(column);
  const urn = splitUrn(text);
  const keys = urn.ok ? urn.value.key : [];
  const isForeign = isOther(text, 'schemaField') || keys.some((key) => isOther(key, 'dataset'));
  return problem(isForeign ? 'import-other-entity' : 'import-malformed-urn');
}

/** Returns true for an urn of another type. */
function isOther(text: string, type: string): boolean {
  const urn = splitUrn(text);
  return urn.ok && urn.value.entityType !== type;
}

/** Returns one name for all spellings of a column. */
type FindColumn = (dataset: DatasetUrn, column: string) => string;

/** Makes a function that finds columns. Without a match in a schema, each spelling is a column. */
export function columnFinder({ findSchema }: Pick<KnownColumns, 'findSchema'>): FindColumn {
  return (dataset, column) => {
    const schema = findSchema(dataset);
    const match = schema === null ? undefined : matchColumn(column, schema);
    return match?.kind === 'found' ? match.path : column;
  };
}

/** Returns each pair once. If a pair has several records, the first record stays. */
export function distinctPairs(
  downstream: DatasetUrn,
  pairs: readonly PortablePair[],
  findColumn: FindColumn,
): readonly PortablePair[] {
  const keyOf = ({ downstreamColumn, upstream: { dataset, column } }: PortablePair) =>
    JSON.stringify([
      findColumn(downstream, downstreamColumn),
      dataset,
      findColumn(dataset, column),
    ]);
  return [...groupBy(pairs, keyOf).values()].map(([first]) => first);
}

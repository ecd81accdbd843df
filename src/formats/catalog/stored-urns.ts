import { ok, problem, type Result } from '../../errors/result.js';
import type { ColumnRef } from '../../model/desired-state.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { parseSchemaFieldUrn } from '../../urn/schema-field-urn.js';
import { splitUrn } from '../../urn/urn.js';
import { isPortableColumn, portableDataset } from '../portable-names.js';

/** Why an urn of the catalog is not in the lineage. */
export type UrnProblem = 'import-other-entity' | 'import-malformed-urn';

/** Reads the urn of an upstream, which may be something other than a dataset. */
export function storedDataset(text: string): Result<DatasetUrn, UrnProblem> {
  const urn = portableDataset(text);
  if (urn.ok) return urn;
  return problem(isOther(text, 'dataset') ? 'import-other-entity' : 'import-malformed-urn');
}

/** Reads the urn of a column, which may be of something other than a dataset. */
export function storedColumn(text: string): Result<Omit<ColumnRef, 'place'>, UrnProblem> {
  const urn = parseSchemaFieldUrn(text);
  if (!urn.ok) {
    const split = splitUrn(text);
    const keys = split.ok ? split.value.key : [];
    const isForeign = isOther(text, 'schemaField') || keys.some((key) => isOther(key, 'dataset'));
    return problem(isForeign ? 'import-other-entity' : 'import-malformed-urn');
  }
  const { dataset, fieldPath } = urn.value;
  return isPortableColumn(fieldPath) && portableDataset(dataset).ok
    ? ok({ dataset, column: fieldPath })
    : problem('import-malformed-urn');
}

/** Returns true for an urn of another type. */
function isOther(text: string, type: string): boolean {
  const urn = splitUrn(text);
  return urn.ok && urn.value.entityType !== type;
}

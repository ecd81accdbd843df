import type { DesiredDataset } from '../../model/desired-state.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';

/**
 * Looks up the columns that manifests declare for datasets with `create: true`; null for a dataset
 * without any.
 */
export function declaredColumns(
  datasets: readonly DesiredDataset[],
): (urn: DatasetUrn) => readonly string[] | null {
  const columnsByDataset = new Map(
    datasets.flatMap(({ urn, create }) =>
      create && create.columns.length > 0 ? [[urn, create.columns] as const] : [],
    ),
  );
  return (urn) => columnsByDataset.get(urn)?.map(({ fieldPath }) => fieldPath) ?? null;
}

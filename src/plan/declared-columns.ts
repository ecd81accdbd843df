import type { DesiredDataset } from '../model/desired-state.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';

/** The columns that manifests give the datasets that we make (`create: true`); null where they give none. */
export function declaredColumns(datasets: readonly DesiredDataset[]): (urn: DatasetUrn) => readonly string[] | null {
  const columnsOf = new Map(
    datasets.flatMap(({ urn, create }) => (create && create.columns.length > 0 ? [[urn, create.columns] as const] : [])),
  );
  return (urn) => columnsOf.get(urn)?.map(({ fieldPath }) => fieldPath) ?? null;
}

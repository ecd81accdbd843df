import type { PortableLineage, PortableUnit } from '../../model/portable-lineage.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { isDatasetUrn } from '../../urn/entity-urn.js';

/** Lineage as the text of a foreign format. */
export interface ExportedText {
  /** The parts of the text. They are made one by one, so that a large export is never one text. */
  readonly chunks: Iterable<string>;
  /** The lineage that the format cannot express. Empty if it expresses all. */
  readonly losses: readonly Loss[];
}

/** Declared lineage that a format cannot express, and that an export therefore lacks. */
export interface Loss {
  readonly what: LossKind;
  /** At least 1. */
  readonly count: number;
}

export const lossKinds = [
  'edge type',
  'column pair',
  'wildcard',
  'dataset without a name',
  'edge of another kind',
  'note',
  'protect',
  'ownership',
  'create',
] as const;

export type LossKind = (typeof lossKinds)[number];

/** Adds up one number of each unit. */
export function sumUnits<Unit extends DatasetUnit | PortableUnit>(
  units: readonly Unit[],
  size: (unit: Unit) => number,
): number {
  return units.reduce((sum, unit) => sum + size(unit), 0);
}

/** Lists the losses that occur, in the order of {@link lossKinds}. */
export function listLosses(counts: Readonly<Partial<Record<LossKind, number>>>): readonly Loss[] {
  return lossKinds.flatMap((what) => {
    const count = counts[what] ?? 0;
    return count === 0 ? [] : [{ what, count }];
  });
}

/** A unit of a dataset, for formats that know nothing else. */
export interface DatasetUnit extends Omit<PortableUnit, 'downstream' | 'edges'> {
  readonly downstream: DatasetUrn;
  readonly edges: readonly (PortableUnit['edges'][number] & { readonly upstream: DatasetUrn })[];
}

/** Returns the unit of a dataset. Undefined for the unit of another kind. */
export function datasetUnit(unit: PortableUnit): DatasetUnit | undefined {
  const { downstream } = unit;
  if (!isDatasetUrn(downstream)) return undefined;
  // A dataset holds only edges to datasets.
  return { ...unit, downstream, edges: unit.edges as DatasetUnit['edges'] };
}

/** Counts the lineage of other kinds than datasets, and the notes of the edges of datasets. */
export function otherLosses({
  units,
}: PortableLineage): Record<'edge of another kind' | 'column pair' | 'note', number> {
  const others = units.filter(({ downstream }) => !isDatasetUrn(downstream));
  const datasets = units.filter(({ downstream }) => isDatasetUrn(downstream));
  return {
    'edge of another kind': sumUnits(others, ({ edges }) => Math.max(edges.length, 1)),
    'column pair': sumUnits(others, ({ pairs }) => pairs.length),
    note: sumUnits(datasets, countNotes),
  };
}

/** Counts the edges of a unit with a note. */
export function countNotes({ edges }: PortableUnit): number {
  return edges.filter(({ note }) => note !== undefined).length;
}

import type { PortableUnit } from '../../model/portable-lineage.js';

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
  'protect',
  'ownership',
  'create',
] as const;

export type LossKind = (typeof lossKinds)[number];

/** Adds up one number of each unit. */
export function sumUnits(
  units: readonly PortableUnit[],
  size: (unit: PortableUnit) => number,
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

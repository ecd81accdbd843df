import type { ViewRow, ViewSection } from './view-model.js';

/** What the address asks for. Empty texts ask for everything. */
export interface RowFilter {
  /** A text of the row, in any case. */
  readonly find: string;
  /** The name of a column that the row is about. */
  readonly col: string;
}

/** A section with the rows that match, and the number of all of them. */
export interface FilteredSection extends ViewSection {
  readonly all: number;
}

/** Keeps the rows that match. Without a filter, every section stays as it is. */
export function filterSections(
  sections: readonly ViewSection[],
  { find, col }: RowFilter,
): readonly FilteredSection[] {
  const wanted = find.trim().toLowerCase();
  const matches = (row: ViewRow) =>
    (col === '' || row.columns.includes(col)) && (wanted === '' || rowText(row).includes(wanted));
  const isFiltered = wanted !== '' || col !== '';
  return sections.map((section) => ({
    ...section,
    rows: isFiltered ? section.rows.filter(matches) : section.rows,
    all: section.rows.length,
  }));
}

function rowText({ word, element, address, lines, place }: ViewRow): string {
  return [word, element, address, ...lines, place ?? ''].join('\n').toLowerCase();
}

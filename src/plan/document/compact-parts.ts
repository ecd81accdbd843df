import type { Place } from '../../errors/place.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { parseSchemaFieldUrn, schemaFieldUrn } from '../../urn/schema-field-urn.js';
import type { CompactPlace } from './stored-changes.js';

/** @param common the file of ranges */
export function compactPlace(place: Place | null, common: string): CompactPlace {
  if (place === null) return null;
  const { file, line, column, endLine, endColumn } = place;
  return file === common && endLine !== undefined && endColumn !== undefined
    ? [line, column, endLine, endColumn]
    : place;
}

export function expandPlace(place: CompactPlace, common: string): Place | null {
  if (!isRange(place)) return place;
  const [line, column, endLine, endColumn] = place;
  return { file: common, line, column, endLine, endColumn };
}

function isRange(place: CompactPlace): place is Extract<CompactPlace, readonly unknown[]> {
  return Array.isArray(place);
}

/** The beginning of every urn. The path of a column may begin so, too. */
const URN = 'urn:';

/**
 * Shortens the urn of a column to its path. Keeps an urn that {@link expandColumn} could not make
 * again: one of another dataset, or of another spelling.
 */
export function compactColumn(field: string, dataset: DatasetUrn): string {
  const parsed = parseSchemaFieldUrn(field);
  if (!parsed.ok) return field;
  const { fieldPath } = parsed.value;
  return expandColumn(fieldPath, dataset) === field ? fieldPath : field;
}

/** @param column the path of a column of the dataset, or the urn of a column */
export function expandColumn(column: string, dataset: DatasetUrn): string {
  return column.startsWith(URN) ? column : schemaFieldUrn(dataset, column);
}

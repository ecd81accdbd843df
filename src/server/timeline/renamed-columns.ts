import { compareText } from '../../errors/compare-text.js';
import { groupBy } from '../../model/group-by.js';
import type { JsonObject } from '../../model/json.js';
import { objectsAt, textAt } from '../shared/json-accessors.js';

/** The new path of each renamed column, by its former path. */
export type Renames = ReadonlyMap<string, string>;

export const NO_RENAMES: Renames = new Map();

/**
 * Finds the columns that a change of a schema renamed. A removed and an added column are the same
 * column if parent, native type and description are equal. Several such columns pair up in the order
 * of their paths.
 *
 * Source: DataHub's `SchemaMetadataChangeEventGenerator`.
 */
export function renamedColumns(before: JsonObject, now: JsonObject): Renames {
  const added = onlyIn(now, before);
  const pairs = [...onlyIn(before, now)].flatMap(([likeness, paths]) =>
    paths.map((path, i) => [path, added.get(likeness)?.[i]] as const),
  );
  return new Map(pairs.flatMap(([path, same]) => (same === undefined ? [] : [[path, same]])));
}

/** Groups the paths of the columns that the other schema lacks by what a renamed column keeps. */
function onlyIn(schema: JsonObject, other: JsonObject): ReadonlyMap<string, readonly string[]> {
  const known = new Set(objectsAt(other, 'fields').map(pathOf));
  const fields = objectsAt(schema, 'fields').filter((field) => !known.has(pathOf(field)));
  const sorted = fields.toSorted((a, b) => compareText(pathOf(a), pathOf(b)));
  return new Map([...groupBy(sorted, likenessOf)].map(([key, group]) => [key, group.map(pathOf)]));
}

function likenessOf(field: JsonObject): string {
  const path = pathOf(field);
  const parent = path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : null;
  return JSON.stringify([parent, textAt(field, 'nativeDataType'), textAt(field, 'description')]);
}

function pathOf(field: JsonObject): string {
  return textAt(field, 'fieldPath') ?? '';
}

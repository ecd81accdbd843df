import { compareText } from '../../errors/compare-text.js';
import { groupBy } from '../../model/group-by.js';
import type { JsonObject } from '../../model/json.js';
import { objectsAt, textAt } from '../shared/json-accessors.js';

/** The new path of each renamed column, by its former path. */
export type Renames = ReadonlyMap<string, string>;

export const NO_RENAMES: Renames = new Map();

/**
 * Finds the columns that a change of a schema renamed. A removed and an added column are the same
 * column if parent, native type and description are equal. Of several, the first belong together.
 *
 * Source: DataHub's `SchemaMetadataChangeEventGenerator`.
 */
export function renamedColumns(before: JsonObject, now: JsonObject): Renames {
  const [former, added] = [onlyIn(before, now), onlyIn(now, before)];
  return new Map(
    [...former].flatMap(([likeness, columns]) =>
      columns.flatMap(({ path }, i) => {
        const same = added.get(likeness)?.[i];
        return same ? [[path, same.path] as const] : [];
      }),
    ),
  );
}

interface Column {
  readonly path: string;
  readonly likeness: string;
}

/** Groups the columns that only one of two schemas has by what a renamed column keeps. */
function onlyIn(schema: JsonObject, other: JsonObject): ReadonlyMap<string, readonly Column[]> {
  const known = new Set(readColumns(other).map(({ path }) => path));
  const columns = readColumns(schema).filter(({ path }) => !known.has(path));
  columns.sort((a, b) => compareText(a.path, b.path));
  return groupBy(columns, ({ likeness }) => likeness);
}

function readColumns(schema: JsonObject): Column[] {
  return objectsAt(schema, 'fields').map((field) => {
    const path = textAt(field, 'fieldPath') ?? '';
    const parent = path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : null;
    const kept = [parent, textAt(field, 'nativeDataType'), textAt(field, 'description')];
    return { path, likeness: JSON.stringify(kept) };
  });
}

import { columnTypes, type DesiredColumn } from '../model/desired-state.js';
import type { DatasetEntry } from './manifest.js';
import { readIdentity } from './read-reference.js';
import { readBoolean, readText, readTextFact, readWordFact } from './read-values.js';
import { entryAt, type LocatedEntry, mapEntries, valueAt } from './yaml/located-node.js';

/** Reads the entry of one short name under `datasets` and leaves out malformed parts. */
export function readDatasetEntry({ key, keyPlace, value }: LocatedEntry): DatasetEntry {
  const identity = readIdentity(value, keyPlace);
  const description = readText(valueAt(value, 'description'));
  const contentPlace = (entryAt(value, 'description') ?? entryAt(value, 'columns'))?.keyPlace;
  return {
    shortName: { text: key, place: keyPlace },
    ...(identity && { identity }),
    create: readBoolean(valueAt(value, 'create')) ?? false,
    ...(description !== undefined && { description }),
    columns: mapEntries(valueAt(value, 'columns')).map(readColumn),
    ...(contentPlace && { contentPlace }),
  };
}

/**
 * Reads a type, or an object with type and native type. A column with a malformed type is kept as a
 * string column.
 */
function readColumn({ key, value }: LocatedEntry): DesiredColumn {
  const type = readWordFact(columnTypes, valueAt(value, 'type') ?? value) ?? 'string';
  return { fieldPath: key, type, nativeType: readTextFact(valueAt(value, 'nativeType')) ?? type };
}

import { columnTypes, type DesiredColumn } from '../model/desired-state.js';
import { entriesOf, entryAt, type LocatedEntry, valueAt } from './located.js';
import type { DatasetEntry } from './manifest.js';
import { readIdentity } from './read-reference.js';
import { booleanOf, textFact, textOf, wordFact } from './read-values.js';

/** What stands under one short name, malformed parts left out. */
export function readDatasetEntry({ key, keyPlace, value }: LocatedEntry): DatasetEntry {
  const identity = readIdentity(value, keyPlace);
  const description = textOf(valueAt(value, 'description'));
  const contentPlace = (entryAt(value, 'description') ?? entryAt(value, 'columns'))?.keyPlace;
  return {
    shortName: { text: key, place: keyPlace },
    ...(identity && { identity }),
    create: booleanOf(valueAt(value, 'create')) ?? false,
    ...(description !== undefined && { description }),
    columns: entriesOf(valueAt(value, 'columns')).map(readColumn),
    ...(contentPlace && { contentPlace }),
  };
}

/** A type, or an object with type and native type. A column whose type is malformed is a column nevertheless. */
function readColumn({ key, value }: LocatedEntry): DesiredColumn {
  const type = wordFact(columnTypes, valueAt(value, 'type') ?? value) ?? 'string';
  return { fieldPath: key, type, nativeType: textFact(valueAt(value, 'nativeType')) ?? type };
}

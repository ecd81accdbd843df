import type { Result } from '../../../errors/result.js';
import { getOrMake } from '../../../model/get-or-make.js';
import { type DatasetUrn, datasetUrn, parseDatasetUrn } from '../../../urn/dataset-urn.js';
import { portableDataset } from '../portable-names.js';
import type { SqlColumn, SqlReading, SqlSchemas } from './sql-parser.js';

/** Makes the urn of a table of the parser that of a catalog, whose urns may have a namespace. */
export function catalogUrn(table: string, namespace: string): Result<DatasetUrn> {
  const parts = parseDatasetUrn(table);
  if (!parts.ok) return parts;
  const urn = datasetUrn({ ...parts.value, namespace });
  return urn.ok ? portableDataset(urn.value) : urn;
}

/** Returns the name of a table as SQL spells it, for people. */
export function tableName(table: string): string {
  const parts = parseDatasetUrn(table);
  return parts.ok ? parts.value.name : table;
}

/** Returns the spelling of a column of a table. */
export type SpellColumn = (table: string, column: string) => string;

/**
 * Spells columns as the known schema of their table does, else as the first statement that makes
 * them. An equal name comes before one that differs in letter case.
 */
export function columnSpeller(schemas: SqlSchemas, readings: readonly SqlReading[]): SpellColumn {
  const known = new Map<string, Map<string, string>>();
  for (const [table, columns] of schemas)
    known.set(
      table,
      new Map([
        ...[...columns.keys()].reverse().map((name) => [name.toLowerCase(), name] as const),
        ...[...columns.keys()].map((name) => [name, name] as const),
      ]),
    );
  for (const { table, name } of readings.flatMap(madeColumns)) {
    const names = getOrMake(known, table ?? '', () => new Map());
    getOrMake(names, name.toLowerCase(), () => name);
  }
  return (table, column) => {
    const names = known.get(table);
    return names?.get(column) ?? names?.get(column.toLowerCase()) ?? column;
  };
}

function madeColumns(reading: SqlReading): readonly SqlColumn[] {
  return reading.kind === 'failed' ? [] : reading.statements.flatMap(({ columns }) => columns);
}

/** Returns true for a text that reads all columns of a table at once. */
export function hasStar(sql: string): boolean {
  return /(?:\bselect|\bdistinct|\ball|,|\.)\s*\*/i.test(sql);
}

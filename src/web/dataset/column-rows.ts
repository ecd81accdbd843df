import { groupBy } from '../../model/group-by.js';
import { matchColumn, simplifyFieldPath } from '../../urn/field-path.js';
import type { SchemaColumn } from '../entity/entity.js';
import type { ColumnPair } from '../entity/pairs.js';

/** A column with its lineage. */
export interface ColumnRow {
  /** Unique among the rows. */
  readonly key: string;
  readonly name: string;
  readonly type: string;
  readonly description: string | null;
  /** False for a column that lineage names and the schema does not have. */
  readonly isInSchema: boolean;
  /** The pairs that feed it. */
  readonly from: readonly ColumnPair[];
  /** The number of columns of other datasets that it feeds. */
  readonly feeds: number;
}

interface ColumnSources {
  readonly urn: string;
  readonly columns: readonly SchemaColumn[];
  /** The pairs of the dataset's own aspect. */
  readonly pairs: readonly ColumnPair[];
  /** The pairs of the aspects of its downstreams. */
  readonly downstreamPairs: readonly ColumnPair[];
}

/**
 * Joins the columns of a schema with their lineage, in the order of the schema. Columns that only
 * lineage names come last.
 */
export function columnRows(sources: ColumnSources): readonly ColumnRow[] {
  const { urn, columns, pairs, downstreamPairs } = sources;
  const schema = columns.map(({ fieldPath }) => fieldPath);
  const toKey = (column: string): string => {
    const match = matchColumn(column, schema);
    return match.kind === 'found' ? match.path : column;
  };
  const from = groupBy(
    pairs.filter(({ downstream }) => downstream.dataset === urn),
    ({ downstream }) => toKey(downstream.column),
  );
  const feeding = groupBy(
    downstreamPairs.filter(({ upstream }) => upstream.dataset === urn),
    ({ upstream }) => toKey(upstream.column),
  );
  const toRow = (key: string, column: SchemaColumn | undefined): ColumnRow => ({
    key,
    name: simplifyFieldPath(key),
    type: column?.nativeDataType || column?.type || '',
    description: column?.description ?? null,
    isInSchema: column !== undefined,
    from: from.get(key) ?? [],
    feeds: new Set(
      feeding.get(key)?.map(({ downstream }) => `${downstream.dataset} ${downstream.column}`),
    ).size,
  });
  const known = new Set(schema);
  const unknown = new Set([...from.keys(), ...feeding.keys()].filter((key) => !known.has(key)));
  return [
    ...columns.map((column) => toRow(column.fieldPath, column)),
    ...[...unknown].map((key) => toRow(key, undefined)),
  ];
}

/** Keeps the rows whose name, type or source contains a text, in any letter case. */
export function findRows(rows: readonly ColumnRow[], find: string): readonly ColumnRow[] {
  const wanted = find.trim().toLowerCase();
  if (wanted === '') return rows;
  return rows.filter(({ name, type, from }) =>
    [name, type, ...from.map(({ upstream }) => upstream.column)].some((text) =>
      text.toLowerCase().includes(wanted),
    ),
  );
}

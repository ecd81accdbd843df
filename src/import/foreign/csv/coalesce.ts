import type { DatasetNames, Dialect } from './dataset-names.js';
import {
  type LeftOutRow,
  malformedRow,
  otherEntity,
  type RowEnd,
  readEnds,
} from './row-reading.js';

/**
 * The lineage of Coalesce Catalog, formerly Castor. The key of a table is
 * `warehouse.database.schema.table`, without a platform.
 */
export const coalesce: Dialect = {
  headers: [['parent_type', 'parent_key', 'child_type', 'child_key']],
  optional: [],
  needsPlatform: true,
  read: ({ cell }, names) =>
    readEnds(
      readEnd(names, cell('parent_type'), cell('parent_key')),
      readEnd(names, cell('child_type'), cell('child_key')),
    ),
};

function readEnd(names: DatasetNames, type: string, key: string): RowEnd | LeftOutRow {
  const [, ...parts] = key.split('.');
  switch (type.trim().toUpperCase()) {
    case 'TABLE':
      return names.table(undefined, parts);
    case 'COLUMN': {
      const column = names.column(parts.pop() ?? '');
      if (column === undefined) return malformedRow(`"${key}" names no column`);
      return names.table(undefined, parts, column);
    }
    case 'DASHBOARD':
    case 'DASHBOARD_FIELD':
      return otherEntity;
    default:
      return malformedRow(`"${type}" is no type of Coalesce`);
  }
}

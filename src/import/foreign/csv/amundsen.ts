import type { DatasetNames, Dialect, DialectRow } from './dataset-names.js';
import { platformOf } from './platforms.js';
import {
  type LeftOutRow,
  malformedRow,
  otherEntity,
  type RowEnd,
  readEnds,
} from './row-reading.js';

/** Keys of Amundsen: `database://cluster.schema/table`, and a column behind it. */
export const amundsen: Dialect = {
  headers: [
    ['source_table_key', 'target_table_key'],
    ['source_column_key', 'target_column_key'],
  ],
  optional: [],
  needsPlatform: false,
  read: (row, names) => readEnds(readEnd(row, names, 'source'), readEnd(row, names, 'target')),
};

const KEY = /^([^:/]+):\/\/([^./]+)\.([^/]+)\/([^/]+)(?:\/(.+))?$/;

function readEnd(
  { cell }: DialectRow,
  names: DatasetNames,
  side: 'source' | 'target',
): RowEnd | LeftOutRow {
  const ofColumn = cell(`${side}_column_key`).trim();
  const key = ofColumn || cell(`${side}_table_key`).trim();
  const match = KEY.exec(key);
  const [, database = '', cluster = '', schema = '', table = '', rest = ''] = match ?? [];
  const column = ofColumn === '' ? rest : names.column(rest);
  if (match === null || column === undefined || (ofColumn === '' && rest !== ''))
    return malformedRow(`"${key}" is no key such as hive://gold.sales/orders`);
  const platform = platformOf(database);
  if (platform === undefined) return otherEntity;
  return names.table(platform, [cluster, schema, table], column);
}

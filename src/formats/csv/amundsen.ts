import type { DatasetNames } from './dataset-names.js';
import type { Dialect } from './dialect.js';
import { platformOf } from './platforms.js';
import { type LeftOutRow, malformedRow, type RowEnd, readEnds } from './row-reading.js';

/** Keys of tables in Amundsen: `database://cluster.schema/table`. */
export const amundsen: Dialect = {
  header: ['source_table_key', 'target_table_key'],
  needsPlatform: false,
  read: ({ cell }, names) =>
    readEnds(readKey(names, cell('source_table_key')), readKey(names, cell('target_table_key'))),
};

const KEY = /^([^:/]+):\/\/([^./]+)\.([^/]+)\/([^/]+)$/;

function readKey(names: DatasetNames, key: string): RowEnd | LeftOutRow {
  const [, database = '', cluster = '', schema = '', table = ''] = KEY.exec(key.trim()) ?? [];
  const platform = platformOf(database);
  return platform === undefined ? malformedRow : names.table(platform, [cluster, schema, table]);
}

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { DbtOptions } from '../../../../src/import/foreign/dbt/dbt-names.js';
import { readInfoSchema } from '../../../../src/import/foreign/dbt/info-schema.js';
import { readDbt } from '../../../../src/import/foreign/dbt/read-dbt.js';
import type { Json } from '../../../../src/model/json.js';
import {
  type ColumnRow,
  type LineageRow,
  lineageColumns,
  nodeColumns,
  tableOf,
} from '../../../support/import/info-schema-tables.js';
import { readingText } from '../../../support/import/reading-text.js';

const fixture = (name: string) => readFileSync(new URL(`fixtures/${name}`, import.meta.url));
const textOf = (name: string) => ({ text: fixture(name).toString(), shownAs: name });
const defaults: DbtOptions = {
  urns: 'warehouse',
  env: 'PROD',
  case: 'auto',
  useIdentifiers: false,
};

/**
 * Tables of the project of the fixtures: the rows of each kind, and the columns of some nodes. DuckDB
 * wrote the first and Arrow the second, compressed by zstd, since dbt writes with both of them.
 */
const tables = () =>
  readInfoSchema(
    { bytes: fixture('info_schema/v1/dbt.column_lineage.parquet'), shownAs: 'lineage' },
    { bytes: fixture('info_schema/v1/dbt.node_columns.parquet'), shownAs: 'columns' },
  );

test.each<readonly [string, Partial<DbtOptions>]>([
  ['warehouse-info-schema', {}],
  ['warehouse-indirect', { indirect: true }],
  ['dbt-info-schema', { urns: 'dbt', indirect: true, case: 'keep' }],
])('the tables of the fixtures are read as %s', async (name, options) => {
  const reading = readDbt({
    manifest: textOf('manifest.json'),
    infoSchema: await tables(),
    options: { ...defaults, ...options },
  });
  await expect(readingText(reading)).toMatchFileSnapshot(`fixtures/${name}.txt`);
});

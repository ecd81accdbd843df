import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { headwaterIn } from '../run-command.mjs';
import { comparePairs } from './compare-pairs.mjs';
import { readExpectations } from './expectations.mjs';
import { exportedPairs } from './exported-pairs.mjs';

const SCHEMAS = fileURLToPath(new URL('schemas.yaml', import.meta.url));

/**
 * @typedef {object} Dialect
 * @property {string} name as in `<name>.sql`
 * @property {readonly string[]} flags
 */

const names = ['--database', 'shop', '--schema', 'raw'];

/** @type {readonly Dialect[]} */
export const dialects = [
  { name: 'bigquery', flags: names },
  { name: 'clickhouse', flags: ['--schema', 'raw'] },
  { name: 'databricks', flags: names },
  { name: 'duckdb', flags: names },
  { name: 'postgres', flags: names },
  { name: 'redshift', flags: names },
  { name: 'snowflake', flags: names },
  { name: 'tsql', flags: names },
];

/**
 * Imports the statements of a dialect, and compares the pairs of columns and the statements that
 * cannot be read with the expected ones.
 *
 * @param {Dialect} dialect
 * @param {{ folder: string, python: string }} options
 */
export async function checkDialect({ name, flags }, { folder, python }) {
  const file = fileURLToPath(new URL(`${name}.sql`, import.meta.url));
  const expected = readExpectations(file);
  const headwater = headwaterIn(folder);
  const dialect = ['--dialect', name, ...flags, '--schemas', SCHEMAS, '--python', python];
  const report = await headwater(0, 'import', 'sql', file, ...dialect, '--format', 'json');
  const { findings } = JSON.parse(report);
  await headwater(0, 'validate');
  const pairs = await exportedPairs(headwater);
  comparePairs(pairs, expected.pairs, `the pairs are not those of ${name}.sql`);
  const unread = findings.filter(({ code }) => code === 'HW2562');
  assert.deepEqual(
    unread.map(({ place }) => place.line),
    expected.unreadable,
  );
  const gaps = `${expected.missing.length} missing and ${expected.wrong.length} wrong, as known`;
  return `${pairs.length} columns, ${gaps}; ${unread.length} statements unread`;
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { measures } from './measures.mjs';

/**
 * The rows of one job. `machine` names the machine of a row, and its load before the run.
 *
 * @typedef {object} Table
 * @property {number} datasets
 * @property {readonly (import('./build-rows.mjs').Row & { machine: string })[]} rows
 */

/**
 * Replaces the rows of a file that were measured again.
 *
 * @param {string} file
 * @param {readonly Table[]} tables
 */
export function saveFigures(file, tables) {
  const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  writeFileSync(file, `${JSON.stringify(mergeTables(before, tables), null, 2)}\n`);
}

/**
 * Merges tables. A later row replaces an earlier one of its name and size. Measures that exist no
 * longer go.
 *
 * @param {readonly Table[]} before
 * @param {readonly Table[]} after
 * @returns {readonly Table[]}
 */
export function mergeTables(before, after) {
  const all = [...before, ...after];
  const sizes = [...new Set(all.map(({ datasets }) => datasets))].sort((a, b) => a - b);
  return sizes.map((datasets) => {
    const same = all.filter((table) => table.datasets === datasets);
    const rows = new Map(same.flatMap((table) => table.rows.map((row) => [row.name, row])));
    return { datasets, rows: measures.flatMap(({ name }) => rows.get(name) ?? []) };
  });
}

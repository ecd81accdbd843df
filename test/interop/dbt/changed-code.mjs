import assert from 'node:assert/strict';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { headwaterIn } from '../run-command.mjs';
import { writtenFiles } from '../written-files.mjs';

/** The expression of a column that changes. */
const MODEL = 'models/marts/customers.sql';
const BEFORE = 'min(order_date) as first_order';
const AFTER = 'min(status) as first_order';

/**
 * Changes the expression of a column.
 *
 * @param {string} project
 */
export function changeCode(project) {
  const path = join(project, MODEL);
  const code = readFileSync(path, 'utf8');
  assert.ok(code.includes(BEFORE));
  writeFileSync(path, code.replace(BEFORE, AFTER));
}

/**
 * Imports a project as it was, in the folder of the project with the changed code. The check of this
 * code names the column at both places, and `--fix` writes what a new import would.
 *
 * @param {{ project: string, changed: string, python: string }} options folders of both projects
 */
export async function checkChangedCode({ project, changed, python }) {
  const [manifest, catalog] = ['manifest', 'catalog'].map((name) =>
    join(project, 'target', `${name}.json`),
  );
  copyFileSync(catalog, join(changed, 'target/catalog.json'));
  const headwater = headwaterIn(changed);
  const parser = ['--python', python];
  await headwater(0, 'import', 'dbt', '--columns', 'sql', '--manifest', manifest, ...parser);
  const validate = ['validate', '--against', 'dbt', ...parser, '--format', 'json'];
  const { findings } = JSON.parse(await headwater(0, ...validate));
  assert.ok(findings.length > 0, 'nothing is stale');
  for (const finding of findings) {
    const places = [finding.place, ...(finding.related ?? [])];
    const [declared, ...code] = places.map(({ file }) => file);
    assert.deepEqual([declared, ...new Set(code)], ['lineage/duckdb/shop.main.yaml', MODEL]);
    for (const place of places.slice(1)) assert.match(lineOf(place, changed), /first_order/);
  }
  await headwater(0, ...validate.slice(0, -2), '--fix');
  assert.deepEqual(JSON.parse(await headwater(0, ...validate)).findings, []);
  const fixed = writtenFiles(changed);
  await headwater(0, 'import', 'dbt', '--columns', 'sql', ...parser, '--detailed-exitcode');
  assert.deepEqual(
    writtenFiles(changed).filter(({ path }) => path.endsWith('.yaml')),
    fixed.filter(({ path }) => path.endsWith('.yaml')),
  );
  return `${findings.length} findings, fixed`;
}

/** @param {{ file: string, line: number }} place */
function lineOf({ file, line }, folder) {
  return readFileSync(join(folder, file), 'utf8').split('\n')[line - 1];
}

// Measures `headwater import dbt --columns sql` of a generated project of 500 models with DataHub's
// own parser, from the empty folder, and counts the pairs of columns that it finds and does not find.
// Almost all of the time is the parser's.
// Run by `npm run bench sql-columns`. `-- --models N` sets the number of models. Skips, and prints
// the reason, if Python is missing or the package index is unreachable. Exits with 1 if a pair is
// missing or wrong.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { clients } from '../../interop/clients.mjs';
import { findPython, NO_PYTHON } from '../../interop/find-python.mjs';
import { IndexUnreachable, prepareClients } from '../../interop/prepare-clients.mjs';
import { headwaterIn } from '../../interop/run-command.mjs';
import { exportedPairs } from '../../interop/sql/exported-pairs.mjs';
import { dbtModels } from './dbt-models.mjs';

const { values: flags } = parseArgs({ options: { models: { type: 'string', default: '500' } } });
const models = Number(flags.models);

const folder = mkdtempSync(join(tmpdir(), 'headwater-sql-'));
try {
  process.exitCode = await main();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** @returns {Promise<0 | 1>} */
async function main() {
  const found = await prepareParser();
  if ('missing' in found) {
    console.log(`sql-columns: skipped: ${found.missing}`);
    return 0;
  }
  const { manifest, catalog, pairs } = dbtModels(models);
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'catalog.json'), JSON.stringify(catalog));
  const headwater = headwaterIn(folder);
  const flagsOfParser = ['--columns', 'sql', '--python', found.python];
  const start = performance.now();
  await headwater(0, 'import', 'dbt', '--manifest', 'manifest.json', ...flagsOfParser);
  const seconds = (performance.now() - start) / 1000;
  const imported = new Set((await exportedPairs(headwater)).map(shortPair));
  const missing = pairs.filter((pair) => !imported.has(pair));
  const wrong = imported.size - (pairs.length - missing.length);
  const rate = Math.round(models / seconds);
  console.log(
    `${models} models in ${seconds.toFixed(1)} s, ${rate} models a second; ${imported.size} pairs of columns, ${missing.length} missing, ${wrong} wrong`,
  );
  return missing.length + wrong === 0 ? 0 : 1;
}

/** @returns {Promise<{ python: string } | { missing: string }>} the Python of the interop suite */
async function prepareParser() {
  const command = findPython();
  if (command === undefined) return { missing: NO_PYTHON };
  try {
    const [python] = await prepareClients([clients[0]], command);
    return { python };
  } catch (error) {
    if (error instanceof IndexUnreachable) return { missing: error.message };
    throw error;
  }
}

/** @param {string} pair */
function shortPair(pair) {
  return pair.replaceAll('shop.main.', '');
}

// Drives the embedded catalog with the official client, in each of its pinned releases, and with
// DataHub's MCP server, without and with authentication, imports a real dbt project, and parses SQL
// with DataHub's parser:
//   npm run interop -- [--client newest] [--prepare] [-- <arguments for pytest>]
// `--client dbt` is the dbt project alone, `--client sql` the parser, and `--client mcp` the MCP
// server. `--prepare` installs the packages and runs no test.
// Ends with 1 if a test fails, or if a call of `calls.tsv` was not seen with its answer. Skips, and
// prints the reason, if Python is missing or the package index is unreachable.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { checkCalls, readCalls } from './check-calls.mjs';
import { clients, DBT, MCP, pinsOf, SQL } from './clients.mjs';
import { driveClient } from './drive-client.mjs';
import { driveDbt } from './drive-dbt.mjs';
import { driveSql } from './drive-sql.mjs';
import { findPython, NO_PYTHON } from './find-python.mjs';
import { IndexUnreachable, prepareClients } from './prepare-clients.mjs';

const { values, positionals: pytestArgs } = parseArgs({
  options: { client: { type: 'string' }, prepare: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const all = [...clients, MCP, DBT, SQL];
const chosen = all.filter(
  // Arguments for pytest choose tests of the clients.
  (one) =>
    values.client === one.name ||
    (values.client === undefined && (clients.includes(one) || pytestArgs.length === 0)),
);
if (chosen.length === 0)
  throw new Error(
    `no client is called ${values.client}; there are ${all.map(({ name }) => name).join(', ')}`,
  );

const started = performance.now();
const folder = mkdtempSync(join(tmpdir(), 'headwater-interop-'));
try {
  process.exitCode = await main();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** @returns {Promise<0 | 1>} */
async function main() {
  const python = findPython();
  if (python === undefined) return skipped(NO_PYTHON);
  let executables;
  try {
    executables = await prepareAll(python);
  } catch (error) {
    if (error instanceof IndexUnreachable) return skipped(error.message);
    throw error;
  }
  if (values.prepare) return 0;
  const runs = await Promise.all(chosen.map((client) => drive(client, executables)));
  for (const { client, output } of runs) say(`\n== ${client}\n${output}`);
  const ok = runs.every((run) => run.ok);
  // A selection of the tests makes only some of the calls. So do tests that fail.
  const problems = pytestArgs.length > 0 || !ok ? undefined : callProblems(runs);
  for (const problem of problems ?? []) say(problem);
  say(summary(runs, problems));
  return ok && (problems ?? []).length === 0 ? 0 : 1;
}

/**
 * Prepares each environment once, although clients share some.
 *
 * @param {import('./prepare-clients.mjs').Python} python
 * @returns {Promise<ReadonlyMap<string, string>>} the Python of each, by the name of its pins
 */
async function prepareAll(python) {
  const names = [...new Set(chosen.flatMap(pinsOf))];
  const executables = await prepareClients(
    names.map((name) => ({ name })),
    python,
  );
  return new Map(names.map((name, i) => [name, executables[i]]));
}

/**
 * @param {import('./clients.mjs').Client} client
 * @param {ReadonlyMap<string, string>} executables
 */
function drive(client, executables) {
  const [executable, dbt] = pinsOf(client).map((name) => executables.get(name));
  if (client === SQL) return driveSql({ client, executable, dbt }, { folder });
  if (client === DBT) return driveDbt({ client, executable }, { folder });
  return driveClient({ client, executable }, { folder, pytestArgs });
}

/**
 * @param {string} reason
 * @returns {0}
 */
function skipped(reason) {
  say(`interop: skipped: ${reason}`);
  return 0;
}

/** @param {readonly import('./drive-client.mjs').Run[]} runs */
function callProblems(runs) {
  return checkCalls(
    readCalls(),
    runs.flatMap(({ exchanges }) => exchanges),
    chosen.filter((one) => one !== DBT && one !== SQL).map(({ name }) => name),
  );
}

/**
 * @param {readonly import('./drive-client.mjs').Run[]} runs
 * @param {readonly string[] | undefined} problems
 */
function summary(runs, problems) {
  const total = (count) => runs.reduce((sum, { counts }) => sum + counts[count], 0);
  const counts = `${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`;
  const calls =
    problems === undefined
      ? 'calls not checked'
      : `${readCalls().length} calls, ${problems.length} problems with them`;
  const requests = runs.reduce((sum, { exchanges }) => sum + exchanges.length, 0);
  const names = runs.map(({ client }) => client).join(' and ');
  const seconds = Math.round((performance.now() - started) / 1000);
  return `interop with ${names}: ${counts}; ${calls}; ${requests} requests in ${seconds} s`;
}

/** @param {string} text */
function say(text) {
  process.stdout.write(`${text}\n`);
}

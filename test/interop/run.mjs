// Drives the embedded catalog with the official client, in each of its pinned releases, without and with authentication:
//   npm run test:interop -- [--client newest] [-- <arguments for pytest>]
// Ends with 1 when a test fails, or when a call of `calls.tsv` was not seen answered as it says there. Skips, and says
// why, where there is no Python or the package index cannot be reached.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkCalls, readCalls } from './check-calls.mjs';
import { clients } from './clients.mjs';
import { findPython, NO_PYTHON } from './find-python.mjs';
import { IndexUnreachable, prepareClient } from './prepare-client.mjs';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

const { values, positionals } = parseArgs({ options: { client: { type: 'string' } }, allowPositionals: true });
const chosen = clients.filter(({ name }) => values.client === undefined || values.client === name);
if (chosen.length === 0) throw new Error(`no client is called ${values.client}; there are ${clients.map(({ name }) => name).join(', ')}`);

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
  let prepared;
  try {
    prepared = await Promise.all(chosen.map(async (client) => ({ client, executable: await prepareClient(client, python) })));
  } catch (error) {
    if (error instanceof IndexUnreachable) return skipped(error.message);
    throw error;
  }
  const runs = await Promise.all(prepared.map(drive));
  for (const { client, output } of runs) process.stdout.write(`\n== the client ${client.name}\n${output}`);
  // A part of the tests makes a part of the calls.
  const problems = positionals.length > 0 ? [] : callProblems(runs);
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  const failed = runs.some(({ code }) => code !== 0) || problems.length > 0;
  process.stdout.write(`\n${summary(runs, problems)}\n`);
  return failed ? 1 : 0;
}

/**
 * @param {string} reason
 * @returns {0}
 */
function skipped(reason) {
  process.stdout.write(`interop: skipped: ${reason}\n`);
  return 0;
}

/**
 * All tests of one client in one process.
 *
 * @param {{ client: import('./clients.mjs').Client, executable: string }} prepared
 */
async function drive({ client, executable }) {
  const home = join(folder, client.name, 'home');
  mkdirSync(home, { recursive: true });
  const calls = join(folder, client.name, 'calls.ndjson');
  const report = join(folder, client.name, 'report.xml');
  const args = ['-m', 'pytest', '-q', '-rs', '--tb=short', `--junit-xml=${report}`, ...client.suites, ...positionals];
  const env = {
    ...process.env,
    // What the client keeps in the home folder is not to be mixed with the user's.
    HOME: home,
    DATAHUB_TELEMETRY_ENABLED: 'false',
    // A failure is to be seen, not tried again.
    DATAHUB_REST_EMITTER_DEFAULT_RETRY_MAX_TIMES: '0',
    NO_PROXY: '127.0.0.1,localhost',
    PYTHONDONTWRITEBYTECODE: '1',
    INTEROP_CALLS: calls,
    INTEROP_CLIENT: client.name,
  };
  const child = spawn(executable, args, { cwd: PROJECT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const [code] = await once(child, 'close');
  return { client, code, output, counts: countsOf(report), exchanges: exchangesOf(calls) };
}

/** @param {string} file */
function countsOf(file) {
  const report = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [tests = 0, failures = 0, errors = 0, skipped = 0] = ['tests', 'failures', 'errors', 'skipped'].map((name) =>
    Number(new RegExp(`<testsuite [^>]*\\b${name}="(\\d+)"`).exec(report)?.[1] ?? 0),
  );
  return { passed: tests - failures - errors - skipped, failed: failures + errors, skipped };
}

/** @param {string} file */
function exchangesOf(file) {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

function callProblems(runs) {
  const exchanges = runs.flatMap((run) => run.exchanges);
  return checkCalls(
    readCalls(),
    exchanges,
    runs.map(({ client }) => client.name),
  );
}

function summary(runs, problems) {
  const [passed, failed, left] = ['passed', 'failed', 'skipped'].map((name) => runs.reduce((sum, { counts }) => sum + counts[name], 0));
  const requests = runs.reduce((sum, { exchanges }) => sum + exchanges.length, 0);
  const names = runs.map(({ client }) => client.name).join(' and ');
  const seconds = Math.round((performance.now() - started) / 1000);
  const calls = positionals.length > 0 ? 'calls not checked' : `${readCalls().length} calls, ${problems.length} problems with them`;
  return `interop with ${names}: ${passed} passed, ${failed} failed, ${left} skipped; ${calls}; ${requests} requests; ${seconds} s`;
}

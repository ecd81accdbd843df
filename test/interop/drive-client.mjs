import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { CACHE } from './prepare-clients.mjs';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

/** The exit code of pytest if no test was selected. */
const NO_TESTS = 5;

/**
 * The results of one client's tests.
 *
 * @typedef {object} Run
 * @property {string} client
 * @property {boolean} ok
 * @property {string} output
 * @property {{ passed: number, failed: number, skipped: number }} counts
 * @property {readonly import('./check-calls.mjs').Exchange[]} exchanges
 */

/**
 * Runs all tests of one client, in one process per folder.
 *
 * @param {{ client: import('./clients.mjs').Client, executable: string }} prepared
 * @param {{ folder: string, pytestArgs: readonly string[] }} options
 * @returns {Promise<Run>}
 */
export async function driveClient({ client, executable }, { folder, pytestArgs }) {
  const own = join(folder, client.name);
  mkdirSync(own, { recursive: true });
  const calls = join(own, 'calls.ndjson');
  const env = {
    ...process.env,
    ...environment(own),
    INTEROP_CALLS: calls,
    INTEROP_CLIENT: client.name,
  };
  const suites = [];
  for (const [i, suite] of client.suites.entries()) {
    const report = join(own, `report-${i}.xml`);
    const args = [
      '-m',
      'pytest',
      '-q',
      '-rs',
      '-p',
      'no:cacheprovider',
      '--tb=short',
      `--junit-xml=${report}`,
      suite,
      ...pytestArgs,
    ];
    const { code, output } = await run(executable, args, env);
    suites.push({
      ok: code === 0 || (code === NO_TESTS && pytestArgs.length > 0),
      output,
      counts: countsOf(report),
    });
  }
  return {
    client: client.name,
    ok: suites.every(({ ok }) => ok),
    output: suites.map(({ output }) => output).join(''),
    counts: suites.map(({ counts }) => counts).reduce(sum),
    exchanges: exchangesOf(calls),
  };
}

/**
 * The environment of a client. It has a home folder of its own, so that no file of the user is read
 * or changed. The client does not retry, since a retry would hide a failure.
 *
 * @param {string} home
 */
function environment(home) {
  return {
    HOME: home,
    DATAHUB_TELEMETRY_ENABLED: 'false',
    DATAHUB_REST_EMITTER_DEFAULT_RETRY_MAX_TIMES: '0',
    NO_PROXY: '127.0.0.1,localhost',
    // Compiling the client takes longer than most of the tests, so each module is compiled once,
    // even where the environment forbids compiled files beside the sources.
    PYTHONPYCACHEPREFIX: join(CACHE, 'compiled'),
    PYTHONDONTWRITEBYTECODE: '',
  };
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
async function run(command, args, env) {
  const child = spawn(command, args, { cwd: PROJECT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output += String(chunk)));
  const [code] = await once(child, 'close');
  return { code, output };
}

/** @param {string} file */
function countsOf(file) {
  const report = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [tests = 0, failures = 0, errors = 0, skipped = 0] = [
    'tests',
    'failures',
    'errors',
    'skipped',
  ].map((name) => Number(new RegExp(`<testsuite [^>]*\\b${name}="(\\d+)"`).exec(report)?.[1] ?? 0));
  return { passed: tests - failures - errors - skipped, failed: failures + errors, skipped };
}

function sum(one, other) {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  };
}

/** @param {string} file */
function exchangesOf(file) {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line));
}

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** What is installed, and what Python compiles of it, from one run to the next. */
export const CACHE = fileURLToPath(
  new URL('../../node_modules/.cache/headwater-interop', import.meta.url),
);

/**
 * The messages of pip and uv about an unreachable package index. Messages about wrong pins do not
 * match.
 */
const UNREACHABLE =
  /after connection broken by|ReadTimeoutError|Max retries exceeded|Cannot connect to proxy|error sending request for url/;

/** The package index is unreachable, so no client can be installed. */
export class IndexUnreachable extends Error {}

/** @typedef {{ command: string, version: string }} Python */

/**
 * Makes virtual environments with the clients or dbt, each once for its pins, and keeps them in
 * node_modules/.cache.
 *
 * @param {readonly { name: string }[]} clients
 * @param {Python} python
 * @returns {Promise<readonly string[]>} the path of the Python of each
 */
export async function prepareClients(clients, python) {
  const uv = await prepareUv(python);
  // The same for all, and asked for only if something has to be installed.
  let settings;
  const install = async (folder, requirements) => {
    settings ??= settingsOfUv(python);
    await run(uv, ['venv', '--quiet', '--python', python.command, folder]);
    const into = ['--quiet', '--python', program(folder, 'python')];
    await run(uv, ['pip', 'install', ...into, '-r', requirements], await settings);
  };
  return await Promise.all(
    clients.map(async ({ name }) =>
      program(await prepareEnvironment(name, python, install), 'python'),
    ),
  );
}

/** Installs uv, which needs a tenth of the time of pip. Returns its path. */
async function prepareUv(python) {
  const folder = await prepareEnvironment('uv', python, async (folder, requirements) => {
    await run(python.command, ['-m', 'venv', folder]);
    const options = ['--quiet', '--disable-pip-version-check', '--retries', '2'];
    await run(program(folder, 'python'), ['-m', 'pip', 'install', ...options, '-r', requirements]);
  });
  return program(folder, 'uv');
}

/**
 * Returns the settings of uv: the certificates of the system, and the package index that pip is set
 * to use. uv does not read the settings of pip.
 */
async function settingsOfUv(python) {
  const ofPip = await run(python.command, ['-m', 'pip', 'config', 'list']);
  const url = /\bindex-url='([^']+)'/.exec(ofPip)?.[1];
  return { UV_SYSTEM_CERTS: 'true', ...(url !== undefined && { UV_DEFAULT_INDEX: url }) };
}

/**
 * Installs `requirements/<name>.txt` into a virtual environment, unless that is done. Returns its
 * folder.
 *
 * @param {string} name
 * @param {Python} python
 * @param {(folder: string, requirements: string) => Promise<void>} install
 */
async function prepareEnvironment(name, python, install) {
  const requirements = fileURLToPath(new URL(`requirements/${name}.txt`, import.meta.url));
  const digest = createHash('sha256')
    .update(readFileSync(requirements))
    .update(python.version)
    .digest('hex')
    .slice(0, 12);
  const folder = join(CACHE, `${name}-${digest}`);
  // Written last, so that an interrupted installation starts again.
  const complete = join(folder, 'complete');
  if (existsSync(complete)) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(CACHE, { recursive: true });
  process.stdout.write(`installing ${name}\n`);
  await install(folder, requirements);
  writeFileSync(complete, '');
  return folder;
}

/** Returns the path of a program of a virtual environment. */
function program(folder, name) {
  return process.platform === 'win32'
    ? join(folder, 'Scripts', `${name}.exe`)
    : join(folder, 'bin', name);
}

/**
 * Runs a command, and returns what it prints.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} settings added to the environment
 */
async function run(command, args, settings = {}) {
  const child = spawn(command, args, {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output += String(chunk)));
  const [code] = await once(child, 'close');
  if (code === 0) return output;
  if (UNREACHABLE.test(output))
    throw new IndexUnreachable('the Python package index cannot be reached');
  throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}`);
}

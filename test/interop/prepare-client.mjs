import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const CACHE = fileURLToPath(
  new URL('../../node_modules/.cache/headwater-interop', import.meta.url),
);

/**
 * The messages of pip about an unreachable package index. Messages about wrong pins do not match.
 */
const UNREACHABLE =
  /after connection broken by|ReadTimeoutError|Max retries exceeded|Cannot connect to proxy/;

/** The package index is unreachable, so no client can be installed. */
export class IndexUnreachable extends Error {}

/**
 * Makes a virtual environment with a client, or with dbt, once for its pins, and keeps it in
 * node_modules/.cache.
 *
 * @param {import('./clients.mjs').Client} client
 * @param {{ command: string, version: string }} python
 * @returns {Promise<string>} the path of its Python
 */
export async function prepareClient({ name }, python) {
  const requirements = fileURLToPath(new URL(`requirements/${name}.txt`, import.meta.url));
  const digest = createHash('sha256')
    .update(readFileSync(requirements))
    .update(python.version)
    .digest('hex')
    .slice(0, 12);
  const folder = join(CACHE, `${name}-${digest}`);
  const executable = join(
    folder,
    ...(process.platform === 'win32' ? ['Scripts', 'python.exe'] : ['bin', 'python']),
  );
  // Written last, so that an interrupted installation starts again.
  const complete = join(folder, 'complete');
  if (existsSync(complete)) return executable;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(CACHE, { recursive: true });
  process.stdout.write(`installing ${name}\n`);
  await run(python.command, ['-m', 'venv', folder]);
  await run(executable, [
    '-m',
    'pip',
    'install',
    '--quiet',
    '--disable-pip-version-check',
    // Python compiles the modules that the tests load. The client has many more.
    '--no-compile',
    '--retries',
    '2',
    '-r',
    requirements,
  ]);
  writeFileSync(complete, '');
  return executable;
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 */
async function run(command, args) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output += String(chunk)));
  const [code] = await once(child, 'close');
  if (code === 0) return;
  if (UNREACHABLE.test(output))
    throw new IndexUnreachable('the Python package index cannot be reached');
  throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}`);
}

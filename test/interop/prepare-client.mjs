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

/** What pip says of a package index that it does not reach; what it says of wrong pins is not among it. */
const UNREACHABLE =
  /after connection broken by|ReadTimeoutError|Max retries exceeded|Cannot connect to proxy/;

/** The package index cannot be reached, so there is no client to drive. */
export class IndexUnreachable extends Error {}

/**
 * A virtual environment with a client, made once for its pins and kept in node_modules/.cache.
 *
 * @param {import('./clients.mjs').Client} client
 * @param {{ command: string, version: string }} python
 * @returns {Promise<string>} its Python
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
  // Written last: an installation that was cut off is begun again.
  const complete = join(folder, 'complete');
  if (existsSync(complete)) return executable;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(CACHE, { recursive: true });
  process.stdout.write(`installing the client ${name}\n`);
  await run(python.command, ['-m', 'venv', folder]);
  await run(executable, [
    '-m',
    'pip',
    'install',
    '--quiet',
    '--disable-pip-version-check',
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

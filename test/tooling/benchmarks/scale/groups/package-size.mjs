import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url));
const SERIES = ['package', 'installed package'];

/** The package, as a file and as installed by a user. */
export const packageSize = {
  series: SERIES,
  /** @param {import('./rounds.mjs').Context} context */
  async run({ folder, record, skip }) {
    const own = join(folder, 'package');
    mkdirSync(own);
    const packed = npm(['pack', '--ignore-scripts', '--json', '--pack-destination', own], ROOT);
    if (packed.status !== 0) throw new Error(`npm pack failed:\n${packed.stderr}`);
    const [{ filename, size }] = JSON.parse(packed.stdout);
    record('package', { value: size / 1e6 });
    writeFileSync(join(own, 'package.json'), '{ "private": true }\n');
    const install = ['install', '--omit=dev', '--no-audit', '--no-fund', `./${filename}`];
    const installed = npm(install, own);
    if (installed.status === 0)
      record('installed package', { value: sizeOf(join(own, 'node_modules')) / 1e6 });
    else skip(['installed package'], `npm install failed: ${firstLine(installed.stderr)}`);
  },
};

function npm(args, cwd) {
  const isWindows = process.platform === 'win32';
  return spawnSync('npm', args, { cwd, encoding: 'utf8', shell: isWindows });
}

function firstLine(text) {
  return text.trim().split('\n', 1)[0];
}

/** The bytes of all files in a folder. */
function sizeOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath ?? entry.path, entry.name)).size)
    .reduce((sum, size) => sum + size, 0);
}

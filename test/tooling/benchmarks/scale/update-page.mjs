// Measures all sizes and writes docs/performance.md: npm run docs performance [-- OPTION...]
// It takes the options of bench.mjs. `--only REGEXP` measures some rows again and keeps the others.
// An option of the size measures that size alone.
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const BENCH = fileURLToPath(new URL('bench.mjs', import.meta.url));
const FIGURES = fileURLToPath(new URL('figures.json', import.meta.url));
const PAGE = ['test/docs/performance.test.ts', '--update'];

const options = process.argv.slice(2);
const hasSize = options.some((option) => /^--(?:small|large|datasets)\b/.test(option));
for (const size of hasSize
  ? [[]]
  : [
      ['--small', '--common'],
      ['--large', '--pairs'],
    ])
  run(process.execPath, [BENCH, ...size, '--json', FIGURES, ...options]);
run('npx', ['vitest', 'run', '--config', 'test/tooling/config/vitest.config.ts', ...PAGE]);

function run(command, args) {
  const shell = command === 'npx' && process.platform === 'win32';
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell });
  if (status !== 0) process.exit(status ?? 1);
}

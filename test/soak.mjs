// Plays many histories of the model test, spread over processes, and prints a summary:
//   npm run test:soak -- --histories 20000 [--workers N] [--seed N]
// The processes have consecutive seeds. Ends with 1 if a promise did not hold.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));

/**
 * The most histories that one process plays. What it remembers of addresses and files grows with
 * each.
 */
const HISTORIES_A_PROCESS = 1000;

const { values } = parseArgs({
  options: {
    histories: { type: 'string', default: '1000' },
    workers: { type: 'string', default: String(availableParallelism()) },
    seed: { type: 'string', default: '8' },
  },
});

const folder = mkdtempSync(join(tmpdir(), 'headwater-soak-'));
const started = performance.now();

/** The histories that each process plays. */
const shares = sharesOf(Number(values.histories), Number(values.workers)).map((histories, i) => ({
  histories,
  seed: Number(values.seed) + i,
}));
const waiting = [...shares];
const ended = [];
await Promise.all(Array.from({ length: Number(values.workers) }, work));
rmSync(folder, { recursive: true, force: true });

const figures = ended.flatMap((one) => one.figures ?? []);
const total = figures.reduce(sum, {});
const seconds = Math.round((performance.now() - started) / 1000);
const { histories = 0, ...rest } = total;
const { seed: _, perSecond: __, seconds: ___, failed: ____, ...counts } = rest;
process.stdout.write(
  `${JSON.stringify({ histories, seconds, workers: Number(values.workers), seeds: shares.map(({ seed }) => seed), ...counts }, undefined, 2)}\n`,
);
const bad = ended.filter(({ code }) => code !== 0);
process.stdout.write(
  bad.length === 0
    ? `every promise held in ${histories} histories\n`
    : `${bad.length} of ${shares.length} processes found a promise broken\n`,
);
process.exitCode = bad.length === 0 ? 0 : 1;

function sharesOf(histories, workers) {
  const count = Math.max(Math.ceil(histories / HISTORIES_A_PROCESS), Math.min(workers, histories));
  return Array.from(
    { length: count },
    (_, i) => Math.floor(histories / count) + (i < histories % count ? 1 : 0),
  );
}

async function work() {
  for (let share = waiting.shift(); share; share = waiting.shift()) ended.push(await play(share));
}

async function play({ histories, seed }) {
  const file = join(folder, `${seed}.json`);
  const vitest = join(PROJECT, 'node_modules', 'vitest', 'vitest.mjs');
  const args = [
    'run',
    '--config',
    'test/config/vitest.config.ts',
    'test/model-test/model.test.ts',
    '--maxWorkers',
    '1',
  ];
  const env = {
    ...process.env,
    HEADWATER_TEST_RUNS: String(histories),
    HEADWATER_TEST_SEED: String(seed),
    HEADWATER_TEST_MINUTES: '600',
    HEADWATER_MODEL_FIGURES: file,
  };
  const child = spawn(process.execPath, [vitest, ...args], {
    cwd: PROJECT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output += String(chunk)));
  const [code] = await once(child, 'close');
  const after = Math.round((performance.now() - started) / 1000);
  process.stderr.write(
    `seed ${seed}: ${histories} histories, ${code === 0 ? 'well' : 'BROKEN'} after ${after} s\n`,
  );
  // Prints the failure now, since the others may take an hour.
  if (code !== 0) process.stderr.write(output);
  return { code, figures: read(file) };
}

function read(file) {
  try {
    return [JSON.parse(readFileSync(file, 'utf8'))];
  } catch {
    return undefined;
  }
}

/** Adds numbers, and the counts of each name. */
function sum(one, other) {
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(
    keys.map((key) => {
      const [a, b] = [one[key], other[key]];
      if (typeof (a ?? b) === 'object') return [key, sum(a ?? {}, b ?? {})];
      return [key, Number(a ?? 0) + Number(b ?? 0)];
    }),
  );
}

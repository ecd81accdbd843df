// Runs the long campaigns as a whole, and prints a summary. CI runs a part of them.
//   npm run soak -- [--campaign NAME]... [--histories N] [--workers N] [--seed N]
// Without --campaign it runs all. Histories of the model test are spread over processes with
// consecutive seeds. Ends with 1 if a campaign failed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import kinds from './tooling/config/campaigns.json' with { type: 'json' };

const campaigns = { ...kinds.long, ...kinds.short };

const PROJECT = fileURLToPath(new URL('..', import.meta.url));

/**
 * The most histories that one process plays. What it remembers of addresses and files grows with
 * each.
 */
const HISTORIES_A_PROCESS = 1000;

const { values } = parseArgs({
  options: {
    campaign: { type: 'string', multiple: true, default: Object.keys(campaigns) },
    histories: { type: 'string', default: '1000' },
    workers: { type: 'string', default: String(availableParallelism()) },
    seed: { type: 'string', default: '8' },
  },
});
const unknown = values.campaign.filter((name) => !Object.hasOwn(campaigns, name));
if (unknown.length > 0) {
  const known = Object.keys(campaigns).join(', ');
  process.stderr.write(`unknown campaign ${unknown.join(', ')}; there are ${known}\n`);
  process.exit(64);
}

const seed = Number(values.seed);
const folder = mkdtempSync(join(tmpdir(), 'headwater-soak-'));
const started = performance.now();
process.stderr.write(`seed ${seed}: ${values.campaign.join(', ')}\n`);

const jobs = values.campaign.flatMap((name) => (name === 'histories' ? shares() : [whole(name)]));
const waiting = [...jobs];
const ended = [];
await Promise.all(Array.from({ length: Number(values.workers) }, work));
process.stdout.write(`${JSON.stringify(summary(), undefined, 2)}\n`);
rmSync(folder, { recursive: true, force: true });
const bad = ended.filter(({ code }) => code !== 0);
process.stdout.write(
  bad.length === 0
    ? 'every campaign passed\n'
    : `failed: ${bad.map((job) => titleOf(job)).join('; ')}\n`,
);
process.exitCode = bad.length === 0 ? 0 : 1;

function whole(name) {
  return { name, seed, env: { HEADWATER_TEST_CAMPAIGN: 'whole' } };
}

/** The processes of the model test, each with its share of the histories. */
function shares() {
  const [histories, workers] = [Number(values.histories), Number(values.workers)];
  const count = Math.max(Math.ceil(histories / HISTORIES_A_PROCESS), Math.min(workers, histories));
  return Array.from({ length: count }, (_, i) => ({
    name: 'histories',
    seed: seed + i,
    env: {
      HEADWATER_TEST_RUNS: String(Math.floor(histories / count) + (i < histories % count ? 1 : 0)),
      HEADWATER_TEST_MINUTES: '600',
      HEADWATER_MODEL_FIGURES: join(folder, `${seed + i}.json`),
    },
  }));
}

async function work() {
  for (let job = waiting.shift(); job; job = waiting.shift())
    ended.push({ ...job, ...(await run(job)) });
}

async function run(job) {
  const vitest = join(PROJECT, 'node_modules', 'vitest', 'vitest.mjs');
  const child = spawn(
    process.execPath,
    [
      vitest,
      'run',
      '--config',
      'test/tooling/config/vitest.config.ts',
      campaigns[job.name],
      '--maxWorkers=1',
    ],
    {
      cwd: PROJECT,
      env: { ...process.env, HEADWATER_TEST_SEED: String(job.seed), NO_COLOR: '1', ...job.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output += String(chunk)));
  const [code] = await once(child, 'close');
  const tests = /Tests\s+(.*)/.exec(output)?.[1];
  process.stderr.write(
    `${titleOf(job)}: ${code === 0 ? 'well' : 'BROKEN'} after ${secondsNow()} s, ${tests}\n`,
  );
  // Prints the failure now, since the others may take an hour.
  if (code !== 0) process.stderr.write(output);
  return { code, tests };
}

function titleOf({ name, seed, env }) {
  const runs = env.HEADWATER_TEST_RUNS;
  return `${name}, seed ${seed}${runs === undefined ? '' : `, ${runs} histories`}`;
}

function secondsNow() {
  return Math.round((performance.now() - started) / 1000);
}

/** Names each process with its seed and tests, and adds up the figures of all histories. */
function summary() {
  const figures = jobs.flatMap(({ env }) => read(env.HEADWATER_MODEL_FIGURES));
  const { seed: _, perSecond: __, seconds: ___, failed: ____, ...counts } = figures.reduce(sum, {});
  const ran = ended.map((job) => `${titleOf(job)}: ${job.tests}`);
  return { seconds: secondsNow(), workers: Number(values.workers), seed, ran, ...counts };
}

function read(file) {
  try {
    return [JSON.parse(readFileSync(file, 'utf8'))];
  } catch {
    return [];
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

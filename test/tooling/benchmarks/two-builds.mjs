// Compares the catalog of this build with that of another build of Headwater, such as the one before
// a change: the start of `serve`, and the requests that clients send most. Both serve the same
// datasets at the same time and take turns, so the ratios hardly depend on the machine.
// Run by `npm run bench builds -- -- FOLDER`, where FOLDER is a checkout in which `npm run build` ran.
// `--datasets N` sets the number of datasets (default: 2000), `--limit N` ends with 1 if a ratio is
// above it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { urnOf } from './scale/warehouse.mjs';

const STARTS = 11;
const ROUNDS = 60;
const WARM_UP = 15;
const BATCH = 400;
/** The kernel counts processor time in ticks of this length. */
const TICK_MS = 10;

const { values: flags, positionals } = parseArgs({
  options: {
    datasets: { type: 'string', default: '2000' },
    limit: { type: 'string', default: 'Infinity' },
  },
  allowPositionals: true,
});
const [other] = positionals;
if (other === undefined) throw new Error('name the folder of the other build');
const count = Number(flags.datasets);
const builds = { before: resolve(other), now: process.cwd() };

const UPDATE = 'mutation ($input: UpdateLineageInput!) { updateLineage(input: $input) }';
const SEARCH = `query ($input: SearchAcrossLineageInput!) {
  searchAcrossLineage(input: $input) { total searchResults { degree entity { urn type } } }
}`;

/** The requests of a round, counted from 0. */
const REQUESTS = {
  updateLineage: (round) => ({
    path: '/api/graphql',
    body: {
      query: UPDATE,
      variables: {
        input: {
          edgesToAdd: [{ downstreamUrn: urnOf(count - 1), upstreamUrn: urnOf(round) }],
          edgesToRemove: [],
        },
      },
    },
  }),
  searchAcrossLineage: () => ({
    path: '/api/graphql',
    body: {
      query: SEARCH,
      variables: { input: { urn: urnOf(0), direction: 'DOWNSTREAM', count: 100 } },
    },
  }),
  'batchGet of 400 datasets': (round) => ({
    path: '/openapi/v3/entity/dataset/batchGet',
    body: Array.from({ length: BATCH }, (_, i) => ({
      urn: urnOf((round + i) % count),
      upstreamLineage: {},
      schemaMetadata: {},
      status: {},
    })),
  }),
};

const folder = mkdtempSync(join(tmpdir(), 'headwater-bench-'));
try {
  const rows = await measure();
  console.table(rows);
  const worst = Math.max(...Object.values(rows).map(({ ratio }) => ratio));
  if (worst > Number(flags.limit)) {
    console.error(`a ratio is ${worst}, and ${flags.limit} is the limit`);
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measure() {
  const times = { before: {}, now: {} };
  const catalogs = {};
  try {
    for (const [name, build] of Object.entries(builds)) {
      catalogs[name] = await start(build, join(folder, `${name}.db`));
      await fill(catalogs[name].url);
    }
    for (let round = -WARM_UP; round < ROUNDS; round++)
      for (const [request, make] of Object.entries(REQUESTS))
        for (const name of inTurn(round))
          keep(times[name], request, await timed(catalogs[name].url, make(round + WARM_UP)), round);
  } finally {
    for (const catalog of Object.values(catalogs)) await catalog.stop();
  }
  for (let round = -1; round < STARTS; round++)
    for (const name of inTurn(round)) {
      const catalog = await start(builds[name], join(folder, `${name}.db`));
      keep(times[name], 'start of serve', catalog.startMs, round);
      if (catalog.startCpuMs !== undefined)
        keep(times[name], 'start of serve, processor', catalog.startCpuMs, round);
      await catalog.stop();
    }
  return Object.fromEntries(Object.keys(times.now).map((name) => [name, row(name, times)]));
}

/** The other build goes first in every second round. */
function inTurn(round) {
  return round % 2 === 0 ? ['before', 'now'] : ['now', 'before'];
}

function keep(times, name, ms, round) {
  if (round >= 0) times[name] = [...(times[name] ?? []), ms];
}

function row(name, { before, now }) {
  const [earlier, later] = [before, now].map((times) => median(times[name]));
  return {
    'before, ms': round2(earlier),
    'now, ms': round2(later),
    ratio: round2(later / earlier),
  };
}

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

function round2(value) {
  return Math.round(value * 100) / 100;
}

async function start(build, db) {
  const { bin } = JSON.parse(readFileSync(join(build, 'package.json'), 'utf8'));
  const args = [bin.headwater, 'serve', '--port', '0', '--db', db];
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, { cwd: build, stdio: ['ignore', 'pipe', 'ignore'] });
  const [line] = await once(child.stdout, 'data');
  const startMs = performance.now() - startedAt;
  const stop = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  };
  const url = String(line).replace('listening on ', '').trim();
  return { url, startMs, startCpuMs: cpuMs(child.pid), stop };
}

/** Processor time of a process. Undefined on systems without `/proc`. */
function cpuMs(pid) {
  const path = `/proc/${pid}/stat`;
  if (!existsSync(path)) return undefined;
  const fields = readFileSync(path, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Each dataset has a schema, and the two before it as upstreams. */
async function fill(url) {
  const fields = Array.from({ length: 10 }, (_, i) => ({ fieldPath: `c${i}` }));
  const items = Array.from({ length: count }, (_, i) => ({
    urn: urnOf(i),
    status: { value: { removed: false } },
    schemaMetadata: { value: { fields } },
    upstreamLineage: {
      value: {
        upstreams: [i - 1, i - 2]
          .filter((one) => one >= 0)
          .map((one) => ({ dataset: urnOf(one), type: 'TRANSFORMED' })),
      },
    },
  }));
  for (let from = 0; from < count; from += BATCH)
    await post(`${url}/openapi/v3/entity/dataset?async=false`, items.slice(from, from + BATCH));
}

async function timed(url, { path, body }) {
  const startedAt = performance.now();
  await post(url + path, body);
  return performance.now() - startedAt;
}

async function post(address, body) {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Encoding': 'identity' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok || text.includes('"errors"'))
    throw new Error(`${address} was answered with ${response.status}: ${text.slice(0, 500)}`);
}

// Measures the wait of a short request while a long one runs, over HTTP, on 100,000 datasets with
// 300,000 edges in a SQLite file.
// Run by `npm run bench health`. Exits with 1 if /health waited longer than 500 ms, or than 5 s beside
// one of the largest writes: each is one transaction in one piece.
// `npm run bench health -- --only REGEXP` measures only the requests whose names match. Those that
// write are needed by those after them that read or change the same: `--only lineage` has both.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { largestWrites, longRequests } from './health-requests.mjs';
import { fillCatalog } from './large-catalog.mjs';
import { serve } from './serve.mjs';

const { values: flags } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const only = new RegExp(flags.only);

const LIMIT_MS = 500;
const LARGEST_WRITE_LIMIT_MS = 5000;
const PAUSE_MS = 2;
const IDLE_MS = 2000;

const folder = mkdtempSync(join(tmpdir(), 'headwater-bench-'));
try {
  const path = join(folder, 'catalog.db');
  fillCatalog(path);
  const { url, stop } = await serve(path);
  try {
    await measure(url);
  } finally {
    await stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measure(url) {
  await measureHealth(url, setTimeout(IDLE_MS));
  const idle = await measureHealth(url, setTimeout(IDLE_MS));
  const rows = { idle: { longMs: IDLE_MS, ...figures(idle), ratioToIdle: 1 } };
  for (const [name, { path, body, method }] of Object.entries(longRequests)) {
    if (!only.test(name)) continue;
    const start = performance.now();
    let longMs = 0;
    const long = sendApart(url + path, { body, method }).then((status) => {
      longMs = Math.round(performance.now() - start);
      return status;
    });
    const row = figures(await measureHealth(url, long));
    rows[name] = {
      status: await long,
      longMs,
      ...row,
      limitMs: largestWrites.has(name) ? LARGEST_WRITE_LIMIT_MS : LIMIT_MS,
      ratioToIdle: Number((row.longestMs / figures(idle).longestMs).toFixed(1)),
    };
  }
  console.table(rows);
  if (Object.values(rows).some(({ longestMs, limitMs = LIMIT_MS }) => longestMs > limitMs))
    process.exitCode = 1;
}

/**
 * Sends a long request from a thread of its own and returns the status. Its bodies have megabytes,
 * and the work on them here would count as a wait for the catalog.
 */
async function sendApart(url, { body, method = body === undefined ? 'GET' : 'POST' }) {
  const sender = new Worker(
    `const { workerData, parentPort } = require('node:worker_threads');
    const headers = { 'Content-Type': 'application/json' };
    fetch(workerData.url, { method: workerData.method, body: workerData.body, headers })
      .then(async (response) => {
        await response.arrayBuffer();
        parentPort.postMessage(response.status);
      });`,
    { eval: true, workerData: { url, body, method } },
  );
  const [status] = await once(sender, 'message');
  await sender.terminate();
  return status;
}

/** Measures repeated calls of /health until `end` resolves. */
async function measureHealth(url, end) {
  const times = [];
  const ended = { now: false };
  const watched = end.finally(() => {
    ended.now = true;
  });
  do {
    const start = performance.now();
    await (await fetch(`${url}/health`)).arrayBuffer();
    times.push(performance.now() - start);
    await setTimeout(PAUSE_MS);
  } while (!ended.now);
  await watched;
  return times.sort((a, b) => a - b);
}

function figures(times) {
  return {
    medianMs: Math.round(times[Math.floor(times.length / 2)] * 10) / 10,
    longestMs: Math.round(times.at(-1)),
  };
}

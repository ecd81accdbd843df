// Measures a search over HTTP across the lineage of a large catalog: 100,000 datasets with 300,000
// edges in a SQLite file. The start reaches all of them. Run by `npm run bench lineage-search`.
// Exits with 1 above 300 ms.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { startCatalog } from '../../../lib/src/server/start-catalog.js';
import { fillCatalog, upstreamsOf, urnOf } from './large-catalog.mjs';

const LIMIT_MS = 300;
const WARM_UP = 5;
const RUNS = 15;

/** The searches. The limit applies to the first one. */
const questions = [
  { name: 'the first 100', fields: 'total searchResults { degree entity { urn type } }' },
  {
    name: 'with paths',
    fields: 'total searchResults { degree entity { urn type } paths { path { urn } } }',
  },
  {
    name: 'with facets',
    fields:
      'total searchResults { degree entity { urn } } facets { field aggregations { value count } }',
  },
  {
    name: 'of one platform',
    fields: 'total searchResults { entity { urn } }',
    orFilters: [{ and: [{ field: 'platform', values: ['urn:li:dataPlatform:hive'] }] }],
  },
  { name: 'by name', fields: 'total searchResults { entity { urn } }', query: 'table99' },
];

const [, , file] = process.argv;
if (file === undefined) runAll();
else console.log(JSON.stringify(await measure(file)));

/**
 * Fills the file and measures in two processes, so that the measured memory is that of a catalog.
 */
function runAll() {
  const folder = mkdtempSync(join(tmpdir(), 'headwater-bench-'));
  try {
    const path = join(folder, 'catalog.db');
    const start = performance.now();
    fillCatalog(path);
    console.log(`filled in ${Math.round(performance.now() - start)} ms`);
    const self = fileURLToPath(import.meta.url);
    const { rows, ...rest } = JSON.parse(
      execFileSync(process.execPath, ['--expose-gc', self, path], { encoding: 'utf8' }),
    );
    console.log(rest);
    console.table(Object.fromEntries(rows.map(({ name, ...row }) => [name, row])));
    if (rows[0].medianMs > LIMIT_MS) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(path) {
  const before = memory();
  const start = performance.now();
  const catalog = await startCatalog({ db: path });
  const loadMs = Math.round(performance.now() - start);
  const loaded = memory();
  const first = await time(catalog, questions[0]);
  const rows = [];
  for (const question of questions) rows.push(await measureQuestion(catalog, question));
  const after = memory();
  await catalog.stop();
  const walkMs = plainWalk();
  const ratio = Number((rows[0].medianMs / walkMs).toFixed(1));
  return {
    loadMs,
    firstMs: Math.round(first.ms),
    before,
    loaded,
    after,
    plainWalkMs: Math.round(walkMs),
    ratioToPlainWalk: ratio,
    rows,
  };
}

async function measureQuestion(catalog, question) {
  const runs = [];
  for (let i = 0; i < WARM_UP + RUNS; i++) runs.push(await time(catalog, question));
  const measured = runs.slice(WARM_UP);
  const { total } = runs[0];
  return {
    name: question.name,
    medianMs: median(measured, 'ms'),
    medianCpuMs: median(measured, 'cpuMs'),
    total,
  };
}

async function time(catalog, { fields, query = '*', orFilters }) {
  const document = `query ($input: SearchAcrossLineageInput!) { searchAcrossLineage(input: $input) { ${fields} } }`;
  const input = { urn: urnOf(0), direction: 'DOWNSTREAM', query, count: 100, orFilters };
  const start = performance.now();
  const cpu = process.cpuUsage();
  const response = await fetch(`${catalog.url}/api/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: document, variables: { input } }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(JSON.stringify(errors));
  // CPU time of client and server together. On a busy machine it tells more than the elapsed time.
  const { user, system } = process.cpuUsage(cpu);
  return {
    ms: performance.now() - start,
    cpuMs: (user + system) / 1000,
    total: data.searchAcrossLineage.total,
  };
}

function median(runs, key) {
  return Math.round(runs.map((run) => run[key]).sort((a, b) => a - b)[(runs.length - 1) / 2]);
}

/** Walks the same lineage with a plain map of texts, as a baseline for the search. */
function plainWalk() {
  const downstreams = new Map();
  upstreamsOf().forEach((upstreams, i) => {
    for (const one of i === 0 ? [] : upstreams)
      downstreams.set(urnOf(one), [...(downstreams.get(urnOf(one)) ?? []), urnOf(i)]);
  });
  const times = [];
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now();
    const seen = new Set([urnOf(0)]);
    for (const node of seen) for (const next of downstreams.get(node) ?? []) seen.add(next);
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[(RUNS - 1) / 2];
}

function memory() {
  globalThis.gc();
  const { rss, heapUsed, arrayBuffers } = process.memoryUsage();
  return {
    rssMb: Math.round(rss / 2 ** 20),
    heapMb: Math.round((heapUsed + arrayBuffers) / 2 ** 20),
  };
}

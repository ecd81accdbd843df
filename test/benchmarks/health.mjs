// Measures the wait of a short request while a long one runs, over HTTP, on 100,000 datasets with
// 300,000 edges in a SQLite file.
// Run by `npm run bench:health`. Exits with 1 if /health waited longer than 100 ms.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { fillCatalog, urnOf } from './large-catalog.mjs';

const LIMIT_MS = 100;
const PAUSE_MS = 2;
const IDLE_MS = 2000;

const datasets = '{ types: [DATASET], query: "*", count: 10 }';
const related = (levels) =>
  levels === 0
    ? 'urn'
    : `relationships(input: { types: ["DownstreamOf"], direction: INCOMING, count: 1000 }) { relationships { entity { ... on Dataset { ${related(levels - 1)} } } } }`;
const lineage = (levels) =>
  levels === 0
    ? 'urn'
    : `lineage(input: { direction: DOWNSTREAM, count: 1000 }) { relationships { createdOn entity { ... on Dataset { ${lineage(levels - 1)} } } } }`;
const fromFirst = (input, fields) =>
  graphql(
    `{ searchAcrossLineage(input: { urn: "${urnOf(0)}", direction: DOWNSTREAM, ${input} }) { ${fields} } }`,
  );
const values = Array.from({ length: 60_000 }, (_, i) => `value ${i}`);

/** The long requests. */
const questions = {
  'free text that fits everything': graphql(
    '{ searchAcrossEntities(input: { types: [DATASET], query: "table" }) { total } }',
  ),
  'free text of 100 words': graphql(
    `{ searchAcrossEntities(input: { types: [DATASET], query: "${Array.from({ length: 100 }, (_, i) => `w${i}`).join(' ')}" }) { total } }`,
  ),
  'facets of everything': graphql(
    `{ searchAcrossEntities(input: ${datasets}) { facets { field aggregations { value count } } } }`,
  ),
  'everything by name': graphql(
    '{ searchAcrossEntities(input: { query: "*", count: 10, sortInput: { sortCriterion: { field: "name", sortOrder: DESCENDING } } }) { total } }',
  ),
  '10,000 on one page': graphql(
    '{ searchAcrossEntities(input: { types: [DATASET], query: "*", count: 10000 }) { searchResults { entity { urn type ... on Dataset { name origin platform { name } } } } } }',
  ),
  '60,000 values of a filter': graphql(
    'query ($f: [AndFilterInput!]) { searchAcrossEntities(input: { types: [DATASET], query: "*", orFilters: $f }) { total } }',
    { f: [{ and: [{ field: 'description', values, condition: 'EQUAL' }] }] },
  ),
  'relationships of relationships': graphql(
    `{ entity(urn: "${urnOf(0)}") { ... on Dataset { ${related(6)} } } }`,
  ),
  'lineage of lineage': graphql(
    `{ entity(urn: "${urnOf(0)}") { ... on Dataset { ${lineage(6)} } } }`,
  ),
  'lineage across everything, with paths': fromFirst(
    'query: "*", count: 1000',
    'total searchResults { degree entity { urn } paths { path { urn } } }',
  ),
  'lineage across everything, with facets': fromFirst(
    'query: "*", count: 100',
    'total facets { field aggregations { value count } }',
  ),
  'lineage across everything, by text': fromFirst('query: "table99", count: 100', 'total'),
  'the whole schema': graphql(
    '{ __schema { types { name description fields { name description args { name type { name } } type { name ofType { name } } } } } }',
  ),
  'a document of 2000 fields': graphql(
    `{ appConfig { ${Array.from({ length: 1900 }, (_, i) => `f${i}: appVersion`).join(' ')} } }`,
  ),
  'a scroll over OpenAPI': post('/openapi/v3/entity/scroll?count=1000&query=*', {
    entities: ['dataset'],
  }),
  'a search over Rest.li': post('/entities?action=search', {
    entity: 'dataset',
    input: 'table9',
    start: 0,
    count: 1000,
  }),
  'all relationships that fit nothing': post('/openapi/v3/relationship/scroll?count=10', {
    filter: { and: [{ criteria: [{ field: 'relationshipType', values: ['None'] }] }] },
  }),
  'a write of 1,000 datasets': post(
    '/openapi/v3/entity/dataset?async=false',
    Array.from({ length: 1000 }, (_, i) => ({
      urn: urnOf(200_000 + i),
      datasetProperties: { value: { description: 'new' } },
    })),
  ),
  'a batch read of 10,000 datasets': post(
    '/openapi/v3/entity/dataset/batchGet',
    Array.from({ length: 10_000 }, (_, i) => ({ urn: urnOf(i) })),
  ),
  'the list of runs': post('/runs?action=list', {}),
  'a write of 1,000 lineages with columns': writeLineage(300_000, 1000, 20),
  'the same again, changed': writeLineage(300_000, 1000, 20, 1),
  'a rollback of this run': post('/runs?action=rollback', {
    runId: 'bench',
    dryRun: false,
    hardDelete: true,
  }),
  'a write of one lineage of 2,000 columns': writeLineage(400_000, 1, 2000),
  'a write of one lineage of 10,000 columns': writeLineage(400_001, 1, 10_000),
  'a write of one lineage of 40,000 columns': writeLineage(400_002, 1, 40_000),
  'the same lineage again, changed': writeLineage(400_002, 1, 40_000, 1),
  'a read of this lineage': post('/openapi/v3/entity/dataset/batchGet', [
    { urn: urnOf(400_002), upstreamLineage: {} },
  ]),
  'the history of this lineage': graphql(
    `{ entity(urn: "${urnOf(400_002)}") { ... on Dataset { fineGrainedLineages { upstreams { path } downstreams { path } transformOperation } } } }`,
  ),
  'updateLineage of 2,000 edges': graphql(
    'mutation ($input: UpdateLineageInput!) { updateLineage(input: $input) }',
    {
      input: {
        edgesToAdd: Array.from({ length: 2000 }, (_, i) => ({
          downstreamUrn: urnOf(90_000 + i),
          upstreamUrn: urnOf(50_000),
        })),
        edgesToRemove: [],
      },
    },
  ),
  'a deletion of all references to a dataset': post('/entities?action=deleteReferences', {
    urn: urnOf(0),
  }),
};

/** Datasets from the given number on, each derived from two of the catalog, with columns. */
function writeLineage(first, count, columns, shift = 0) {
  const systemMetadata = { lastObserved: 1, runId: 'bench' };
  return post(
    '/openapi/v3/entity/dataset?async=false',
    Array.from({ length: count }, (_, i) => {
      const urn = urnOf(first + i);
      const upstreams = [urnOf(i + shift), urnOf(i + shift + 1)];
      const value = {
        upstreams: upstreams.map((dataset) => ({ dataset, type: 'TRANSFORMED' })),
        fineGrainedLineages: Array.from({ length: columns }, (_, c) => ({
          upstreamType: 'FIELD_SET',
          upstreams: [`urn:li:schemaField:(${upstreams[c % 2]},column_${c})`],
          downstreamType: 'FIELD',
          downstreams: [`urn:li:schemaField:(${urn},column_${c})`],
        })),
      };
      return {
        urn,
        datasetProperties: { value: {}, systemMetadata },
        upstreamLineage: { value, systemMetadata },
      };
    }),
  );
}

function graphql(query, variables) {
  return post('/api/graphql', { query, variables });
}

function post(path, body) {
  return { path, body: JSON.stringify(body) };
}

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

/** Starts the catalog in a process of its own, as users do. */
async function serve(path) {
  const main = fileURLToPath(new URL('../../lib/src/cli/main.js', import.meta.url));
  const child = spawn(process.execPath, [main, 'serve', '--port', '0', '--db', path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { url: String(line).replace('listening on ', '').trim(), stop };
}

async function measure(url) {
  await measureHealth(url, setTimeout(IDLE_MS));
  const idle = await measureHealth(url, setTimeout(IDLE_MS));
  const rows = { idle: { longMs: IDLE_MS, ...figures(idle), ratioToIdle: 1 } };
  for (const [name, { path, body }] of Object.entries(questions)) {
    const start = performance.now();
    let longMs = 0;
    const long = sendApart(url + path, body).then((status) => {
      longMs = Math.round(performance.now() - start);
      return status;
    });
    const row = figures(await measureHealth(url, long));
    rows[name] = {
      status: await long,
      longMs,
      ...row,
      ratioToIdle: Number((row.longestMs / figures(idle).longestMs).toFixed(1)),
    };
  }
  console.table(rows);
  if (Object.values(rows).some(({ longestMs }) => longestMs > LIMIT_MS)) process.exitCode = 1;
}

/**
 * Sends a long request from a thread of its own and returns the status. Its bodies have megabytes,
 * and the work on them here would count as a wait for the catalog.
 */
async function sendApart(url, body) {
  const sender = new Worker(
    `const { workerData, parentPort } = require('node:worker_threads');
    const headers = { 'Content-Type': 'application/json' };
    fetch(workerData.url, { method: 'POST', body: workerData.body, headers })
      .then(async (response) => {
        await response.arrayBuffer();
        parentPort.postMessage(response.status);
      });`,
    { eval: true, workerData: { url, body } },
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

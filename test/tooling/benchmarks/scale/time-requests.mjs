// Times single requests to a catalog with the lineage of the benchmark, and prints the milliseconds
// of each as JSON. Usage: time-requests.mjs URL DATASETS
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { urnOf } from './warehouse.mjs';

const WARM_UP = 5;
const RUNS = 25;
const READ = 1000;

const [, , url, count] = process.argv;
const items = Array.from({ length: Math.min(READ, Number(count)) }, (_, i) => ({
  urn: urnOf(i),
  datasetKey: {},
  status: {},
  upstreamLineage: {},
  schemaMetadata: {},
}));
const document = 'mutation ($input: UpdateLineageInput!) { updateLineage(input: $input) }';

/** The requests, by the names of their series. The argument is the number of the run. */
const requests = {
  health: () => ({ path: '/health' }),
  'read of 1,000 datasets': () => ({
    path: '/openapi/v3/entity/dataset/batchGet',
    body: JSON.stringify(items),
  }),
  'updateLineage of one edge': (run) => ({
    path: '/api/graphql',
    body: JSON.stringify({
      query: document,
      variables: {
        input: {
          edgesToAdd: [{ downstreamUrn: urnOf(Number(count) - 1 - run), upstreamUrn: urnOf(0) }],
          edgesToRemove: [],
        },
      },
    }),
  }),
};

const times = {};
for (let run = 0; run < WARM_UP + RUNS; run++) {
  for (const [name, request] of Object.entries(requests)) {
    const ms = await time(request(run));
    if (run >= WARM_UP) times[name] = [...(times[name] ?? []), ms];
  }
}
console.log(JSON.stringify(times));

async function time({ path, body }) {
  const start = performance.now();
  const response = await fetch(url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  });
  const text = await response.text();
  const ms = performance.now() - start;
  if (!response.ok || text.includes('"errors"'))
    throw new Error(`${path} was answered with ${response.status}: ${text.slice(0, 500)}`);
  return ms;
}

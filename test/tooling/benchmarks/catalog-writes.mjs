// Measures writes of column lineage to a served catalog, and the reads after them: 10,000 datasets,
// each with 3 upstreams and 10 column pairs. In the same run, a plain loop writes as many rows with
// SQLite alone. It is the limit for the writes, so the ratio to it hardly depends on the machine.
// Run by `npm run bench catalog`. `-- --datasets N` sets the number of datasets, and `-- --json`
// prints JSON instead of the table.
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import Database from 'libsql';
import { columnName, fillWarehouse, urnOf, warehouse } from './scale/warehouse.mjs';
import { serve } from './serve.mjs';

const BATCH = 400;
const RUNS = 21;
/** The kernel counts processor time in ticks of this length. */
const TICK_MS = 10;
const READ_ASPECTS = ['upstreamLineage', 'schemaMetadata', 'status'];

const { values: flags } = parseArgs({
  options: { datasets: { type: 'string', default: '10000' }, json: { type: 'boolean' } },
});
const count = Number(flags.datasets);
const lineage = warehouse(count).map((dataset, i) => ({
  urn: urnOf(i),
  value: aspectOf(dataset, i),
}));

const folder = mkdtempSync(join(tmpdir(), 'headwater-bench-'));
try {
  const path = join(folder, 'catalog.db');
  fillWarehouse(path, count);
  const rows = await measure(path);
  if (flags.json) console.log(JSON.stringify(rows));
  else console.table(rows);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function aspectOf({ upstreams, mappings }, i) {
  const field = (dataset, column) => `urn:li:schemaField:(${urnOf(dataset)},${columnName(column)})`;
  return {
    upstreams: upstreams.map(({ from, type }) => ({ dataset: urnOf(from), type })),
    fineGrainedLineages: mappings.map(({ column, from, transform }) => ({
      upstreamType: 'FIELD_SET',
      upstreams: from.map((one) => field(one.dataset, one.column)),
      downstreamType: 'FIELD',
      downstreams: [field(i, column)],
      ...(transform !== undefined && { transformOperation: transform }),
    })),
  };
}

async function measure(path) {
  const emptyBytes = statSync(path).size;
  const first = await start(path);
  const write = await timed(first, () => inBatches(first, '', writtenItem));
  await first.stop();
  const growthBytes = statSync(path).size - emptyBytes;
  const startedAt = performance.now();
  const second = await start(path);
  const startMs = Math.round(performance.now() - startedAt);
  const startCpuMs = second.cpuMs();
  const read = await timed(second, () => inBatches(second, '/batchGet', wantedItem));
  const rewrite = await timed(second, () => inBatches(second, '', rewrittenItem));
  const update = await median(second, updateLineage);
  const search = await median(second, searchLineage);
  await second.stop();
  const plain = writePlainly(join(folder, 'plain.db'));
  return {
    'write lineage': { ...write, ratio: ratio(write.ms, plain.ms) },
    'write it again, changed': { ...rewrite, ratio: ratio(rewrite.ms, plain.ms) },
    'read it by batchGet': { ...read, ratio: ratio(read.ms, plain.ms) },
    'updateLineage, median': update,
    'searchAcrossLineage, median': search,
    'start of serve': { ms: startMs, cpuMs: startCpuMs },
    'growth of the file': { MB: toMb(growthBytes), ratio: ratio(growthBytes, plain.bytes) },
    'plain SQLite': { ms: plain.ms, cpuMs: plain.cpuMs, MB: toMb(plain.bytes), ratio: 1 },
  };
}

/** Starts the catalog, and tells its processor time. */
async function start(path) {
  const catalog = await serve(path);
  return { ...catalog, cpuMs: () => cpuMs(catalog.pid) };
}

/** Processor time of a process. Undefined on systems without `/proc`. */
function cpuMs(pid) {
  const path = `/proc/${pid}/stat`;
  if (!existsSync(path)) return undefined;
  const fields = readFileSync(path, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

async function timed(catalog, work) {
  const cpuBefore = catalog.cpuMs();
  const start = performance.now();
  await work();
  const ms = Math.round(performance.now() - start);
  return { ms, ...(cpuBefore !== undefined && { cpuMs: catalog.cpuMs() - cpuBefore }) };
}

async function inBatches(catalog, path, toItem) {
  for (let from = 0; from < count; from += BATCH) {
    const items = lineage.slice(from, from + BATCH).map(toItem);
    const query = path === '' ? 'async=false' : 'systemMetadata=true';
    await post(`${catalog.url}/openapi/v3/entity/dataset${path}?${query}`, items);
  }
}

function writtenItem({ urn, value }) {
  return { urn, upstreamLineage: { value } };
}

/** The same lineage without one upstream and with another transformation of one column. */
function rewrittenItem({ urn, value: { upstreams, fineGrainedLineages } }) {
  const [first, ...others] = fineGrainedLineages;
  const changed = first ? [{ ...first, transformOperation: 'MAX' }, ...others] : [];
  return writtenItem({
    urn,
    value: { upstreams: upstreams.slice(1), fineGrainedLineages: changed },
  });
}

function wantedItem({ urn }) {
  return { urn, ...Object.fromEntries(READ_ASPECTS.map((name) => [name, {}])) };
}

async function median(catalog, work) {
  const times = [];
  for (let i = 0; i < RUNS; i++) times.push((await timed(catalog, () => work(catalog, i))).ms);
  return { ms: times.sort((a, b) => a - b)[(RUNS - 1) / 2] };
}

function updateLineage(catalog, i) {
  const edges = (from) =>
    Array.from({ length: 20 }, (_, k) => ({
      downstreamUrn: urnOf(100 + 20 * i + k),
      upstreamUrn: urnOf(from + k),
    }));
  const input = { edgesToAdd: edges(0), edgesToRemove: [] };
  const query = 'mutation ($input: UpdateLineageInput!) { updateLineage(input: $input) }';
  return post(`${catalog.url}/api/graphql`, { query, variables: { input } });
}

function searchLineage(catalog) {
  const input = { urn: urnOf(0), direction: 'DOWNSTREAM', query: '*', count: 100 };
  const query =
    'query ($input: SearchAcrossLineageInput!) { searchAcrossLineage(input: $input) { total searchResults { degree entity { urn } } } }';
  return post(`${catalog.url}/api/graphql`, { query, variables: { input } });
}

async function post(url, body) {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const answer = await response.json();
  if (!response.ok || answer.errors) throw new Error(JSON.stringify(answer).slice(0, 1000));
}

/** Writes a row for each aspect and each of its relationships, without an index beside the keys. */
function writePlainly(path) {
  const db = new Database(path);
  db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
    CREATE TABLE aspect (urn TEXT PRIMARY KEY, value TEXT);
    CREATE TABLE relationship (source TEXT, destination TEXT)`);
  const addAspect = db.prepare('INSERT INTO aspect VALUES (?, ?)');
  const addRelationship = db.prepare('INSERT INTO relationship VALUES (?, ?)');
  const texts = lineage.map(({ value }) => JSON.stringify(value));
  const cpu = process.cpuUsage();
  const start = performance.now();
  for (let from = 0; from < count; from += BATCH) {
    db.exec('BEGIN');
    for (let i = from; i < Math.min(from + BATCH, count); i++) {
      const { urn, value } = lineage[i];
      addAspect.run(urn, texts[i]);
      for (const { dataset } of value.upstreams) addRelationship.run(urn, dataset);
      for (const { upstreams, downstreams } of value.fineGrainedLineages)
        addRelationship.run(downstreams[0], upstreams[0]);
    }
    db.exec('COMMIT');
  }
  const ms = Math.round(performance.now() - start);
  const { user, system } = process.cpuUsage(cpu);
  db.close();
  return { ms, cpuMs: Math.round((user + system) / 1000), bytes: statSync(path).size };
}

function toMb(bytes) {
  return Math.round(bytes / 1e6);
}

function ratio(value, limit) {
  return Math.round((value / limit) * 10) / 10;
}

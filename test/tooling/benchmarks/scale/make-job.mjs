import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { withCatalog } from './catalog-process.mjs';
import { headwater, runMeasured } from './run-measured.mjs';
import { saveWrites } from './save-writes.mjs';
import { fillWarehouse, urnOf, warehouse, writeManifests } from './warehouse.mjs';

/** Standard output of an apply that wrote. */
export const APPLIED = /^Applied and verified: /m;
/** The requests of a large job take longer than the default of 30 s on a busy machine. */
const TIMEOUT = ['--timeout', '10m'];

/**
 * A warehouse of some size, with everything that its measures need.
 *
 * @typedef {object} Job
 * @property {readonly import('./warehouse.mjs').Dataset[]} datasets
 * @property {string} folder for everything of the job
 * @property {string} manifests a folder with settings and manifests
 * @property {string} changed the same, with some of the entries changed
 * @property {string} empty a database with datasets and no lineage
 * @property {() => Promise<Applied>} applied makes the state after an apply, once
 * @property {(url: string, args: readonly string[], more?: object) => Promise<import('./run-measured.mjs').Sample & { stdout: string }>} run
 *   runs `headwater` on the manifests
 */

/**
 * The state after an apply: the database, the requests that write the same, one a line, and the
 * receipt. `sample` is what the apply used.
 *
 * @typedef {{
 *   database: string, writes: string, receiptMb: number,
 *   sample: import('./run-measured.mjs').Sample
 * }} Applied
 */

/**
 * @param {string} parent
 * @param {{ datasets: number, columns?: number, changed?: number }} size Default: one entry in a
 *   hundred is changed
 * @returns {Job}
 */
export function makeJob(parent, { datasets: count, columns, changed = count / 100 }) {
  const folder = mkdtempSync(join(parent, 'job-'));
  const path = (name) => join(folder, name);
  const datasets = warehouse(count, columns);
  writeManifests(path('manifests'), datasets);
  const every = Math.ceil(count / changed);
  writeManifests(
    path('changed'),
    datasets.map((dataset, i) => (i % every === every - 1 ? withChange(dataset) : dataset)),
  );
  fillWarehouse(path('empty.db'), count, columns);
  const job = {
    datasets,
    folder,
    manifests: path('manifests'),
    changed: path('changed'),
    empty: path('empty.db'),
  };
  let applied;
  const run = (url, args, more) => runInJob(job, url, args, more);
  return { ...job, run, applied: () => (applied ??= apply(job)) };
}

/** Replaces one column pair by another. */
function withChange(dataset) {
  const [first, second, ...rest] = dataset.mappings;
  if (second === undefined) return dataset;
  const [source] = first.from;
  const from = [{ ...source, column: source.column === 0 ? 1 : 0 }];
  return { ...dataset, mappings: [{ ...first, from }, second, ...rest] };
}

async function runInJob({ folder, manifests }, url, args, { cwd = manifests, ...more } = {}) {
  // Receipts of earlier runs would stay.
  rmSync(join(cwd, '.headwater'), { recursive: true, force: true });
  const env = { DATAHUB_GMS_URL: url, DATAHUB_GMS_TOKEN: '', ...more.env };
  return await runMeasured({ args: headwater(...args, ...TIMEOUT), folder, cwd, ...more, env });
}

/** @returns {Promise<Applied>} */
async function apply(job) {
  const applied = { database: join(job.folder, 'applied.db'), writes: join(job.folder, 'writes') };
  const use = async ({ url }) => {
    const sample = await runInJob(job, url, ['apply', '--auto-approve'], { expected: APPLIED });
    await saveWrites(url, downstreamsOf(job), applied.writes);
    return sample;
  };
  const { result: sample } = await withCatalog(job.folder, job.empty, use, applied.database);
  return { ...applied, receiptMb: receiptMb(job), sample };
}

function downstreamsOf({ datasets }) {
  return datasets.flatMap(({ upstreams }, i) => (upstreams.length === 0 ? [] : [urnOf(i)]));
}

function receiptMb({ manifests }) {
  const folder = join(manifests, '.headwater', 'receipts');
  const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size);
  return sizes.reduce((sum, size) => sum + size) / 1e6;
}

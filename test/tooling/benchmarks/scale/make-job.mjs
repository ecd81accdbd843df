import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { withCatalog } from './catalog-process.mjs';
import { headwater, runMeasured } from './run-measured.mjs';
import { saveWrites } from './save-writes.mjs';
import { fillWarehouse, urnOf, warehouse, writeManifests } from './warehouse.mjs';

/** One entry in so many is changed. */
const CHANGED_EVERY = 100;
/** The requests of a large job take longer than the default of 30 s on a busy machine. */
const TIMEOUT = ['--timeout', '10m'];

/**
 * A warehouse of some size, with everything that its measures need.
 *
 * @typedef {object} Job
 * @property {readonly import('./warehouse.mjs').Dataset[]} datasets
 * @property {string} folder for everything of the job
 * @property {string} manifests a folder with settings and manifests
 * @property {string} changed the same, with 1 % of the entries changed
 * @property {string} empty a database with datasets and no lineage
 * @property {() => Promise<Applied>} applied makes the state after an apply, once
 * @property {(url: string, args: readonly string[], more?: object) => Promise<import('./run-measured.mjs').Sample & { stdout: string }>} run
 *   runs `headwater` on the manifests
 */

/**
 * The state after an apply: the database, the requests that write the same, one a line, and the
 * receipt.
 *
 * @typedef {{ database: string, writes: string, receiptMb: number }} Applied
 */

/**
 * @param {string} parent
 * @param {{ datasets: number, columns?: number }} size
 * @returns {Job}
 */
export function makeJob(parent, { datasets: count, columns }) {
  const folder = mkdtempSync(join(parent, 'job-'));
  const path = (name) => join(folder, name);
  const datasets = warehouse(count, columns);
  writeManifests(path('manifests'), datasets);
  writeManifests(path('changed'), datasets.map(withChange));
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

/** Replaces one column pair by another in one dataset of a hundred. */
function withChange(dataset, i) {
  const [first, second, ...rest] = dataset.mappings;
  if (i % CHANGED_EVERY !== CHANGED_EVERY - 1 || second === undefined) return dataset;
  const [source] = first.from;
  const from = [{ ...source, column: source.column === 0 ? 1 : 0 }];
  return { ...dataset, mappings: [{ ...first, from }, second, ...rest] };
}

async function runInJob({ folder, manifests }, url, args, { cwd = manifests, expected } = {}) {
  // Receipts of earlier runs would stay.
  rmSync(join(cwd, '.headwater'), { recursive: true, force: true });
  const env = { DATAHUB_GMS_URL: url, DATAHUB_GMS_TOKEN: '' };
  return await runMeasured({ args: headwater(...args, ...TIMEOUT), folder, cwd, env, expected });
}

/** @returns {Promise<Applied>} */
async function apply(job) {
  const applied = { database: join(job.folder, 'applied.db'), writes: join(job.folder, 'writes') };
  const use = async ({ url }) => {
    await runInJob(job, url, ['apply', '--auto-approve']);
    await saveWrites(url, downstreamsOf(job), applied.writes);
  };
  await withCatalog(job.folder, job.empty, use, applied.database);
  return { ...applied, receiptMb: receiptMb(job) };
}

function downstreamsOf({ datasets }) {
  return datasets.flatMap(({ upstreams }, i) => (upstreams.length === 0 ? [] : [urnOf(i)]));
}

function receiptMb({ manifests }) {
  const folder = join(manifests, '.headwater', 'receipts');
  const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size);
  return sizes.reduce((sum, size) => sum + size) / 1e6;
}

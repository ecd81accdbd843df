import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withCatalog } from '../catalog-process.mjs';
import { APPLIED } from '../make-job.mjs';
import { runMeasured } from '../run-measured.mjs';
import { measureRounds } from './rounds.mjs';

const READS = fileURLToPath(new URL('../limits/reads.mjs', import.meta.url));
const APPLY = fileURLToPath(new URL('../limits/apply.mjs', import.meta.url));
const WRITES = fileURLToPath(new URL('../limits/writes.mjs', import.meta.url));
const INSERTS = fileURLToPath(new URL('../limits/inserts.mjs', import.meta.url));

/** Each of these writes is slow, and needs a new catalog. */
const MAX_RUNS = 3;

/** The first plan and apply, of a catalog without lineage. */
export const firstApply = {
  series: [
    'first plan',
    'reads without lineage',
    'first apply',
    'receipt',
    'bare apply',
    'writes in the catalog',
    'database',
    'inserts alone',
    'database of the inserts',
    'emitter',
    'ingestion',
  ],
  /** @param {import('./rounds.mjs').Context} context */
  async run(context) {
    await measurePlans(context);
    await measureWrites(context);
  },
};

async function measurePlans(context) {
  const { job, folder } = context;
  await withCatalog(job.folder, job.empty, async ({ url }) => {
    await measureRounds(context, context.runs, {
      'first plan': () => job.run(url, ['plan'], { expected: /^Plan: [\d,]+ to add/m }),
      'reads without lineage': () => runMeasured({ args: [READS, job.manifests, url], folder }),
    });
  });
}

async function measureWrites(context) {
  const { job, peer, runs, record, isLarge, folder } = context;
  const { writes, receiptMb, sample } = await job.applied();
  record('receipt', { value: receiptMb });
  if (isLarge) record('first apply', sample);
  await measureRounds(context, Math.min(runs, MAX_RUNS), {
    ...(!isLarge && {
      'first apply': () =>
        onNewCatalog(job, (url) =>
          job.run(url, ['apply', '--auto-approve'], { expected: APPLIED }),
        ),
    }),
    'bare apply': () =>
      onNewCatalog(job, (url) =>
        runMeasured({ args: [APPLY, job.manifests, url, writes], folder }),
      ),
    'writes in the catalog': () => writesInCatalog(context, writes),
    'inserts alone': () => insertAlone(context, writes),
    ...(peer !== undefined && {
      emitter: () => onNewCatalog(job, (url) => peer.emit(url, job)),
    }),
  });
  if (peer !== undefined)
    await measureRounds(context, 1, {
      ingestion: () => onNewCatalog(job, (url) => peer.ingest(url, job)),
    });
}

async function onNewCatalog({ folder, empty }, use) {
  const { result } = await withCatalog(folder, empty, ({ url }) => use(url));
  return result;
}

/** Measures the catalog during these writes. Also records the growth of its database. */
async function writesInCatalog({ job, record, folder }, writes) {
  const { result, used } = await withCatalog(job.folder, job.empty, ({ url }) =>
    runMeasured({ args: [WRITES, writes, url], folder }),
  );
  record('database', { value: used.fileMb - statSync(job.empty).size / 1e6 });
  return { value: result.value, cpuSeconds: used.cpuSeconds, peakMb: used.peakMb };
}

async function insertAlone({ job, record, folder }, writes) {
  const own = mkdtempSync(join(job.folder, 'inserts-'));
  try {
    const file = join(own, 'rows.db');
    const sample = await runMeasured({ args: [INSERTS, file, writes], folder });
    record('database of the inserts', { value: statSync(file).size / 1e6 });
    return sample;
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

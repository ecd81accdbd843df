import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { fillCatalog } from '../../large-catalog.mjs';
import { withCatalog } from '../catalog-process.mjs';
import { runMeasured } from '../run-measured.mjs';

const REQUESTS = fileURLToPath(new URL('../time-requests.mjs', import.meta.url));
const SEARCH = fileURLToPath(new URL('../../lineage-search.mjs', import.meta.url));

/** Single requests to a catalog with the lineage of the job. */
export const requests = {
  series: ['health', 'read of 1,000 datasets', 'updateLineage of one edge'],
  /** @param {import('./rounds.mjs').Context} context */
  async run({ job, folder, record, wants }) {
    const { database } = await job.applied();
    const { result, used } = await withCatalog(job.folder, database, ({ url }) =>
      runMeasured({ args: [REQUESTS, url, String(job.datasets.length)], folder }),
    );
    const times = Object.entries(JSON.parse(result.stdout)).filter(([series]) => wants(series));
    for (const [series, values] of times)
      for (const value of values)
        record(series, series === 'health' ? { value } : { value, peakMb: used.peakMb });
  },
};

/** The search of lineage in a catalog of 100,000 datasets, by the benchmark of its own. */
export const lineageSearch = {
  series: ['search of lineage', 'plain walk'],
  /** @param {import('./rounds.mjs').Context} context */
  async run({ folder, record }) {
    const path = join(folder, 'large.db');
    fillCatalog(path);
    const { rows, after, plainWalkMs } = JSON.parse(
      execFileSync(process.execPath, ['--expose-gc', SEARCH, path], { encoding: 'utf8' }),
    );
    record('search of lineage', { value: rows[0].medianMs, peakMb: after.rssMb });
    record('plain walk', { value: plainWalkMs });
  },
};

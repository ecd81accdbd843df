import { fileURLToPath } from 'node:url';
import { withCatalog } from '../catalog-process.mjs';
import { makeJob } from '../make-job.mjs';
import { runMeasured } from '../run-measured.mjs';
import { measureRounds } from './rounds.mjs';

const READS = fileURLToPath(new URL('../limits/reads.mjs', import.meta.url));

const PAIRS_COLUMNS = 100;

/** One plan of as many datasets with ten times the columns: 1,000,000 pairs in the default job. */
export const pairs = {
  series: ['plan of many pairs', 'reads of many pairs'],
  /** @param {import('./rounds.mjs').Context} context */
  async run(context) {
    const { folder } = context;
    const datasets = context.job.datasets.length;
    const job = makeJob(folder, { datasets, columns: PAIRS_COLUMNS });
    await withCatalog(job.folder, job.empty, async ({ url }) => {
      await measureRounds(context, 1, {
        'plan of many pairs': () => job.run(url, ['plan'], { expected: /^Plan: [\d,]+ to add/m }),
        'reads of many pairs': () => runMeasured({ args: [READS, job.manifests, url], folder }),
      });
    });
  },
};

import { fileURLToPath } from 'node:url';
import { withCatalog } from '../catalog-process.mjs';
import { runMeasured } from '../run-measured.mjs';
import { columnName } from '../warehouse.mjs';
import { measureRounds } from './rounds.mjs';

const READS = fileURLToPath(new URL('../limits/reads.mjs', import.meta.url));

const PLANNED = /^Plan: [\d,]+ to add/m;
/** 1 GB for the objects of the program. */
const SMALL_HEAP = { NODE_OPTIONS: '--max-old-space-size=1024' };

/** Commands after the first apply. None of them writes. */
export const laterRuns = {
  series: [
    'reads',
    'plan of nothing',
    'plan of changes',
    'plan of ten changes',
    'apply of nothing',
    'drift',
    'impact of a column',
    'ingestion again',
  ],
  /** @param {import('./rounds.mjs').Context} context */
  async run(context) {
    const { job, folder, peer, runs } = context;
    const { database } = await job.applied();
    await withCatalog(job.folder, database, async ({ url }) => {
      const run = (args, expected, cwd) => job.run(url, args, { expected, cwd });
      await measureRounds(context, runs, {
        reads: () => runMeasured({ args: [READS, job.manifests, url], folder }),
        'plan of nothing': () => run(['plan'], /^No changes\.$/m),
        'plan of changes': () => run(['plan'], PLANNED, job.changed),
        // Only a large job has so few changes.
        'plan of ten changes': () =>
          job.run(url, ['plan'], { expected: PLANNED, cwd: job.changed, env: SMALL_HEAP }),
        'apply of nothing': () => run(['apply', '--auto-approve'], /^No changes/m),
        drift: () => run(['drift'], /^No drift\.$/m),
        'impact of a column': () => run(['impact', `d0.${columnName(0)}`], /^Impact: /m),
      });
      if (peer !== undefined)
        await measureRounds(context, 1, { 'ingestion again': () => peer.ingest(url, job) });
    });
  },
};

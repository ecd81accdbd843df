import { withCatalog } from '../catalog-process.mjs';
import { measureRounds } from './rounds.mjs';

/** The start of `headwater serve`. Each process ends as soon as it listens. */
export const starts = {
  series: ['start of serve', 'start of serve without data'],
  /** @param {import('./rounds.mjs').Context} context */
  async run(context) {
    const { database } = await context.job.applied();
    await measureRounds(context, context.runs, {
      'start of serve': () => start(context, database),
      'start of serve without data': () => start(context),
    });
  },
};

async function start({ job }, database) {
  const { result, used } = await withCatalog(
    job.folder,
    database,
    ({ startSeconds }) => startSeconds,
  );
  return { value: result, cpuSeconds: used.cpuSeconds, peakMb: used.peakMb };
}

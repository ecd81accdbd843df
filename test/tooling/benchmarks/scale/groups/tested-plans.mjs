import { appendFileSync, copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { withCatalog } from '../catalog-process.mjs';
import { writeManifests } from '../warehouse.mjs';
import { addFacts, testsText } from '../warehouse-tests.mjs';
import { measureRounds } from './rounds.mjs';

/** Plans with nothing to do, without lineage tests and with 100 of them. */
export const testedPlans = {
  series: ['plan without tests', 'plan with tests'],
  /** @param {import('./rounds.mjs').Context} context */
  async run(context) {
    const { job, runs } = context;
    const [cwd, file] = ['tested', 'tested.db'].map((name) => join(job.folder, name));
    writeManifests(cwd, job.datasets);
    appendFileSync(join(cwd, 'headwater.yaml'), testsText(job.datasets.length));
    const { database } = await job.applied();
    copyFileSync(database, file);
    addFacts(file, job.datasets.length);
    await withCatalog(job.folder, file, async ({ url }) => {
      const expected = /^No changes\.$/m;
      await measureRounds(context, runs, {
        'plan without tests': () => job.run(url, ['plan'], { expected }),
        'plan with tests': () =>
          job.run(url, ['plan'], { cwd, expected: /^Tests: \d+ held, \d+ violated\.$/m }),
      });
    });
  },
};

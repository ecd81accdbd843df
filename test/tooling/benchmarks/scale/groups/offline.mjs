import { fileURLToPath } from 'node:url';
import { headwater, runMeasured } from '../run-measured.mjs';
import { measureRounds } from './rounds.mjs';

const YAML = fileURLToPath(new URL('../limits/yaml.mjs', import.meta.url));

/** Commands that need no catalog. */
export const offline = {
  series: ['version', 'empty script', 'validate', 'YAML alone'],
  /** @param {import('./rounds.mjs').Context} context */
  async run(context) {
    const { folder, job } = context;
    const node = (...args) => runMeasured({ args, folder });
    await measureRounds(context, context.runs, {
      'empty script': () => node('-e', '0'),
      version: () => node(...headwater('--version')),
      'YAML alone': () => node(YAML, job.manifests),
      validate: () =>
        runMeasured({
          args: headwater('validate'),
          folder,
          cwd: job.manifests,
          expected: /^Valid/,
        }),
    });
  },
};

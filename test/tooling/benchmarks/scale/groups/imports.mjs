import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withCatalog } from '../catalog-process.mjs';
import { headwater, runMeasured } from '../run-measured.mjs';
import { measureRounds } from './rounds.mjs';

/** The formats that are imported from a file. The export writes each of them. */
const FORMATS = { csv: 'CSV', openlineage: 'OpenLineage', 'datahub-lineage-file': 'lineage file' };

/** Only the owner of the lineage in the catalog may import it. */
const SETTINGS = 'version: 1\nstack: benchmark\nmanifests: ["lineage/**/*.yaml"]\n';

/** Imports of the whole lineage into an empty folder and again, beside a plan of the same job. */
export const imports = {
  series: [
    'export',
    'plan beside imports',
    ...['catalog', ...Object.values(FORMATS)].flatMap((name) => [
      `import of ${name}`,
      `import of ${name} again`,
    ]),
    'plan of imported manifests',
  ],
  /** @param {import('./rounds.mjs').Context} context */
  async run(context) {
    const { job } = context;
    const { database } = await job.applied();
    await withCatalog(job.folder, database, async ({ url }) => {
      await measureRounds(context, context.runs, {
        ...(await commands(context, url)),
        'plan beside imports': () => job.run(url, ['plan'], { expected: /^No changes\.$/m }),
      });
    });
  },
};

/** A first import and the same again in the same round. The second one finds the files of the first. */
async function commands({ folder, job, wants }, url) {
  const all = {};
  const add = (name, importInto) => {
    let cwd;
    all[`import of ${name}`] = () => {
      cwd = newFolder(job);
      return importInto({ cwd, expected: /^Import: [\d,]+ files? written/m });
    };
    const imported = () => {
      // The first one may not have been chosen.
      if (cwd === undefined) throw new Error(`choose "import, ${name}" too`);
      return cwd;
    };
    all[`import of ${name} again`] = () =>
      importInto({ cwd: imported(), expected: /^Import: nothing changes/m });
    return imported;
  };
  const live = add('catalog', (more) => job.run(url, ['import', 'catalog'], more));
  all['plan of imported manifests'] = () =>
    job.run(url, ['plan'], { cwd: live(), expected: /^No changes\.$/m });
  const offline = (more, ...args) => runMeasured({ args: headwater(...args), folder, ...more });
  const exportTo = (format, file) =>
    offline({ cwd: job.manifests }, 'export', '--to', format, '-o', file);
  for (const [format, name] of Object.entries(FORMATS)) {
    if (!wants(`import of ${name}`)) continue;
    const file = join(job.folder, `exported.${format}`);
    await exportTo(format, file);
    add(name, (more) => offline(more, 'import', format, file));
  }
  return { export: () => exportTo('csv', join(job.folder, 'exported-again.csv')), ...all };
}

function newFolder(job) {
  const folder = mkdtempSync(join(job.folder, 'import-'));
  writeFileSync(join(folder, 'headwater.yaml'), SETTINGS);
  return folder;
}

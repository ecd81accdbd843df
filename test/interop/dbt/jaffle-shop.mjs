import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CACHE } from '../prepare-clients.mjs';
import { headwaterIn, run } from '../run-command.mjs';
import { comparePairs } from '../sql/compare-pairs.mjs';
import { writtenFiles } from '../written-files.mjs';
import { startCatalog } from './catalog-process.mjs';
import { changeCode, checkChangedCode } from './changed-code.mjs';
import { copyProject, readJson, runDbt } from './dbt-project.mjs';
import { expectedOfDbt } from './expected-lineage.mjs';
import { pairsOfTables } from './pairs-of-tables.mjs';

const CONNECTOR = fileURLToPath(new URL('connector.py', import.meta.url));

/**
 * Imports a real dbt project with columns from its code, and compares them with those that DataHub's
 * own dbt connector writes for the same artifacts. Then the code changes.
 *
 * @param {{ folder: string, python: string, dbt: string, check: import('../checks.mjs').Check }} options
 */
export async function checkJaffleShop({ folder, python, dbt, check }) {
  const project = join(folder, 'project');
  const changed = join(folder, 'changed');
  await check('dbt compile, dbt build and dbt docs generate of the jaffle shop', async () => {
    copyProject('jaffle', project);
    copyProject('jaffle', changed);
    changeCode(changed);
    await runDbt(dbt, project, [
      'compile --target-path compiled',
      'build',
      'docs generate',
      `compile --project-dir ${changed} --profiles-dir ${changed}`,
    ]);
    return `${Object.keys(readJson(join(project, 'target/manifest.json')).nodes).length} nodes`;
  });
  const options = { project, python };
  await check('headwater import dbt --columns sql, with the catalog of dbt', () =>
    compareWithConnector({ ...options, artifacts: 'target', folder: join(folder, 'target') }),
  );
  await check('headwater import dbt --columns sql, without the catalog of dbt', () =>
    compareWithConnector({ ...options, artifacts: 'compiled', folder: join(folder, 'compiled') }),
  );
  await check('headwater validate --against dbt', () => checkChangedCode({ ...options, changed }));
}

/**
 * @typedef {object} Comparison
 * @property {string} project
 * @property {string} python
 * @property {string} artifacts the folder in the project
 * @property {string} folder
 */

/**
 * Both write to a catalog of their own. The pairs of datasets of platform dbt are those of the
 * connector, and the pairs of tables are those of the connector without its models.
 *
 * @param {Comparison} comparison
 */
async function compareWithConnector({ project, python, artifacts, folder }) {
  const [manifest, ...catalog] = ['manifest.json', 'catalog.json']
    .map((file) => join(project, artifacts, file))
    .filter((file) => existsSync(file));
  const files = [manifest, ...catalog];
  const content = contentOf(project);
  const written = await writeWithConnector(
    { python, content, folder: join(folder, 'connector') },
    files,
  );
  const parser = ['--columns', 'sql', '--python', python];
  const importDbt = ['import', 'dbt', ...parser, '--manifest', manifest];
  const ofDbt = await importAndApply(join(folder, 'dbt'), content, [...importDbt, '--urns', 'dbt']);
  comparePairs(ofDbt, written, 'the pairs are not those of the connector');
  const ofTables = await importAndApply(join(folder, 'tables'), content, importDbt);
  comparePairs(
    ofTables,
    pairsOfTables(written),
    'the pairs of tables are not those of the connector',
  );
  return `${ofDbt.length} columns as the connector, ${ofTables.length} of tables`;
}

/**
 * The datasets of a project, as a catalog without their columns has them.
 *
 * @param {string} project
 */
function contentOf(project) {
  const [manifest, catalog] = ['manifest', 'catalog'].map((name) =>
    readJson(join(project, 'target', `${name}.json`)),
  );
  const { datasets } = expectedOfDbt(manifest, catalog);
  return { datasets: datasets.map(({ urn }) => ({ urn })), dashboards: [] };
}

/**
 * @param {{ python: string, content: ReturnType<typeof contentOf>, folder: string }} options
 * @param {readonly string[]} files the artifacts
 */
async function writeWithConnector({ python, content, folder }, files) {
  const catalog = await startCatalog(folder, content);
  try {
    const env = {
      HOME: folder,
      DATAHUB_TELEMETRY_ENABLED: 'false',
      PYTHONPYCACHEPREFIX: join(CACHE, 'compiled'),
      PYTHONDONTWRITEBYTECODE: '',
    };
    const args = [CONNECTOR, catalog.url, ...files];
    const { code, stdout, stderr } = await run(python, args, { cwd: folder, env });
    assert.equal(code, 0, stdout + stderr);
    return (await catalog.readLineage()).pairs;
  } finally {
    await catalog.stop();
  }
}

/**
 * Goes from the artifacts to an applied lineage, without a typed column. The plan after it is empty,
 * and the same import again writes no byte.
 *
 * @param {string} folder
 * @param {ReturnType<typeof contentOf>} content
 * @param {readonly string[]} importDbt
 */
async function importAndApply(folder, content, importDbt) {
  const catalog = await startCatalog(folder, content);
  const headwater = headwaterIn(folder, { DATAHUB_GMS_URL: catalog.url });
  try {
    await headwater(0, ...importDbt);
    const written = writtenFiles(folder);
    await headwater(0, 'validate');
    await headwater(0, 'apply', '--auto-approve');
    await headwater(0, 'plan', '--detailed-exitcode');
    await headwater(0, ...importDbt, '--detailed-exitcode');
    assert.deepEqual(writtenFiles(folder), written);
    return (await catalog.readLineage()).pairs;
  } finally {
    await catalog.stop();
  }
}

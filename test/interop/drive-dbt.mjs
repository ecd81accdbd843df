import assert from 'node:assert/strict';
import { join } from 'node:path';
import { startChecks } from './checks.mjs';
import { startCatalog } from './dbt/catalog-process.mjs';
import { copyProject, readJson, runDbt } from './dbt/dbt-project.mjs';
import { expectedOfDbt, expectedOfWarehouse } from './dbt/expected-lineage.mjs';
import { headwaterIn } from './run-command.mjs';
import { writtenFiles } from './written-files.mjs';

/** What is not tested here. The tests of the reader write tables with the columns that dbt publishes. */
const NO_DBT_2 =
  'column lineage of dbt 2 skipped: dbt 2 is not available from the registry, so no real tables of its information schema are read';

/** The flags of an import, with what it has to give. */
const imports = [
  { flags: ['--columns', 'same-name'], expectedOf: expectedOfWarehouse },
  { flags: ['--urns', 'dbt'], expectedOf: expectedOfDbt },
];

/**
 * Builds a real dbt project, imports it, and applies its lineage to an embedded catalog: once for its
 * tables, and once for its datasets of platform dbt.
 *
 * @param {{ client: import('./clients.mjs').Client, executable: string }} prepared the Python with dbt
 * @param {{ folder: string }} options
 * @returns {Promise<import('./drive-client.mjs').Run>}
 */
export async function driveDbt({ client, executable }, { folder }) {
  const { check, note, finish } = startChecks(client.name);
  const project = join(folder, 'dbt');
  await check('dbt build and dbt docs generate', async () => {
    copyProject('project', project);
    await runDbt(executable, project, ['build', 'docs generate']);
    const { metadata, nodes } = readJson(join(project, 'target/manifest.json'));
    return `dbt ${metadata.dbt_version}, ${Object.keys(nodes).length} nodes`;
  });
  if (finish().ok)
    await Promise.all(
      imports.map((one, number) =>
        check(`headwater import dbt ${one.flags.join(' ')}`, () =>
          importAndApply({ ...one, project, folder: join(folder, `stack-${number}`) }),
        ),
      ),
    );
  note(NO_DBT_2);
  return finish();
}

/**
 * Goes from the artifacts to an applied lineage. The plan after it is empty, the catalog holds what
 * was expected, and the same import again writes no byte.
 *
 * @param {{ project: string, folder: string, flags: readonly string[], expectedOf: typeof expectedOfDbt }} options
 */
async function importAndApply({ project, folder, flags, expectedOf }) {
  const manifest = join(project, 'target/manifest.json');
  const columns = join(project, 'target/catalog.json');
  const expected = expectedOf(readJson(manifest), readJson(columns));
  const catalog = await startCatalog(folder, expected);
  const headwater = headwaterIn(folder, { DATAHUB_GMS_URL: catalog.url });
  try {
    const importDbt = ['import', 'dbt', '--manifest', manifest, '--catalog', columns, ...flags];
    const { leftOut } = JSON.parse(await headwater(0, ...importDbt, '--format', 'json'));
    assert.equal(leftOut.length, expected.leftOut);
    await headwater(0, 'validate');
    await headwater(2, 'plan', '--detailed-exitcode');
    await headwater(0, 'apply', '--auto-approve');
    await headwater(0, 'plan', '--detailed-exitcode');
    const { edges, pairs } = await catalog.readLineage();
    assert.deepEqual({ edges, pairs }, { edges: expected.edges, pairs: expected.pairs });
    const written = writtenFiles(folder);
    await headwater(0, ...importDbt, '--detailed-exitcode');
    assert.deepEqual(writtenFiles(folder), written);
    return `${edges.length} edges, ${pairs.length} columns, ${leftOut.length} left out`;
  } finally {
    await catalog.stop();
  }
}

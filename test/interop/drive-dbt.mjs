import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { HEADWATER, startCatalog } from './dbt/catalog-process.mjs';
import { expectedOfDbt, expectedOfWarehouse } from './dbt/expected-lineage.mjs';

/** What is not tested here. The tests of the reader write tables with the columns that dbt publishes. */
const NO_DBT_2 =
  'column lineage of dbt 2 skipped: dbt 2 is not available from the registry, so no real tables of its information schema are read';

const HERE = fileURLToPath(new URL('dbt', import.meta.url));

/** The artifacts of dbt, below the folder of its project. */
const [MANIFEST, CATALOG] = ['target/manifest.json', 'target/catalog.json'];

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
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const lines = [];
  const check = async (title, work) => {
    try {
      const seen = await work();
      lines.push(`${title}: ${seen}`);
      counts.passed += 1;
    } catch (error) {
      lines.push(`${title} FAILED: ${error instanceof Error ? error.stack : error}`);
      counts.failed += 1;
    }
  };
  const project = join(folder, 'dbt');
  await check('dbt build and dbt docs generate', () => buildProject(executable, project));
  if (counts.failed === 0)
    await Promise.all(
      imports.map((one, number) =>
        check(`headwater import dbt ${one.flags.join(' ')}`, () =>
          importAndApply({ ...one, project, folder: join(folder, `stack-${number}`) }),
        ),
      ),
    );
  lines.push(NO_DBT_2);
  const output = `${lines.toSorted().join('\n')}\n`;
  return { client: client.name, ok: counts.failed === 0, output, counts, exchanges: [] };
}

/**
 * @param {string} executable
 * @param {string} project
 */
async function buildProject(executable, project) {
  cpSync(join(HERE, 'project'), project, { recursive: true });
  const env = {
    HOME: project,
    DBT_DATABASE: join(project, 'shop.duckdb'),
    DBT_SEND_ANONYMOUS_USAGE_STATS: 'false',
  };
  const script = join(HERE, 'build_project.py');
  const { code, output } = await run(executable, [script], { cwd: project, env });
  assert.equal(code, 0, output);
  const { metadata, nodes } = readJson(join(project, MANIFEST));
  return `dbt ${metadata.dbt_version}, ${Object.keys(nodes).length} nodes`;
}

/**
 * Goes from the artifacts to an applied lineage. The plan after it is empty, the catalog holds what
 * was expected, and the same import again writes no byte.
 *
 * @param {{ project: string, folder: string, flags: readonly string[], expectedOf: typeof expectedOfDbt }} options
 */
async function importAndApply({ project, folder, flags, expectedOf }) {
  mkdirSync(folder);
  const [manifest, columns] = [join(project, MANIFEST), join(project, CATALOG)];
  const expected = expectedOf(readJson(manifest), readJson(columns));
  const catalog = await startCatalog(folder, expected);
  const headwater = async (exitCode, ...args) => {
    const env = { HOME: folder, DATAHUB_GMS_URL: catalog.url };
    const { code, output } = await run(process.execPath, [HEADWATER, ...args], {
      cwd: folder,
      env,
    });
    assert.equal(code, exitCode, `headwater ${args.join(' ')}: ${output}`);
    return output;
  };
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

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env: Readonly<Record<string, string>> }} setting
 */
async function run(command, args, { cwd, env }) {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, NO_PROXY: '127.0.0.1,localhost', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await ended;
  return { code, output: code === 0 ? stdout : stdout + stderr };
}

/**
 * The files of an import with their content, and the time when each was written.
 *
 * @param {string} folder
 */
function writtenFiles(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(?:yaml|tsv)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, text: readFileSync(path, 'utf8'), written: statSync(path).mtimeMs }));
}

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

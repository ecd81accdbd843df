import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clients } from '../../../interop/clients.mjs';
import { findPython, NO_PYTHON } from '../../../interop/find-python.mjs';
import { IndexUnreachable, prepareClients } from '../../../interop/prepare-clients.mjs';
import { lineageAspects } from './lineage-aspects.mjs';
import { lineageFile } from './lineage-file.mjs';
import { runMeasured } from './run-measured.mjs';

const RUN_CLIENT = fileURLToPath(new URL('run-client.py', import.meta.url));
const EMIT_LINEAGE = fileURLToPath(new URL('emit-lineage.py', import.meta.url));

/**
 * @typedef {(
 *   url: string, job: import('./make-job.mjs').Job
 * ) => Promise<import('./run-measured.mjs').Sample>} Write
 */

/**
 * The official client, which writes the same lineage: `ingest` from its lineage file, and `emit` in
 * a script with its emitter.
 *
 * @typedef {{ ingest: Write, emit: Write }} Peer
 */

/**
 * Installs the newest client that the interop suite knows.
 *
 * @returns {Promise<{ peer: Peer } | { missing: string }>} or the reason why there is none
 */
export async function preparePeer() {
  const python = findPython();
  if (python === undefined) return { missing: NO_PYTHON };
  const [newest] = clients;
  try {
    const [executable] = await prepareClients([newest], python);
    return {
      peer: {
        ingest: (url, job) => ingest(executable, url, job),
        emit: (url, job) => emit(executable, url, job),
      },
    };
  } catch (error) {
    if (error instanceof IndexUnreachable) return { missing: error.message };
    throw error;
  }
}

async function ingest(command, url, { folder: parent, datasets }) {
  const folder = mkdtempSync(join(parent, 'peer-'));
  const file = join(folder, 'lineage.yml');
  const recipe = join(folder, 'recipe.yml');
  writeFileSync(file, lineageFile(datasets));
  writeFileSync(
    recipe,
    `source: { type: datahub-lineage-file, config: { file: ${JSON.stringify(file)} } }
sink: { type: datahub-rest, config: { server: ${JSON.stringify(url)} } }
`,
  );
  const args = [RUN_CLIENT, 'ingest', '-c', recipe];
  return await runPeer(command, args, { folder, url, expected: /Pipeline finished successfully/ });
}

async function emit(command, url, { folder: parent, datasets }) {
  const folder = mkdtempSync(join(parent, 'peer-'));
  const file = join(folder, 'lineage.json');
  const aspects = lineageAspects(datasets);
  writeFileSync(file, aspects.map((aspect) => `${JSON.stringify(aspect)}\n`).join(''));
  const expected = new RegExp(`^emitted ${aspects.length}$`, 'm');
  return await runPeer(command, [EMIT_LINEAGE, file, url], { folder, url, expected });
}

async function runPeer(command, args, { folder, url, expected }) {
  const env = { HOME: folder, DATAHUB_GMS_URL: url, DATAHUB_TELEMETRY_ENABLED: 'false' };
  return await runMeasured({ command, args, folder, env, expected });
}

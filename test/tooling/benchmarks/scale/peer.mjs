import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clients } from '../../../interop/clients.mjs';
import { findPython, NO_PYTHON } from '../../../interop/find-python.mjs';
import { IndexUnreachable, prepareClients } from '../../../interop/prepare-clients.mjs';
import { lineageFile } from './lineage-file.mjs';
import { runMeasured } from './run-measured.mjs';

const RUN_CLIENT = fileURLToPath(new URL('run-client.py', import.meta.url));

/**
 * The official client, which writes the same lineage from its lineage file.
 *
 * @typedef {object} Peer
 * @property {(url: string, job: import('./make-job.mjs').Job) => Promise<import('./run-measured.mjs').Sample>} ingest
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
    return { peer: { ingest: (url, job) => ingest(executable, url, job) } };
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
  return await runMeasured({
    command,
    args: [RUN_CLIENT, 'ingest', '-c', recipe],
    folder,
    env: { HOME: folder, DATAHUB_GMS_URL: url, DATAHUB_TELEMETRY_ENABLED: 'false' },
    expected: /Pipeline finished successfully/,
  });
}

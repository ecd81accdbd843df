import { once } from 'node:events';
import { copyFileSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { headwater, resourcesIn, startMeasured } from './run-measured.mjs';

/**
 * The use of a catalog from its start to its end, and the size of its database then.
 *
 * @typedef {{ cpuSeconds: number, peakMb: number, fileMb: number }} CatalogUse
 */

/**
 * Starts the embedded catalog in a process of its own, as users run it, on a copy of a database.
 * Stops it after the use.
 *
 * @template T
 * @param {string} folder
 * @param {string | undefined} source the database to copy. Default: a new one
 * @param {(catalog: { url: string, startSeconds: number }) => T | Promise<T>} use
 * @param {string} [kept] where the database goes at the end. Default: it is deleted
 * @returns {Promise<{ result: T, used: CatalogUse }>}
 */
export async function withCatalog(folder, source, use, kept) {
  const own = mkdtempSync(join(folder, 'catalog-'));
  const file = join(own, 'catalog.db');
  if (source !== undefined) copyFileSync(source, file);
  try {
    const { stop, ...catalog } = await startCatalog(own, file);
    let result;
    try {
      result = await use(catalog);
    } finally {
      await stop();
    }
    const used = { ...resourcesIn(own), fileMb: statSync(file).size / 1e6 };
    if (kept !== undefined) renameSync(file, kept);
    return { result, used };
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

async function startCatalog(own, file) {
  const args = headwater('serve', '--port', '0', '--db', file);
  const start = performance.now();
  const child = startMeasured({ args, folder: own });
  child.stderr.resume();
  const line = await Promise.race([once(child.stdout, 'data'), failure(child)]);
  const startSeconds = (performance.now() - start) / 1000;
  const stop = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  };
  return { url: String(line).replace('listening on ', '').trim(), startSeconds, stop };
}

async function failure(child) {
  const [code] = await once(child, 'exit');
  throw new Error(`the catalog did not start; it ended with ${code}`);
}

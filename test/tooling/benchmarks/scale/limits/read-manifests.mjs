import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';

/**
 * Reads the manifests of the benchmark with js-yaml. Checks nothing.
 *
 * @param {string} folder with the settings
 * @returns {readonly { datasets: Readonly<Record<string, { name: string }>> }[]}
 */
export function readManifests(folder) {
  const lineage = join(folder, 'lineage');
  return readdirSync(lineage).map((name) => load(readFileSync(join(lineage, name), 'utf8')));
}

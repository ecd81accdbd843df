import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Catalog } from '../../../src/server/start-catalog.js';
import { runningCatalog } from '../server/catalog.js';
import { tempFolder } from '../server/temp-folder.js';

const EXAMPLE = fileURLToPath(new URL('../../../examples/jaffle-shop/', import.meta.url));

export interface JaffleShop {
  readonly catalog: Catalog;
  /** A copy of the example. The catalog does not have its lineage yet. */
  readonly cwd: string;
}

/** The first example before its first apply, with a catalog of its own. */
export async function jaffleShop(): Promise<JaffleShop> {
  const cwd = tempFolder();
  cpSync(EXAMPLE, cwd, { recursive: true, filter: (path) => !path.includes('.headwater') });
  return { cwd, catalog: await runningCatalog({ load: [`${cwd}/catalog.json`] }) };
}

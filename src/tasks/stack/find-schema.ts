import { join, relative } from 'node:path';
import { exists, foldersUpward, slashPath } from '../../files/file-tree.js';

/** The schemas that editors use, by the kind of file. */
type SchemaName = 'manifest' | 'settings';

/** The address at which a schema is published. No run reads it. */
export function schemaAddress(name: SchemaName): string {
  return `https://headwater.dev/schemas/${name}.schema.json`;
}

/**
 * Returns what the first line of a file in a folder names as its schema: the one of the package, if
 * the project or a folder above installed it, relative to the folder. Otherwise the address.
 */
export async function findSchema(name: SchemaName, folder: string): Promise<string> {
  for (const above of await foldersUpward(folder)) {
    const path = join(above, 'node_modules/headwater/schemas', `${name}.schema.json`);
    if (!(await exists(path))) continue;
    const way = slashPath(relative(folder, path));
    // Editors take a name without a leading dot for one of their own.
    return way.startsWith('.') ? way : `./${way}`;
  }
  return schemaAddress(name);
}

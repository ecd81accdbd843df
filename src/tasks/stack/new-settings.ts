import { basename, join, relative } from 'node:path';
import { documentationUrl } from '../../errors/code-entry.js';
import { exists, foldersUpward, slashPath } from '../../files/file-tree.js';
import { SETTINGS_FILE } from '../../files/find-settings.js';
import { printMember } from '../../import/merge/print-value.js';
import { parseSettings } from '../../manifest/parse-settings.js';

export interface NewSettings {
  readonly stack: string;
  /** The folder of the manifests, relative to the settings. Empty for the same folder. */
  readonly folder: string;
  /** The schema of settings, as their first line names it. */
  readonly schema: string;
}

/** Prints the settings of a new stack, as the formatter leaves them. */
export function settingsText({ stack, folder, schema }: NewSettings): string {
  const glob = folder === '' ? '**/*.yaml' : `${folder}/**/*.yaml`;
  return [
    `# yaml-language-server: $schema=${schema}`,
    'version: 1',
    ...printMember('stack:', stack),
    ...printMember('manifests:', [glob]),
    '',
  ].join('\n');
}

/** Makes a valid name of a stack from the name of a folder. */
export function stackNameOf(folder: string): string {
  const name = basename(folder)
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9_-]+/g, '-')
    .replace(/^[-_]+/, '')
    .replace(/-+$/, '');
  return name === '' ? 'lineage' : name;
}

/** Returns true if settings can state this name of a stack. */
export function isStackName(text: string): boolean {
  const settings = settingsText({ stack: text, folder: '', schema: 'any' });
  return parseSettings({ path: SETTINGS_FILE, text: settings }).settings?.stack === text;
}

/** The schemas that editors use, by the kind of file. */
type SchemaName = 'manifest' | 'settings';

/** Returns the address of a schema on the site. Editors read it, and no run does. */
export function schemaAddress(name: SchemaName): string {
  return `${documentationUrl}schemas/${name}.schema.json`;
}

/**
 * Finds the schema for the first line of a file in a folder. Returns the relative path to the
 * schema of the package if the folder or one above it has the package, else the address.
 */
export async function findSchema(name: SchemaName, folder: string): Promise<string> {
  for (const above of await foldersUpward(folder)) {
    const path = join(above, 'node_modules/headwater/schemas', `${name}.schema.json`);
    if (!(await exists(path))) continue;
    const way = slashPath(relative(folder, path));
    // Editors take a path without a leading dot for one of their own names.
    return way.startsWith('.') ? way : `./${way}`;
  }
  return schemaAddress(name);
}

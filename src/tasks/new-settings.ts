import { basename } from 'node:path';
import { SETTINGS_FILE } from '../files/find-settings.js';
import { parseSettings } from '../manifest/parse-settings.js';
import { printMember } from '../manifest/write/print-value.js';
import { schemaAddress } from './import/schema-address.js';

/**
 * Prints the settings of a new stack, as the formatter leaves them.
 *
 * @param folder the folder of the manifests, relative to that of the settings. Empty for the same
 */
export function settingsText(stack: string, folder: string): string {
  const glob = folder === '' ? '**/*.yaml' : `${folder}/**/*.yaml`;
  return [
    `# yaml-language-server: $schema=${schemaAddress('settings')}`,
    'version: 1',
    ...printMember('stack:', stack),
    ...printMember('manifests:', [glob]),
    '',
  ].join('\n');
}

/** Makes a valid name of a stack from that of a folder. */
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
  const file = { path: SETTINGS_FILE, text: settingsText(text, '') };
  return parseSettings(file).settings?.stack === text;
}

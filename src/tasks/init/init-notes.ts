import { dirname, join, relative } from 'node:path';
import { slashPath } from '../../files/file-tree.js';
import { findSettings } from '../../files/find-settings.js';
import { readTextFile } from '../../files/read-text-file.js';
import type { FirstLineage, InitFile } from '../../report/document/init-report.js';
import type { CiFiles } from './ci-files.js';
import type { DetectedProject } from './detect-project.js';
import { missingPatterns } from './stack-files.js';

/** Turns a path from the top of the repository into a path from the folder of the stack. */
export function fromFolder(path: string, { folder, top }: DetectedProject): string {
  return slashPath(relative(folder, join(top, path)));
}

/**
 * Lists the address of the catalog, what kept files lack, and the steps left in the service.
 *
 * @param states the state of each file by its path from the folder of the stack
 */
export async function initNotes(
  { files, setup, required }: CiFiles,
  states: ReadonlyMap<string, InitFile['state']>,
  project: DetectedProject,
): Promise<readonly string[]> {
  const isKept = (path: string) => states.get(path) === 'kept';
  const keptText = async (path: string) =>
    isKept(path) ? await textOrNothing(join(project.folder, path), path) : undefined;
  const ignored = await keptText('.gitignore');
  const missing = ignored === undefined ? [] : missingPatterns(ignored);
  const notes = [
    ...catalogNote(project),
    ...(await stackAboveNote(project)),
    ...(missing.length === 0 ? [] : [`Add to .gitignore: ${missing.join(' ')}`]),
  ];
  for (const { path, text, note } of required) {
    const kept = await keptText(fromFolder(path, project));
    if (kept !== undefined && !kept.includes(text)) notes.push(note);
  }
  const isNew = files.some(({ path }) => !isKept(fromFolder(path, project)));
  return isNew ? [...notes, ...setup] : notes;
}

/** Reads a file. An unreadable file has no text, and is kept like any other file. */
async function textOrNothing(path: string, shownAs: string): Promise<string> {
  return await readTextFile({ path, shownAs }).catch(() => '');
}

function catalogNote({ catalog }: DetectedProject): readonly string[] {
  if (catalog === undefined) return [];
  const { address, source, problem = '' } = catalog;
  return [address === null ? `No catalog: ${problem}` : `Catalog: ${address} (${source})`];
}

/** Notes another stack in a folder above, which is rare and may be a mistake. */
async function stackAboveNote(project: DetectedProject): Promise<readonly string[]> {
  const { folder, place, hasSettings } = project;
  if (place === '' || hasSettings) return [];
  const above = await findSettings({ folder: dirname(folder) }).catch(() => undefined);
  return above === undefined
    ? []
    : [`Another stack is above this folder: ${slashPath(relative(folder, above))}`];
}

/** Returns the command that fills the stack, or that shows what it would change. */
export function nextCommand(from: FirstLineage, { catalog }: DetectedProject): string {
  if (from === 'dbt') return 'headwater import dbt';
  const command = from === 'catalog' ? 'headwater import catalog' : 'headwater plan';
  const isInFile = typeof catalog?.address === 'string' && catalog.source !== 'DATAHUB_GMS_URL';
  return isInFile ? `${command} --datahubenv` : command;
}

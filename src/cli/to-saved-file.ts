import { resolve } from 'node:path';
import type { SavedFile } from '../tasks/saved-file.js';
import { type GlobalOptions, workingFolder } from './global-options.js';
import type { Io } from './io.js';

/**
 * Resolves a file that the command line names, such as a plan or a receipt. Messages show it as it
 * was given.
 */
export function toSavedFile(name: string, options: GlobalOptions, io: Io): SavedFile {
  return { path: resolve(workingFolder(options, io), name), shownAs: name };
}

import { resolve } from 'node:path';
import type { SavedFile } from '../tasks/saved-file.js';
import { type GlobalOptions, workingFolder } from './global-options.js';
import type { Io } from './io.js';

/** A plan or receipt as the command line names it. */
export function savedFile(name: string, options: GlobalOptions, io: Io): SavedFile {
  return { path: resolve(workingFolder(options, io), name), shownAs: name };
}

import { resolve } from 'node:path';
import type { PlanFile } from '../tasks/plan-file.js';
import { type GlobalOptions, workingFolder } from './global-options.js';
import type { Io } from './io.js';

/** A plan file as the command line names it. */
export function planFile(name: string, options: GlobalOptions, io: Io): PlanFile {
  return { path: resolve(workingFolder(options, io), name), shownAs: name };
}

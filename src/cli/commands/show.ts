import { type ExitCode, exitCodes } from '../../errors/exit-codes.js';
import { readSaved } from '../../tasks/read-saved.js';
import type { GlobalOptions } from '../global-options.js';
import type { Io } from '../io.js';
import { finish } from '../print.js';
import { savedFile } from '../saved-file.js';

/**
 * `headwater show`: a saved plan as `plan` showed it, or the receipt of an apply. The manifests may have changed since, so
 * their lines are not quoted.
 */
export async function show(file: string, options: GlobalOptions, io: Io): Promise<ExitCode> {
  const document = await readSaved(savedFile(file, options, io));
  return await finish(document, { options, io, sources: new Map(), exitCode: exitCodes.ok });
}

import type { ExitCode } from '../../errors/exit-codes.js';
import { readSavedDocument } from '../../tasks/plan/read-saved-receipt.js';
import { finishCommand } from '../finish-command.js';
import { type GlobalOptions, toSavedFile } from '../global-options.js';
import type { Io } from '../io.js';

/**
 * Runs `headwater show`, which shows a saved plan as `plan` showed it, or the receipt of an apply.
 * The manifests may have changed since, so their lines are not quoted.
 */
export async function show(file: string, options: GlobalOptions, io: Io): Promise<ExitCode> {
  const document = await readSavedDocument(toSavedFile(file, options, io));
  return await finishCommand(document, { options, io });
}

import type { ExitCode } from '../../errors/exit-codes.js';
import { readSavedDocument } from '../../tasks/plan/read-saved-receipt.js';
import { refuseCatalogFlags } from '../check-flags.js';
import { finishCommand } from '../finish-command.js';
import { type GlobalOptions, toSavedFile } from '../global-options.js';
import type { Io } from '../io.js';

/**
 * Runs `headwater show`, which shows a saved plan as `plan` showed it, or the receipt of an apply.
 * The manifests may have changed since, so their lines are not quoted.
 *
 * @throws HeadwaterError `bad-flag`, exit code 64, for flags of requests without `--open`
 */
export async function show(file: string, options: GlobalOptions, io: Io): Promise<ExitCode> {
  refuseCatalogFlags(options, { without: '--open' }, 'a saved document');
  const document = await readSavedDocument(toSavedFile(file, options, io));
  return await finishCommand(document, { options, io });
}

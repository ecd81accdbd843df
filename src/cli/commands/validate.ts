import type { ExitCode } from '../../errors/exit-codes.js';
import { validateStack } from '../../tasks/stack/read-valid-stack.js';
import { finishTask } from '../finish-command.js';
import type { GlobalOptions } from '../global-options.js';
import type { Io } from '../io.js';
import { stackRequest } from '../task-requests.js';

export interface ValidateOptions extends GlobalOptions {
  readonly fix?: boolean;
}

/**
 * Runs `headwater validate`, which makes all checks of the manifests that need no catalog. With
 * `--fix` it first mends the mistakes that have only one possible meaning.
 */
export async function validate(options: ValidateOptions, io: Io): Promise<ExitCode> {
  if (options.fix) await (await import('./fmt.js')).fixFiles(options, io);
  return await finishTask(options, io, (progress) =>
    validateStack(stackRequest(options, io, progress)),
  );
}

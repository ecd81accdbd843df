import type { ExitCode } from '../../errors/exit-codes.js';
import { validateStack } from '../../tasks/validate-stack.js';
import { finishCommand } from '../finish-command.js';
import type { GlobalOptions } from '../global-options.js';
import type { Io } from '../io.js';
import { withProgress } from '../progress/with-progress.js';
import { stackRequest } from '../task-requests.js';

/** Runs `headwater validate`, which makes all checks of the manifests that need no catalog. */
export async function validate(options: GlobalOptions, io: Io): Promise<ExitCode> {
  const { report, sources, exitCode } = await withProgress(options, io, (progress) =>
    validateStack(stackRequest(options, io, progress)),
  );
  return await finishCommand(report, { options, io, sources, exitCode });
}

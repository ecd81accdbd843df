import type { ExitCode } from '../../errors/exit-codes.js';
import { badFlag } from '../../errors/headwater-error.js';
import type { CodeKind } from '../../import/run/read-code.js';
import { validateStack } from '../../tasks/stack/read-valid-stack.js';
import { finishTask } from '../finish-command.js';
import type { GlobalOptions } from '../global-options.js';
import type { Io } from '../io.js';
import { stackRequest } from '../task-requests.js';

export interface ValidateOptions extends GlobalOptions {
  readonly fix?: boolean;
  readonly against?: readonly CodeKind[];
  readonly python?: string;
}

/**
 * Runs `headwater validate`, which makes all checks of the manifests that need no catalog. With
 * `--fix` it first mends the mistakes that have only one possible meaning. With `--against` it
 * also compares declared columns with code.
 */
export async function validate(options: ValidateOptions, io: Io): Promise<ExitCode> {
  const { against = [], fix = false, python } = options;
  if (python !== undefined && against.length === 0)
    throw badFlag('--python has no use without --against', 'leave it out, or add --against');
  if (fix) await (await import('./fmt.js')).fixFiles(options, io);
  if (against.length > 0)
    return await (await import('./validate-against.js')).validateAgainst(
      { ...options, against, fix },
      io,
    );
  return await finishTask(options, io, (progress) =>
    validateStack(stackRequest(options, io, progress)),
  );
}

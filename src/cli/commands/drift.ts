import { type ExitCode, exitCodes } from '../../errors/exit-codes.js';
import { driftStack } from '../../tasks/inspect/drift-stack.js';
import { finishCommand } from '../finish-command.js';
import type { GlobalOptions } from '../global-options.js';
import type { Io } from '../io.js';
import { withProgress } from '../progress/with-progress.js';
import { readCatalogAccess, stackRequest } from '../task-requests.js';

export interface DriftOptions extends GlobalOptions {
  readonly discover: 'on' | 'off';
  readonly detailedExitcode?: boolean;
}

/**
 * Runs `headwater drift`, which shows differences between the stack and the catalog, and who made
 * them.
 */
export async function drift(options: DriftOptions, io: Io): Promise<ExitCode> {
  const catalog = await readCatalogAccess(options, io);
  const result = await withProgress(options, io, (progress) =>
    driftStack({
      ...stackRequest(options, io, progress),
      catalog,
      discover: options.discover === 'on',
    }),
  );
  const { sources } = result;
  if (result.kind === 'invalid')
    return await finishCommand(result.report, { options, io, sources, exitCode: result.exitCode });
  const hasDrift = result.exitCode === exitCodes.ok && result.drift.datasets.length > 0;
  const exitCode = hasDrift && options.detailedExitcode ? exitCodes.changes : result.exitCode;
  return await finishCommand(
    { kind: 'drift', drift: result.drift },
    { options, io, sources, exitCode },
  );
}

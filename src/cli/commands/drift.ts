import { type ExitCode, exitCodes } from '../../errors/exit-codes.js';
import { driftStack } from '../../tasks/inspect/drift-stack.js';
import { finishTask } from '../finish-command.js';
import type { GlobalOptions } from '../global-options.js';
import type { Io } from '../io.js';
import { readCatalogAccess, stackRequest } from '../task-requests.js';

export interface DriftOptions extends GlobalOptions {
  readonly discover: 'on' | 'off';
  readonly detailedExitcode?: boolean;
}

/** Runs `headwater drift`, which shows how stack and catalog differ, and who did it. */
export async function drift(options: DriftOptions, io: Io): Promise<ExitCode> {
  const catalog = await readCatalogAccess(options, io);
  const discover = options.discover === 'on';
  return await finishTask(options, io, async (progress) => {
    const result = await driftStack({ ...stackRequest(options, io, progress), catalog, discover });
    if (result.kind === 'invalid') return result;
    const { drift: found, exitCode, sources } = result;
    const isTold = exitCode === exitCodes.ok && found.datasets.length > 0;
    return {
      report: { kind: 'drift', drift: found },
      sources,
      exitCode: isTold && options.detailedExitcode ? exitCodes.changes : exitCode,
    };
  });
}

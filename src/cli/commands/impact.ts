import type { ExitCode } from '../../errors/exit-codes.js';
import { findImpact } from '../../tasks/inspect/find-impact.js';
import { finishTask } from '../finish-command.js';
import type { GlobalOptions } from '../global-options.js';
import type { Io } from '../io.js';
import { readCatalogAccess, stackRequest } from '../task-requests.js';

/** Runs `headwater impact`, which shows everything that depends on a dataset or a column. */
export async function impact(address: string, options: GlobalOptions, io: Io): Promise<ExitCode> {
  const catalog = await readCatalogAccess(options, io);
  return await finishTask(options, io, (progress) =>
    findImpact({ ...stackRequest(options, io, progress), catalog, address }),
  );
}

import type { ExitCode } from '../../errors/exit-codes.js';
import { listOwned } from '../../tasks/inspect/list-owned.js';
import { finishTask } from '../finish-command.js';
import type { GlobalOptions } from '../global-options.js';
import type { Io } from '../io.js';
import { readCatalogAccess, stackRequest } from '../task-requests.js';

export interface ListCommandOptions extends GlobalOptions {
  readonly columns?: boolean;
}

/** Runs `headwater list`, which lists the lineage that the stack owns in the catalog. */
export async function list(options: ListCommandOptions, io: Io): Promise<ExitCode> {
  const catalog = await readCatalogAccess(options, io);
  const { columns } = options;
  return await finishTask(options, io, (progress) =>
    listOwned({ ...stackRequest(options, io, progress), catalog, columns }),
  );
}

import type { ExitCode } from '../../errors/exit-codes.js';
import { suggestColumns } from '../../tasks/inspect/suggest-columns.js';
import { finishTask } from '../finish-command.js';
import type { GlobalOptions } from '../global-options.js';
import type { Io } from '../io.js';
import { readCatalogAccess, stackRequest } from '../task-requests.js';

export interface SuggestOptions extends GlobalOptions {
  readonly select: readonly string[];
  readonly minScore?: number;
  readonly all?: boolean;
}

/** Runs `headwater suggest`, which suggests column pairs for edges without columns. */
export async function suggest(
  expressions: readonly string[],
  options: SuggestOptions,
  io: Io,
): Promise<ExitCode> {
  const catalog = await readCatalogAccess(options, io);
  const { minScore, all } = options;
  const select = [...expressions, ...options.select];
  return await finishTask(options, io, (progress) =>
    suggestColumns({ ...stackRequest(options, io, progress), catalog, select, minScore, all }),
  );
}

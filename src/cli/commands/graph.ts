import type { ExitCode } from '../../errors/exit-codes.js';
import { graphStack } from '../../tasks/graph-stack.js';
import { finishCommand } from '../finish-command.js';
import type { GlobalOptions } from '../global-options.js';
import { graphReach, type ReachFlags } from '../graph-flags.js';
import type { Io } from '../io.js';
import { withProgress } from '../progress/with-progress.js';
import { readCatalogAccess, stackRequest } from '../task-requests.js';

export interface GraphOptions extends GlobalOptions, ReachFlags {
  readonly select: readonly string[];
  readonly live?: boolean;
  readonly columns: boolean;
}

/**
 * Runs `headwater graph`, which shows lineage around datasets, as declared or as in the catalog.
 */
export async function graph(
  expressions: readonly string[],
  options: GraphOptions,
  io: Io,
): Promise<ExitCode> {
  const select = [...expressions, ...options.select];
  const catalog = options.live ? await readCatalogAccess(options, io) : undefined;
  const { columns } = options;
  const reach = graphReach(options, select);
  const result = await withProgress(options, io, (progress) =>
    graphStack({ ...stackRequest(options, io, progress), catalog, select, columns, reach }),
  );
  const { exitCode } = result;
  if (result.kind === 'invalid')
    return await finishCommand(result.report, { options, io, sources: result.sources, exitCode });
  return await finishCommand(
    { kind: 'graph', graph: result.graph },
    { options, io, sources: new Map(), exitCode },
  );
}

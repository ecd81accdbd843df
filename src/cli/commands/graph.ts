import type { ExitCode } from '../../errors/exit-codes.js';
import { graphStack } from '../../tasks/inspect/graph-stack.js';
import { refuseCatalogFlags } from '../check-flags.js';
import { finishTask } from '../finish-command.js';
import type { GlobalOptions } from '../global-options.js';
import { graphReach, type ReachFlags } from '../graph-flags.js';
import type { Io } from '../io.js';
import { readCatalogAccess, stackRequest } from '../task-requests.js';

export interface GraphOptions extends GlobalOptions, ReachFlags {
  readonly select: readonly string[];
  readonly live?: boolean;
  readonly columns: boolean;
}

/**
 * Runs `headwater graph`, which shows lineage around datasets, as declared or as in the catalog.
 *
 * @throws HeadwaterError `bad-flag`, exit code 64, for flags of requests without `--live`
 */
export async function graph(
  expressions: readonly string[],
  options: GraphOptions,
  io: Io,
): Promise<ExitCode> {
  if (!options.live) refuseCatalogFlags(options, { without: '--live' });
  const select = [...expressions, ...options.select];
  const catalog = options.live ? await readCatalogAccess(options, io) : undefined;
  const { columns } = options;
  const reach = graphReach(options, select);
  return await finishTask(options, io, async (progress) => {
    const request = { ...stackRequest(options, io, progress), catalog, select, columns, reach };
    const result = await graphStack(request);
    if (result.kind === 'invalid') return result;
    return { report: { kind: 'graph', graph: result.graph }, exitCode: result.exitCode };
  });
}

import { type ExitCode, exitCodes } from '../../errors/exit-codes.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import { graphStack } from '../../tasks/inspect/graph-stack.js';
import { givenCatalogFlags } from '../check-flags.js';
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
 *
 * @throws HeadwaterError `bad-flag`, exit code 64, for flags of requests without `--live`
 */
export async function graph(
  expressions: readonly string[],
  options: GraphOptions,
  io: Io,
): Promise<ExitCode> {
  if (!options.live) refuseCatalogFlags(options);
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

function refuseCatalogFlags(options: GraphOptions): void {
  const given = givenCatalogFlags(options);
  if (given.length === 0) return;
  throw new HeadwaterError(
    'bad-flag',
    `${given.join(', ')} cannot be used without --live: the declared lineage needs no catalog`,
    { exitCode: exitCodes.usage, hint: `add --live, or leave out ${given.join(' and ')}` },
  );
}

import { type ExitCode, exitCodes } from '../../errors/exit-codes.js';
import { badFlag } from '../../errors/headwater-error.js';
import { compareRevisions } from '../../tasks/plan/compare-revisions.js';
import { givenCatalogFlags } from '../check-flags.js';
import { finishCommand } from '../finish-command.js';
import type { Io } from '../io.js';
import { withProgress } from '../progress/with-progress.js';
import { type PlanOptions, showPlan, trySave } from '../show-plan.js';
import { stackRequest } from '../task-requests.js';

export interface PlanCommandOptions extends PlanOptions {
  readonly baseRef?: string;
}

/** Runs `headwater plan`: the changes of an apply, or the difference to another revision. */
export async function plan({ baseRef, ...options }: PlanCommandOptions, io: Io): Promise<ExitCode> {
  if (baseRef !== undefined) return await showComparison(baseRef, options, io);
  const { exitCode } = await showPlan({}, options, io);
  return exitCode;
}

/**
 * Compares two revisions, prints the comparison, and saves it if `--out` is given. Guards that
 * would refuse are shown, but do not fail the command, since a comparison applies nothing.
 *
 * @throws HeadwaterError `bad-flag`, exit code 64, for flags of a plan against a catalog
 */
async function showComparison(baseRef: string, options: PlanOptions, io: Io): Promise<ExitCode> {
  refuseCatalogFlags(options);
  const { select = [], exclude = [] } = options;
  const result = await withProgress(options, io, (progress) =>
    compareRevisions({
      ...stackRequest(options, io, progress),
      baseRef,
      scope: { select, exclude },
    }),
  );
  const { sources } = result;
  if (result.kind === 'invalid')
    return await finishCommand(result.report, { options, io, sources, exitCode: result.exitCode });
  const { comparison } = result;
  const compared =
    comparison.changes.length > 0 && options.detailedExitcode ? exitCodes.changes : exitCodes.ok;
  const exitCode = await finishCommand(
    { kind: 'plan', plan: comparison },
    { options, io, sources, exitCode: compared },
  );
  return (await trySave(comparison, options, io)) ?? exitCode;
}

/** Refuses flags without an effect on a comparison, so that nobody relies on them. */
function refuseCatalogFlags(options: PlanOptions): void {
  const { discover, prune, allow, reason } = options;
  const given = [
    ...(discover === 'off' ? ['--discover off'] : []),
    ...(prune === 'off' ? ['--prune off'] : []),
    ...(allow.length > 0 ? ['--allow'] : []),
    ...(reason === undefined ? [] : ['--reason']),
    ...(options.opening ? [] : givenCatalogFlags(options)),
  ];
  if (given.length > 0)
    throw badFlag(
      `${given.join(', ')} cannot be used with --base-ref, which compares manifests without a catalog`,
      `leave out ${given.join(' and ')}`,
    );
}

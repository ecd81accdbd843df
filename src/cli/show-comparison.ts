import { type ExitCode, exitCodes } from '../errors/exit-codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import { compareRevisions } from '../tasks/compare-revisions.js';
import { savePlan } from '../tasks/save-plan.js';
import type { Io } from './io.js';
import { finish } from './print.js';
import { savedFile } from './saved-file.js';
import type { PlanOptions } from './show-plan.js';
import { stackRequest } from './stack-request.js';

/**
 * Compares two revisions, prints the comparison, and saves it where it is asked to. Guards that would refuse are shown and
 * do not fail the command: who compares does not apply.
 *
 * @throws HeadwaterError `bad-flag`, exit code 64, for flags of a plan against a catalog
 */
export async function showComparison(baseRef: string, options: PlanOptions, io: Io): Promise<ExitCode> {
  refuseCatalogFlags(options);
  const { select = [], exclude = [] } = options;
  const result = await compareRevisions({ ...stackRequest(options, io), baseRef, scope: { select, exclude } });
  const { sources } = result;
  if (result.kind === 'invalid') return await finish(result.report, { options, io, sources, exitCode: result.exitCode });
  const { comparison } = result;
  const compared = comparison.changes.length > 0 && options.detailedExitcode ? exitCodes.changes : exitCodes.ok;
  const exitCode = await finish({ kind: 'plan', plan: comparison }, { options, io, sources, exitCode: compared });
  if (options.out !== undefined) await savePlan(comparison, savedFile(options.out, options, io));
  return exitCode;
}

/** A flag that is taken and has no effect would be believed. */
function refuseCatalogFlags({ discover, prune, allow, reason }: PlanOptions): void {
  const given = [
    ...(discover === 'off' ? ['--discover off'] : []),
    ...(prune === 'off' ? ['--prune off'] : []),
    ...(allow.length > 0 ? ['--allow'] : []),
    ...(reason === undefined ? [] : ['--reason']),
  ];
  if (given.length === 0) return;
  throw new HeadwaterError('bad-flag', `${given.join(', ')} cannot go with --base-ref, which compares manifests and asks no catalog`, {
    exitCode: exitCodes.usage,
    hint: `leave out ${given.join(' and ')}`,
  });
}

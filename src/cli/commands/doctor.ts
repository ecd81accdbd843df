import type { ExitCode } from '../../errors/exit-codes.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import type { CatalogAccess } from '../../tasks/catalog-access.js';
import { runDoctor } from '../../tasks/doctor/run-doctor.js';
import { finishCommand } from '../finish-command.js';
import type { GlobalOptions } from '../global-options.js';
import type { Io } from '../io.js';
import { withProgress } from '../progress/with-progress.js';
import { readCatalogAccess, stackRequest } from '../task-requests.js';

/** Runs `headwater doctor`, which checks everything that an apply needs. */
export async function doctor(options: GlobalOptions, io: Io): Promise<ExitCode> {
  const catalog = await readAccessIfNamed(options, io);
  const { report, exitCode } = await withProgress(options, io, (progress) =>
    runDoctor({ ...stackRequest(options, io, progress), catalog, clock: Date.now }),
  );
  return await finishCommand(report, { options, io, sources: new Map(), exitCode });
}

/**
 * Undefined if no address is set, since that is a finding of this command and not a usage error.
 */
async function readAccessIfNamed(
  options: GlobalOptions,
  io: Io,
): Promise<CatalogAccess | undefined> {
  try {
    return await readCatalogAccess(options, io);
  } catch (error) {
    if (error instanceof HeadwaterError && error.codeName === 'missing-address') return undefined;
    throw error;
  }
}

import type { ExitCode } from '../../errors/exit-codes.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import type { CatalogAccess } from '../../tasks/catalog-access.js';
import { runDoctor } from '../../tasks/doctor/run-doctor.js';
import { readCatalogAccess } from '../catalog-flags.js';
import type { GlobalOptions } from '../global-options.js';
import type { Io } from '../io.js';
import { finish } from '../print.js';
import { stackRequest } from '../stack-request.js';

/** `headwater doctor`: what stands between here and an apply. */
export async function doctor(options: GlobalOptions, io: Io): Promise<ExitCode> {
  const catalog = await findAccess(options, io);
  const { report, exitCode } = await runDoctor({ ...stackRequest(options, io), catalog, clock: Date.now });
  return await finish(report, { options, io, sources: new Map(), exitCode });
}

/** That no catalog is named is a finding of this command, and no misuse of it. */
async function findAccess(options: GlobalOptions, io: Io): Promise<CatalogAccess | undefined> {
  try {
    return await readCatalogAccess(options, io);
  } catch (error) {
    if (error instanceof HeadwaterError && error.codeName === 'missing-address') return undefined;
    throw error;
  }
}

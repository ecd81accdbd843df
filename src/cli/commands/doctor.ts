import type { ExitCode } from '../../errors/exit-codes.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import type { CatalogAccess } from '../../tasks/catalog/catalog-access.js';
import { runDoctor } from '../../tasks/doctor/run-doctor.js';
import { finishTask } from '../finish-command.js';
import type { GlobalOptions } from '../global-options.js';
import type { Io } from '../io.js';
import { readCatalogAccess, stackRequest } from '../task-requests.js';

/** Runs `headwater doctor`, which checks everything that an apply needs. */
export async function doctor(options: GlobalOptions, io: Io): Promise<ExitCode> {
  const { catalog, noCatalog } = await readAccessIfNamed(options, io);
  return await finishTask(options, io, (progress) =>
    runDoctor({ ...stackRequest(options, io, progress), catalog, noCatalog, clock: Date.now }),
  );
}

/** The catalog, or the reason why none is named, which is a finding of this command. */
interface NamedCatalog {
  readonly catalog: CatalogAccess | undefined;
  readonly noCatalog?: HeadwaterError;
}

async function readAccessIfNamed(options: GlobalOptions, io: Io): Promise<NamedCatalog> {
  try {
    return { catalog: await readCatalogAccess(options, io) };
  } catch (error) {
    if (error instanceof HeadwaterError && error.codeName === 'missing-address')
      return { catalog: undefined, noCatalog: error };
    throw error;
  }
}

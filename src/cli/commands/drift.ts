import { type ExitCode, exitCodes } from '../../errors/exit-codes.js';
import { driftStack } from '../../tasks/drift-stack.js';
import { readCatalogAccess } from '../catalog-flags.js';
import type { GlobalOptions } from '../global-options.js';
import type { Io } from '../io.js';
import { print } from '../print.js';
import { stackRequest } from '../stack-request.js';

export interface DriftOptions extends GlobalOptions {
  readonly discover: 'on' | 'off';
  readonly detailedExitcode?: boolean;
}

/** `headwater drift`: where the catalog is not as the stack made it, and who did it. */
export async function drift(options: DriftOptions, io: Io): Promise<ExitCode> {
  const catalog = await readCatalogAccess(options, io);
  const result = await driftStack({ ...stackRequest(options, io), catalog, discover: options.discover === 'on' });
  if (result.kind === 'invalid') {
    print(result.report, { options, io, sources: result.sources });
    return result.exitCode;
  }
  print({ kind: 'drift', drift: result.drift }, { options, io, sources: result.sources });
  const isThere = result.drift.datasets.length > 0;
  return result.exitCode === exitCodes.ok && isThere && options.detailedExitcode ? exitCodes.changes : result.exitCode;
}

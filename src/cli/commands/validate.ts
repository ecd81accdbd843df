import type { ExitCode } from '../../errors/exit-codes.js';
import { validateStack } from '../../tasks/validate-stack.js';
import type { GlobalOptions } from '../global-options.js';
import type { Io } from '../io.js';
import { finish } from '../print.js';
import { stackRequest } from '../stack-request.js';

/** `headwater validate`: everything that can be said of the manifests without a catalog. */
export async function validate(options: GlobalOptions, io: Io): Promise<ExitCode> {
  const { report, sources, exitCode } = await validateStack(stackRequest(options, io));
  return await finish(report, { options, io, sources, exitCode });
}

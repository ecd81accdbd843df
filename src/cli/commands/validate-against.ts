import type { ExitCode } from '../../errors/exit-codes.js';
import { type ValidateCodeRequest, validateCode } from '../../import/run/validate-code.js';
import { finishCommand } from '../finish-command.js';
import type { GlobalOptions } from '../global-options.js';
import type { Io } from '../io.js';
import { openParserOf } from '../open-parser-of.js';
import { withProgress } from '../progress/with-progress.js';
import { stackRequest } from '../task-requests.js';
import { showFixed } from './fmt.js';

export interface AgainstOptions
  extends GlobalOptions,
    Pick<ValidateCodeRequest, 'against' | 'fix'> {
  readonly python?: string;
}

/** Runs `headwater validate --against`. With `--fix`, first prints what it wrote. */
export async function validateAgainst(options: AgainstOptions, io: Io): Promise<ExitCode> {
  const { against, fix } = options;
  const { report, sources, exitCode, fixed } = await withProgress(options, io, (progress) =>
    validateCode({
      ...stackRequest(options, io, progress),
      against,
      fix,
      openParser: openParserOf(options, io),
    }),
  );
  showFixed(fixed, options, io);
  return await finishCommand(report, { options, io, sources, exitCode });
}

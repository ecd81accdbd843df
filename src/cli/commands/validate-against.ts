import type { ExitCode } from '../../errors/exit-codes.js';
import { type ValidateCodeRequest, validateCode } from '../../import/run/validate-code.js';
import { finishCommand } from '../finish-command.js';
import type { GlobalOptions } from '../global-options.js';
import type { Io } from '../io.js';
import { openSqlParser } from '../open-sql-parser.js';
import { withProgress } from '../progress/with-progress.js';
import { findCatalogAccess, stackRequest } from '../task-requests.js';
import { showFixed } from './fmt.js';

export interface AgainstOptions
  extends GlobalOptions,
    Pick<ValidateCodeRequest, 'against' | 'fix'> {
  readonly python?: string;
}

/** Runs `headwater validate --against`. With `--fix`, first prints what it wrote. */
export async function validateAgainst(options: AgainstOptions, io: Io): Promise<ExitCode> {
  const { against, fix } = options;
  const catalog = await findCatalogAccess(options, io);
  const { report, sources, exitCode, fixed } = await withProgress(options, io, (progress) =>
    validateCode({
      ...stackRequest(options, io, progress),
      catalog,
      against,
      fix,
      openParser: openSqlParser(io, options.python, options),
    }),
  );
  showFixed(fixed, options, io);
  return await finishCommand(report, { options, io, sources, exitCode });
}

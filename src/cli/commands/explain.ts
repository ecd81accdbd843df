import { type ExitCode, exitCodes } from '../../errors/exit-codes.js';
import { findCode } from '../../errors/find-code.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import type { GlobalOptions } from '../global-options.js';
import type { Io } from '../io.js';
import { print } from '../print.js';

/**
 * `headwater explain`: what a code means and what to do about it.
 *
 * @throws HeadwaterError `bad-flag`, exit code 64, for a word that is no code
 */
export async function explain(word: string, options: GlobalOptions, io: Io): Promise<ExitCode> {
  const found = findCode(word);
  if (!found.ok) {
    const { suggestion } = found.problem;
    const hint = suggestion === undefined ? 'messages show the code, such as HW3001' : `did you mean: headwater explain ${suggestion}`;
    throw new HeadwaterError('bad-flag', `there is no code "${word}"`, { exitCode: exitCodes.usage, hint });
  }
  print({ kind: 'code', entry: found.value }, { options, io, sources: new Map() });
  return exitCodes.ok;
}

import { type ExitCode, exitCodes } from '../errors/exit-codes.js';
import type { Io } from './io.js';
import { buildProgram } from './program.js';
import { reportFailure } from './report-failure.js';

/**
 * Runs one command line and returns its exit code. Never throws and never ends the process.
 *
 * @param args the arguments without node and script
 */
export async function run(args: readonly string[], io: Io): Promise<ExitCode> {
  let exitCode: ExitCode = exitCodes.ok;
  try {
    await buildProgram(io, (code) => {
      exitCode = code;
    }).parseAsync([...args], { from: 'user' });
  } catch (error) {
    return reportFailure(error, io);
  }
  return exitCode;
}

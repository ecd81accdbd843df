import { type ExitCode, exitCodes } from '../errors/exit-codes.js';
import { reportFailure } from './failure.js';
import type { Io } from './io.js';
import { buildProgram } from './program.js';

/**
 * Runs one command line and gives its exit code. Never throws, never ends the process.
 *
 * @param args without node and script
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

import { CommanderError } from 'commander';
import { type ExitCode, exitCodes } from '../errors/exit-codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import { harmless } from '../report/text/harmless.js';
import type { Io } from './io.js';

/** Prints what stopped a run, and gives its exit code. What is not known to us keeps its stack: it is a bug. */
export function reportFailure(error: unknown, { stderr }: Io): ExitCode {
  if (error instanceof HeadwaterError) {
    stderr.write(`error ${error.code} ${harmless(error.message)}\n`);
    if (error.hint !== undefined) stderr.write(`  = ${harmless(error.hint)}\n`);
    return error.exitCode;
  }
  // Commander has printed its own message by now; its help and version end in an error too, with status 0.
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.ok : exitCodes.usage;
  stderr.write(`internal error: ${error instanceof Error ? error.stack : String(error)}\n`);
  return exitCodes.error;
}

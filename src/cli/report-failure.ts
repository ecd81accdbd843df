import { CommanderError } from 'commander';
import { type ExitCode, exitCodes } from '../errors/exit-codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import { escapeControls } from '../report/text/escape.js';
import type { Io } from './io.js';

/**
 * Prints the error that stopped a run, and returns its exit code. An unexpected error is a bug, so
 * its stack is printed.
 */
export function reportFailure(error: unknown, { stderr }: Io): ExitCode {
  if (error instanceof HeadwaterError) {
    stderr.write(`error ${error.code} ${escapeControls(error.message)}\n`);
    if (error.hint !== undefined) stderr.write(`  = ${escapeControls(error.hint)}\n`);
    return error.exitCode;
  }
  // Commander has already printed its message. Its help and version also throw, with exit code 0.
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.ok : exitCodes.usage;
  stderr.write(`internal error: ${error instanceof Error ? error.stack : String(error)}\n`);
  return exitCodes.error;
}

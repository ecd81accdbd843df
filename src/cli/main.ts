#!/usr/bin/env node
import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { codes } from '../errors/codes.js';
import { type ExitCode, exitCodes } from '../errors/exit-codes.js';
import { engineFlags } from '../tasks/process/engine-flags.js';
import { stagedInterrupts } from '../tasks/process/interrupts.js';
import { completeOutput } from './io.js';
import { run } from './program.js';

setFlagsFromString(engineFlags);
const signals = stagedInterrupts(process);

const stdout = completeOutput(process.stdout);
const stderr = completeOutput(process.stderr);

let exitCode: ExitCode = exitCodes.ok;
let isOutputLost = false;

/** Sets the exit code. Lost output turns a success into an error. */
function updateExitCode(): void {
  const isSuccess = exitCode === exitCodes.ok || exitCode === exitCodes.changes;
  process.exitCode = isOutputLost && isSuccess ? exitCodes.error : exitCode;
}

// A reader that ends early, such as `head`, is not an error. It must not end an apply in the middle
// of a write.
for (const stream of [stdout, stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE' || isOutputLost) return;
    isOutputLost = true;
    updateExitCode();
    // If standard error itself fails, the error cannot be reported.
    const why = `standard output cannot be written (${error.code})`;
    if (stream === stdout) stderr.write(`error ${codes['report-unwritable'].code} ${why}\n`);
  });
}

// Does not call process.exit(), which would discard pending writes to standard output.
exitCode = await run(process.argv.slice(2), {
  stdin: process.stdin,
  stdout,
  stderr,
  env: process.env,
  cwd: process.cwd(),
  ...signals,
});

updateExitCode();

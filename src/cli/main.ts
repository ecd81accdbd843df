#!/usr/bin/env node
import process from 'node:process';
import { codes } from '../errors/codes.js';
import { type ExitCode, exitCodes } from '../errors/exit-codes.js';
import { stagedInterrupts } from '../tasks/staged-interrupts.js';
import { run } from './run.js';
import { wholeOutput } from './whole-output.js';

const signals = stagedInterrupts(process);

const stdout = wholeOutput(process.stdout);
const stderr = wholeOutput(process.stderr);

let exitCode: ExitCode = exitCodes.ok;
let isCut = false;

/** Output that is lost is no success. What else the command says of itself is the graver news. */
function settleExitCode(): void {
  const isWell = exitCode === exitCodes.ok || exitCode === exitCodes.changes;
  process.exitCode = isCut && isWell ? exitCodes.error : exitCode;
}

// A reader that goes away, such as `head`, is no error of ours, and must not end an apply in the middle of a write.
for (const stream of [stdout, stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE' || isCut) return;
    isCut = true;
    settleExitCode();
    // Standard error may be the one that is lost; then nobody can be told.
    const why = `standard output cannot be written (${error.code})`;
    if (stream === stdout) stderr.write(`error ${codes['report-unwritable'].code} ${why}\n`);
  });
}

// Not process.exit(): it would cut off what standard output has not taken yet.
exitCode = await run(process.argv.slice(2), {
  stdin: process.stdin,
  stdout,
  stderr,
  env: process.env,
  cwd: process.cwd(),
  ...signals,
});

settleExitCode();

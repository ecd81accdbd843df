#!/usr/bin/env node
import process from 'node:process';
import { exitCodes } from '../errors/exit-codes.js';
import { stagedInterrupts } from '../tasks/staged-interrupts.js';
import { run } from './run.js';

const signals = stagedInterrupts(process);

// A reader that goes away, such as `head`, is no error of ours, and must not end an apply in the middle of a write.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') process.exitCode = exitCodes.error;
  });
}

// Not process.exit(): it would cut off what standard output has not taken yet.
const exitCode = await run(process.argv.slice(2), {
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  cwd: process.cwd(),
  ...signals,
});

// What could not be written to the end is no success, whatever the command says.
process.exitCode ||= exitCode;

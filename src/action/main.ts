import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { engineFlags } from '../tasks/process/engine-flags.js';
import { stagedInterrupts } from '../tasks/process/interrupts.js';
import { runAction } from './run-action.js';

setFlagsFromString(engineFlags);

// A cancelled job receives SIGINT, then SIGTERM some seconds later. Then the runner kills it.
const interrupts = stagedInterrupts(process);

// Does not call process.exit(), which would drop output that is not flushed yet.
process.exitCode = await runAction({
  env: process.env,
  cwd: process.cwd(),
  stdout: process.stdout,
  ...interrupts,
  clock: Date.now,
});

import process from 'node:process';
import { stagedInterrupts } from '../tasks/staged-interrupts.js';
import { runAction } from './run-action.js';

// A job that is cancelled gets SIGINT, then SIGTERM some seconds later, then its end.
const interrupts = stagedInterrupts(process);

// Not process.exit(): it would cut off what standard output has not taken yet.
process.exitCode = await runAction({ env: process.env, cwd: process.cwd(), stdout: process.stdout, ...interrupts, clock: Date.now });

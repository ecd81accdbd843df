import process from 'node:process';
import { runAction } from './run-action.js';

const controller = new AbortController();

// A job that is cancelled gets both, some seconds apart. What is in flight ends; the second one ends the process.
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => controller.abort());

// Not process.exit(): it would cut off what standard output has not taken yet.
process.exitCode = await runAction({
  env: process.env,
  cwd: process.cwd(),
  stdout: process.stdout,
  signal: controller.signal,
  clock: Date.now,
});

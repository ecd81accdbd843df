import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { stagedInterrupts } from '../../src/tasks/interrupts.js';

it.each([
  ['SIGINT', 'SIGINT'],
  ['SIGINT', 'SIGTERM'],
  ['SIGTERM', 'SIGINT'],
] as const)('%s, then %s, are two stages; the next signal has its default effect', (one, two) => {
  const process = new EventEmitter();
  const { signal, abort } = stagedInterrupts(process);
  expect([signal.aborted, abort.aborted]).toEqual([false, false]);
  process.emit(one);
  expect([signal.aborted, abort.aborted]).toEqual([true, false]);
  process.emit(two);
  expect([signal.aborted, abort.aborted]).toEqual([true, true]);
  // No listener is left, so that the next signal ends the process.
  expect([process.listenerCount('SIGINT'), process.listenerCount('SIGTERM')]).toEqual([0, 0]);
});

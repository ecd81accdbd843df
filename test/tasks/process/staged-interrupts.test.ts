import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { catchInterrupts, stagedInterrupts } from '../../../src/tasks/process/interrupts.js';

const listeners = (process: EventEmitter) => [
  process.listenerCount('SIGINT'),
  process.listenerCount('SIGTERM'),
];

it.each([
  ['SIGINT', 'SIGINT'],
  ['SIGINT', 'SIGTERM'],
  ['SIGTERM', 'SIGINT'],
] as const)(
  '%s, then %s, are two stages; the next signal has its default effect',
  async (one, two) => {
    const process = new EventEmitter();
    const { signal, abort } = stagedInterrupts(process);
    await catchInterrupts(async () => {
      expect([signal.aborted, abort.aborted]).toEqual([false, false]);
      process.emit(one);
      expect([signal.aborted, abort.aborted]).toEqual([true, false]);
      process.emit(two);
      expect([signal.aborted, abort.aborted]).toEqual([true, true]);
      // No listener is left, so that the next signal ends the process.
      expect(listeners(process)).toEqual([0, 0]);
    });
  },
);

it('signals have their default effect until an orderly end is needed, and again after it', async () => {
  const process = new EventEmitter();
  stagedInterrupts(process);
  expect(listeners(process)).toEqual([0, 0]);
  await catchInterrupts(async () => {
    await catchInterrupts(async () => expect(listeners(process)).toEqual([1, 1]));
    expect(listeners(process)).toEqual([1, 1]);
  });
  expect(listeners(process)).toEqual([0, 0]);
});

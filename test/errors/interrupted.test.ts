import { expect, test } from 'vitest';
import { throwIfInterrupted } from '../../src/errors/headwater-error.js';

test('an aborted signal throws exit code 130 and names the interrupted work', () => {
  const interrupted = {
    codeName: 'interrupted',
    code: 'HW1009',
    exitCode: 130,
    message: 'interrupted while it was read',
  };
  expect(() => throwIfInterrupted(AbortSignal.abort(), 'it was read')).toThrow(
    expect.objectContaining(interrupted),
  );
});

test.each([
  ['no signal', undefined],
  ['a signal that was not aborted', new AbortController().signal],
])('%s interrupts nothing', (_what, signal) => {
  expect(() => throwIfInterrupted(signal, 'it was read')).not.toThrow();
});

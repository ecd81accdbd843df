import { expect, test } from 'vitest';
import { whileBusy } from '../../src/files/write-file.js';

/** Work that fails with a code a number of times. */
function failing(code: string, times: number) {
  const state = { calls: 0 };
  const work = async () => {
    state.calls++;
    if (state.calls <= times) throw Object.assign(new Error(code), { code });
  };
  return { state, work };
}

test.each(['EPERM', 'EACCES', 'EBUSY'])(
  'a file that another program has open (%s) is replaced on Windows once it is closed',
  async (code) => {
    const { state, work } = failing(code, 2);
    await whileBusy(work, 'win32');
    expect(state.calls).toBe(3);
  },
);

test.each([
  ['EBUSY', 'win32', 8],
  ['ENOSPC', 'win32', 1],
  ['EACCES', 'linux', 1],
])('%s on %s is the error in the end', async (code, platform, calls) => {
  const { state, work } = failing(code, 100);
  await expect(whileBusy(work, platform)).rejects.toMatchObject({ code });
  expect(state.calls).toBe(calls);
});

import { describe, expect, it } from 'vitest';
import { createBatch } from '../../../../src/web/lineage/read/batch.js';

/** A batch of at most two keys that notes its calls. */
function noting() {
  const calls: { readonly keys: readonly string[]; readonly signal: AbortSignal }[] = [];
  const read = createBatch(async (keys: readonly string[], signal) => {
    calls.push({ keys, signal });
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (keys.includes('bad')) throw new Error('refused');
    return keys.map((key) => key.toUpperCase());
  }, 2);
  return { read, calls };
}

describe('a batch', () => {
  it('reads the keys of one moment in as few calls as possible', async () => {
    const { read, calls } = noting();
    expect(await Promise.all(['a', 'b', 'c'].map((key) => read(key, undefined)))).toEqual([
      'A',
      'B',
      'C',
    ]);
    expect(calls.map(({ keys }) => keys)).toEqual([['a', 'b'], ['c']]);
  });

  it('fails for all keys of a call, and for no other', async () => {
    const { read } = noting();
    const results = await Promise.allSettled(['a', 'bad', 'c'].map((key) => read(key, undefined)));
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  });

  it('ends a call when all of its reads are aborted', async () => {
    const { read, calls } = noting();
    const [first, second] = [new AbortController(), new AbortController()];
    const reads = [read('a', first.signal), read('b', second.signal)];
    await new Promise((resolve) => setTimeout(resolve, 2));
    first.abort(new Error('left'));
    await expect(reads[0]).rejects.toThrow('left');
    expect(calls[0]?.signal.aborted).toBe(false);
    second.abort(new Error('left'));
    await expect(reads[1]).rejects.toThrow('left');
    expect(calls[0]?.signal.aborted).toBe(true);
  });

  it('does not read what is aborted before its call', async () => {
    const { read, calls } = noting();
    const controller = new AbortController();
    const reads = [read('a', controller.signal), read('b', undefined)];
    controller.abort(new Error('left'));
    await expect(reads[0]).rejects.toThrow('left');
    expect(await reads[1]).toBe('B');
    expect(calls.map(({ keys }) => keys)).toEqual([['b']]);
  });
});

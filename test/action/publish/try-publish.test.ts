import { describe, expect, it } from 'vitest';
import { tryPublish } from '../../../src/action/publish/try-publish.js';
import { HeadwaterError } from '../../../src/errors/headwater-error.js';

const lacking = (permission: string, message = 'may not') =>
  new HeadwaterError('github-not-permitted', message, { hint: `add ${permission}` });

function log() {
  const warned: HeadwaterError[] = [];
  return { warned, warn: (error: HeadwaterError) => void warned.push(error) };
}

const thrower = (error: unknown) => () => Promise.reject(error);

describe('tryPublish', () => {
  it('returns the result', async () => {
    const kept = log();
    expect(await tryPublish(kept, async () => 7)).toBe(7);
    expect(kept.warned).toEqual([]);
  });

  it('warns once of each missing permission, and again on another log', async () => {
    const kept = log();
    expect(await tryPublish(kept, thrower(lacking('checks', 'may not create')))).toBeNull();
    expect(await tryPublish(kept, thrower(lacking('checks', 'may not update')))).toBeNull();
    expect(await tryPublish(kept, thrower(lacking('issues')))).toBeNull();
    expect(kept.warned.map(({ hint }) => hint)).toEqual(['add checks', 'add issues']);
    const other = log();
    await tryPublish(other, thrower(lacking('checks')));
    expect(other.warned).toHaveLength(1);
  });

  it('warns of every other failure, but once of the same', async () => {
    const kept = log();
    for (const message of ['one', 'two', 'one'])
      await tryPublish(kept, thrower(new HeadwaterError('github-failed', message)));
    expect(kept.warned.map(({ message }) => message)).toEqual(['one', 'two']);
  });

  it.each([new HeadwaterError('interrupted', 'x'), new TypeError('y')])(
    'rethrows %s',
    async (error) => {
      const kept = log();
      await expect(tryPublish(kept, thrower(error))).rejects.toBe(error);
      expect(kept.warned).toEqual([]);
    },
  );
});

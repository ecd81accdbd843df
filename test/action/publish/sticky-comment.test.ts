import { describe, expect, it } from 'vitest';
import { addMarker } from '../../../src/action/publish/marker.js';
import {
  type CommentTarget,
  editExistingComment,
  writeComment,
} from '../../../src/action/publish/sticky-comment.js';
import { type FakeRepository, fakeRepository } from '../../support/action/fake-repository.js';

const KEY = 'headwater.yaml';

function placed(repository: FakeRepository, place: Partial<CommentTarget> = {}): CommentTarget {
  return {
    repository,
    pullRequest: 7,
    key: KEY,
    head: 'h1',
    run: { id: 10, attempt: 1 },
    ...place,
  };
}

/** Returns the body of a comment as GitHub stores it. */
function marked(body: string, { key = KEY, head = 'h1', run = 10, attempt = 1 } = {}): string {
  return addMarker({ key, head, run, attempt }, body);
}

describe('writeComment', () => {
  it('writes nothing when the comment has the same text', async () => {
    const repository = fakeRepository();
    repository.addComment(marked('one'));
    await writeComment(placed(repository), 'one', { onlyIfExists: false });
    expect(repository.writes).toEqual([]);
  });

  it('creates no comment with onlyIfExists', async () => {
    const repository = fakeRepository();
    expect(await writeComment(placed(repository), 'one', { onlyIfExists: true })).toBeNull();
    expect(repository.bodies()).toEqual([]);
  });

  it('leaves alone marks of other users, quotations of ours, other keys and other comments', async () => {
    const repository = fakeRepository();
    const others = [
      `> ${marked('mine')}`,
      `look:\n${marked('mine')}`,
      marked('of a stack', { key: 'other' }),
      'hello',
    ];
    repository.addComment(marked('hers'), 'mallory');
    for (const body of others) repository.addComment(body);
    await writeComment(placed(repository), 'one', { onlyIfExists: false });
    expect(repository.bodies()).toEqual([marked('hers'), ...others, marked('one')]);
  });

  it('overwrites a comment of an older head, an older run or an older attempt', async () => {
    for (const older of [
      marked('old', { head: 'h0', run: 11 }),
      marked('old', { run: 9, attempt: 5 }),
      marked('old', { run: 10, attempt: 0 }),
    ]) {
      const repository = fakeRepository();
      repository.addComment(older);
      await writeComment(placed(repository), 'new', { onlyIfExists: false });
      expect(repository.bodies()).toEqual([marked('new')]);
    }
  });

  it.each([{ run: 11 }, { attempt: 2 }])(
    'leaves a comment of a newer run about the same head (%j)',
    async (newer) => {
      const repository = fakeRepository();
      const there = repository.addComment(marked('newer', newer));
      expect(
        await writeComment(placed(repository), 'older', { onlyIfExists: false }),
      ).toMatchObject({ url: there.url });
      expect(repository.writes).toEqual([]);
    },
  );

  it('writes nothing about a head that the open pull request no longer has', async () => {
    const repository = fakeRepository();
    repository.setPullRequest({ head: 'h2' });
    expect(await writeComment(placed(repository), 'stale', { onlyIfExists: false })).toBeNull();
    const there = repository.addComment(marked('about h2', { head: 'h2' }));
    expect(await writeComment(placed(repository), 'stale', { onlyIfExists: false })).toMatchObject({
      url: there.url,
    });
    expect(repository.writes).toEqual([]);
  });

  it('writes to a closed pull request of any head, unless a newer run did', async () => {
    const repository = fakeRepository();
    repository.setPullRequest({ head: 'h2', state: 'closed', merged: true });
    repository.addComment(marked('plan', { head: 'h2', run: 9 }));
    await writeComment(placed(repository), 'applied', { onlyIfExists: false });
    expect(repository.bodies()).toEqual([marked('applied')]);
    await writeComment(placed(repository, { run: { id: 9, attempt: 9 } }), 'older', {
      onlyIfExists: false,
    });
    expect(repository.bodies()).toEqual([marked('applied')]);
  });

  it('keeps the oldest of several comments from an earlier race', async () => {
    const repository = fakeRepository();
    for (const body of ['one', 'two', 'three']) repository.addComment(marked(body, { run: 3 }));
    await writeComment(placed(repository), 'new', { onlyIfExists: true });
    expect(repository.bodies()).toEqual([marked('new')]);
    expect(repository.writes).toEqual(['editComment 1', 'deleteComment 2', 'deleteComment 3']);
  });

  it('finds the comment that GitHub created although its answer failed', async () => {
    const repository = fakeRepository();
    repository.onceAfter('pullRequest', () => repository.addComment(marked('one')));
    await writeComment(placed(repository), 'one', { onlyIfExists: false });
    expect(repository.bodies()).toEqual([marked('one')]);
    expect(repository.writes).toEqual(['createComment 2', 'deleteComment 2']);
  });

  it('continues when a user deletes the comment in between', async () => {
    const repository = fakeRepository();
    const there = repository.addComment(marked('old', { run: 3 }));
    repository.onceAfter('pullRequest', () => repository.deleteComment(there.id));
    await writeComment(placed(repository), 'new', { onlyIfExists: false });
    expect(repository.bodies()).toEqual([marked('new')]);
  });

  it('returns the created comment when the list is not up to date', async () => {
    const repository = fakeRepository();
    const stale = { ...repository, comments: async () => [] };
    expect(await writeComment(placed(stale), 'one', { onlyIfExists: false })).toMatchObject({
      url: 'https://github.test/comments/1',
    });
    expect(repository.bodies()).toEqual([marked('one')]);
  });
});

describe('two runs that create a comment at once', () => {
  const older = { run: { id: 10, attempt: 1 } };
  const newer = { run: { id: 11, attempt: 1 } };
  const said = { older: marked('older'), newer: marked('newer', { run: 11 }) };

  // The second run comes right after a call of the first, and ends before the first continues.
  for (const call of ['comments', 'pullRequest', 'createComment'] as const) {
    it(`leave the text of the newer one, which comes after "${call}"`, async () => {
      const repository = fakeRepository();
      repository.onceAfter(call, () =>
        writeComment(placed(repository, newer), 'newer', { onlyIfExists: false }),
      );
      await writeComment(placed(repository, older), 'older', { onlyIfExists: false });
      expect(repository.bodies()).toEqual([said.newer]);
    });

    it(`leave the text of the newer one, when the older comes after "${call}"`, async () => {
      const repository = fakeRepository();
      repository.onceAfter(call, () =>
        writeComment(placed(repository, older), 'older', { onlyIfExists: false }),
      );
      await writeComment(placed(repository, newer), 'newer', { onlyIfExists: false });
      expect(repository.bodies()).toEqual([said.newer]);
    });

    it(`leave the text about the newer head, which comes after "${call}"`, async () => {
      const repository = fakeRepository();
      repository.onceAfter(call, async () => {
        repository.setPullRequest({ head: 'h2' });
        await writeComment(placed(repository, { head: 'h2', ...older }), 'about h2', {
          onlyIfExists: false,
        });
      });
      // Repeated by hand, so that its run is the newer one.
      await writeComment(placed(repository, newer), 'about h1', { onlyIfExists: false });
      expect(repository.bodies()).toEqual([marked('about h2', { head: 'h2' })]);
    });
  }

  it('leave one comment in any order of their calls', async () => {
    for (let seed = 0; seed < 40; seed++) {
      const repository = fakeRepository();
      const slow = (bits: number) => delayed(repository, bits);
      await Promise.all([
        writeComment(placed(slow(seed), older), 'older', { onlyIfExists: false }),
        writeComment(placed(slow(seed * 7919), newer), 'newer', { onlyIfExists: false }),
      ]);
      expect(repository.bodies()).toEqual([said.newer]);
    }
  });
});

describe('editExistingComment', () => {
  it('edits an existing comment by the same rules', async () => {
    const repository = fakeRepository();
    await editExistingComment(placed(repository), 'in progress');
    expect(repository.bodies()).toEqual([]);
    repository.addComment(marked('about an older head', { head: 'h0', run: 3 }));
    await editExistingComment(placed(repository), 'in progress');
    expect(repository.bodies()).toEqual([marked('in progress')]);
    await editExistingComment(
      placed(repository, { run: { id: 9, attempt: 1 } }),
      'in progress again',
    );
    expect(repository.bodies()).toEqual([marked('in progress')]);
  });
});

/** Delays each answer by a few turns of the event loop. The bits determine their number. */
function delayed(repository: FakeRepository, bits: number): FakeRepository {
  let state = bits + 1;
  const turns = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return (state >> 8) % 4;
  };
  const slowed = Object.entries(repository).map(([name, value]) => [
    name,
    typeof value !== 'function'
      ? value
      : async (...all: readonly unknown[]) => {
          for (let left = turns(); left > 0; left--) await Promise.resolve();
          const answer = await (value as (...all: readonly unknown[]) => unknown)(...all);
          for (let left = turns(); left > 0; left--) await Promise.resolve();
          return answer;
        },
  ]);
  return Object.fromEntries(slowed) as unknown as FakeRepository;
}

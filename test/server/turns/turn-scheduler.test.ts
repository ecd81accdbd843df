import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RequestLimitExceeded } from '../../../src/server/turns/request-limit-exceeded.js';
import { type Turn, TurnScheduler } from '../../../src/server/turns/turn-scheduler.js';
import { forEachYielding, sortYielding } from '../../../src/server/turns/yielding.js';

/** Keeps the thread. */
function work(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

/** Goes through some items of a few milliseconds each, and writes its name down for each. */
async function request(name: string, turn: Turn, done: string[]): Promise<void> {
  await forEachYielding(Array.from({ length: 20 }), turn, () => {
    work(4);
    done.push(name);
  });
}

describe('a request that reads much', () => {
  it('lets the event loop go round while it goes on', async () => {
    const running = { done: false };
    const reading = request('a', new TurnScheduler().begin(), []).finally(() => {
      running.done = true;
    });
    let rounds = 0;
    for (; !running.done; rounds++) await setImmediate();
    await reading;
    // 80 ms of work in slices of 15 ms.
    expect(rounds).toBeGreaterThanOrEqual(4);
  });

  it('goes on by turns with another one', async () => {
    const turns = new TurnScheduler();
    const done: string[] = [];
    await Promise.all([request('a', turns.begin(), done), request('b', turns.begin(), done)]);
    expect(done).toHaveLength(40);
    // Neither is at its end before the other has begun.
    expect(done.indexOf('b')).toBeLessThan(done.lastIndexOf('a'));
    expect(done.indexOf('a')).toBeLessThan(done.lastIndexOf('b'));
  });

  it('ends past its deadline, and the others go on', async () => {
    const done: string[] = [];
    await expect(request('a', new TurnScheduler(20).begin(), done)).rejects.toThrow(
      new RequestLimitExceeded(
        'the request took longer than 0.02 s and was ended; ask for less at once',
      ),
    );
    expect(done.length).toBeLessThan(20);
    const turns = new TurnScheduler();
    const [late] = [turns.begin(), work(20)];
    await late.next();
    await request('b', turns.begin(), done);
    expect(done.filter((name) => name === 'b')).toHaveLength(20);
  });

  it('has its parts go on one after the other, the oldest first', async () => {
    const turn = new TurnScheduler().begin();
    const order: number[] = [];
    await Promise.all(
      [1, 2, 3].map(async (part) => order.push(await turn.next().then(() => part))),
    );
    expect(order).toEqual([1, 2, 3]);
  });
});

it('a list is sorted in turns as it is at once: stable, and as a list of its own', async () => {
  const pairs = fc.array(fc.tuple(fc.nat(50), fc.nat()), { maxLength: 6_000, size: 'max' });
  const byFirst = ([a]: readonly [number, number], [b]: readonly [number, number]) => a - b;
  await fc.assert(
    fc.asyncProperty(pairs, async (items) => {
      const before = [...items];
      expect(await sortYielding(items, byFirst, new TurnScheduler().begin())).toEqual(
        items.toSorted(byFirst),
      );
      expect(items).toEqual(before);
    }),
    { numRuns: 30 },
  );
});

import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eachInTurn, sortInTurn } from '../../../src/server/turns/in-turn.js';
import { RequestLimitExceeded } from '../../../src/server/turns/request-limit-exceeded.js';
import { type Turn, TurnScheduler } from '../../../src/server/turns/turn-scheduler.js';

/** Blocks the thread. */
function work(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

/** Processes items of a few milliseconds each, and adds its name to `done` after each item. */
async function request(name: string, turn: Turn, done: string[]): Promise<void> {
  await eachInTurn(Array.from({ length: 20 }), turn, () => {
    work(4);
    done.push(name);
  });
}

describe('a long request', () => {
  it('lets the event loop run between its slices', async () => {
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

  it('takes turns with another request', async () => {
    const turns = new TurnScheduler();
    const done: string[] = [];
    await Promise.all([request('a', turns.begin(), done), request('b', turns.begin(), done)]);
    expect(done).toHaveLength(40);
    // Each starts before the other ends.
    expect(done.indexOf('b')).toBeLessThan(done.lastIndexOf('a'));
    expect(done.indexOf('a')).toBeLessThan(done.lastIndexOf('b'));
  });

  it('ends after its deadline, and other requests continue', async () => {
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

  it('runs its parts in turn, the oldest first', async () => {
    const turn = new TurnScheduler().begin();
    const order: number[] = [];
    await Promise.all(
      [1, 2, 3].map(async (part) => order.push(await turn.next().then(() => part))),
    );
    expect(order).toEqual([1, 2, 3]);
  });
});

it('a sort in slices is stable and returns a new list, like a plain sort', async () => {
  const pairs = fc.array(fc.tuple(fc.nat(50), fc.nat()), { maxLength: 6_000, size: 'max' });
  const byFirst = ([a]: readonly [number, number], [b]: readonly [number, number]) => a - b;
  await fc.assert(
    fc.asyncProperty(pairs, async (items) => {
      const before = [...items];
      expect(await sortInTurn(items, byFirst, new TurnScheduler().begin())).toEqual(
        items.toSorted(byFirst),
      );
      expect(items).toEqual(before);
    }),
    { numRuns: 30 },
  );
});

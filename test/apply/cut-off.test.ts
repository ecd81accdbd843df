import { describe, expect, it } from 'vitest';
import { throwIfInterrupted } from '../../src/errors/headwater-error.js';
import { applied, outcomesOf } from '../support/apply/apply-with.js';
import type { FakeCatalog } from '../support/apply/fake-catalog.js';
import { absent, desire, edgeFrom, named, unitOf } from '../support/model/state-builders.js';

const cut = () => throwIfInterrupted(AbortSignal.abort(), 'a request was under way');

/** Sends both interrupts at the given call. No read succeeds after that. */
function cutAt(
  stop: AbortController,
  call: 'read' | 'contents' | 'propose' | 'updateLineage',
  fake: FakeCatalog,
): void {
  fake.before(call, () => {
    stop.abort();
    fake.before('read', cut);
    fake.before('contents', cut);
    cut();
  });
}

async function cutOff(
  call: 'read' | 'contents' | 'propose' | 'updateLineage',
  desired = desire([unitOf('orders', edgeFrom('a', 'COPY'))]),
) {
  const stop = new AbortController();
  const { result, events, notes } = await applied(desired, ['a', 'orders', absent('sheet')], {
    signal: stop.signal,
    keepGoing: true,
    disturb: (fake) => cutAt(stop, call, fake),
  });
  // The receipt contains the same outcomes as the result.
  const last = new Map(
    events.flatMap((one) =>
      one.event === 'outcome' ? [[`${one.unit} ${one.urn}`, one.outcome] as const] : [],
    ),
  );
  expect([...last.values()]).toEqual(result.outcomes.map(({ outcome }) => outcome));
  return { result, notes, outcomes: outcomesOf(result) };
}

const withSheet = desire(
  [unitOf('orders', edgeFrom('a', 'COPY'))],
  [named('sheet', { columns: [] })],
);

describe('a request that a second interrupt cuts off', () => {
  it('before the write leaves the unit not attempted', async () => {
    const { outcomes, result } = await cutOff('read');
    expect({ outcomes, exitCode: result.exitCode }).toEqual({
      outcomes: ['lineage orders not-attempted'],
      exitCode: 130,
    });
  });

  it.each(['propose', 'updateLineage'] as const)(
    'during %s leaves the outcome unknown',
    async (call) => {
      const desired = desire([
        unitOf('orders', edgeFrom('a', call === 'propose' ? 'COPY' : 'TRANSFORMED')),
      ]);
      const { outcomes, result } = await cutOff(call, desired);
      expect({ outcomes, exitCode: result.exitCode }).toEqual({
        outcomes: ['lineage orders unknown'],
        exitCode: 5,
      });
      expect(result.outcomes[0]).toMatchObject({ code: 'HW1009' });
    },
  );

  it('while a dataset is created leaves its outcome unknown, and its lineage not attempted', async () => {
    const { outcomes, result } = await cutOff('propose', withSheet);
    expect({ outcomes, exitCode: result.exitCode }).toEqual({
      outcomes: ['entity sheet unknown', 'lineage orders not-attempted'],
      exitCode: 5,
    });
  });

  it('during the read-back leaves the unit unverified, and the exit code shows that', async () => {
    const { outcomes, result } = await cutOff('contents', withSheet);
    expect({ outcomes, exitCode: result.exitCode }).toEqual({
      outcomes: ['entity sheet unverified', 'lineage orders not-attempted'],
      exitCode: 5,
    });
  });
});

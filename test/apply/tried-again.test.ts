import { describe, expect, it } from 'vitest';
import { HeadwaterError } from '../../src/errors/headwater-error.js';
import { throwIfInterrupted } from '../../src/errors/interrupted.js';
import { applied, lost, outcomesOf, upstreamNames, writesOf } from '../support/apply-with.js';
import { type FakeCatalog, overwrite } from '../support/fake-catalog.js';
import {
  absent,
  desire,
  edgeFrom,
  lineageOf,
  named,
  recordOf,
  unitOf,
  urnOf,
  us,
} from '../support/state-builders.js';

/** A catalog that is out of service for the moment. */
function away(): never {
  throw new HeadwaterError('catalog-failed', 'answered 503', { isPassing: true });
}

const view = desire([unitOf('view', edgeFrom('a', 'VIEW'))]);
const orders = desire([unitOf('orders', 'a')]);
const sheet = desire([], [named('sheet', { columns: [] })]);
const readings = ['a', 'view', 'orders', absent('sheet')];

/** How often each write of a kind meets a catalog that is away, before it is carried out or after. */
function awayFor(
  times: number,
  call: 'propose' | 'updateLineage',
  when: 'before' | 'after' = 'before',
) {
  return (fake: FakeCatalog) => {
    for (let n = 0; n < times; n++) fake[when](call, away);
  };
}

describe('a write that a catalog out of service did not take', () => {
  it.each([
    ['a proposal', view, 'propose', 'lineage view'],
    ['a mutation', orders, 'updateLineage', 'lineage orders'],
    ['a dataset', sheet, 'propose', 'entity sheet'],
  ] as const)(
    '%s, is sent again after a wait, longer each time',
    async (_what, desired, call, unit) => {
      const { result, catalog } = await applied(desired, readings, { disturb: awayFor(2, call) });
      expect(outcomesOf(result)).toEqual([`${unit} applied`]);
      expect(result.exitCode).toBe(0);
      expect(catalog.waits).toEqual([1, 2]);
      expect(catalog.writes.slice(0, 3).map((write) => write.call)).toEqual([call, call, call]);
    },
  );

  it.each([
    ['a proposal', view, 'propose'],
    ['a mutation', orders, 'updateLineage'],
    ['a dataset', sheet, 'propose'],
  ] as const)('%s, has failed after three tries', async (_what, desired, call) => {
    const { result, catalog } = await applied(desired, readings, {
      disturb: awayFor(9, call),
      keepGoing: true,
    });
    expect(result).toMatchObject({
      exitCode: 1,
      outcomes: [{ outcome: 'failed', code: 'HW6006' }],
    });
    expect(catalog.writes).toHaveLength(3);
    expect(catalog.waits).toEqual([1, 2]);
  });

  it('is not taken for what another writer made meanwhile', async () => {
    const { result } = await applied(view, readings, {
      disturb: (fake) => {
        fake.before('propose', away);
        fake.before('wait', () => overwrite(fake, urnOf('view'), lineageOf(recordOf('a', 'VIEW'))));
      },
    });
    expect(result).toMatchObject({
      exitCode: 0,
      outcomes: [
        { outcome: 'applied', message: expect.stringContaining('another writer was faster') },
      ],
    });
  });

  it('opens the breaker when it stays away: nothing else is begun', async () => {
    const names = Array.from({ length: 120 }, (_, n) => `v${String(n).padStart(3, '0')}`);
    const desired = desire(names.map((name) => unitOf(name, edgeFrom('a', 'VIEW'))));
    const { result, catalog } = await applied(desired, ['a', ...names], {
      disturb: awayFor(9, 'propose'),
      keepGoing: true,
    });
    expect(catalog.writes).toHaveLength(3);
    expect(result.outcomes.filter(({ outcome }) => outcome === 'failed')).toHaveLength(50);
    expect(result.outcomes.filter(({ code }) => code === 'HW5015')).toHaveLength(70);
  });

  it('is not sent again when the waits of the run are used up', async () => {
    const { result, catalog } = await applied(view, readings, {
      disturb: (fake) => {
        fake.behaviour.isOutOfPatience = true;
        awayFor(1, 'propose')(fake);
      },
    });
    expect(result).toMatchObject({
      exitCode: 1,
      outcomes: [{ outcome: 'failed', code: 'HW6006' }],
    });
    expect(catalog.writes).toHaveLength(1);
  });

  it.each(['wait', 'propose'] as const)(
    'is not sent again once the run is interrupted (%s)',
    async (when) => {
      const stop = new AbortController();
      const { result, catalog } = await applied(view, readings, {
        signal: stop.signal,
        disturb: (fake) => {
          fake.before(when, () => stop.abort());
          // The first that comes is the one that interrupts.
          fake.before('propose', away);
          fake.behaviour.refuses = () =>
            new HeadwaterError('catalog-failed', 'answered 503', { isPassing: true });
        },
      });
      expect(result).toMatchObject({ outcomes: [{ outcome: 'failed', code: 'HW6006' }] });
      expect(catalog.writes).toHaveLength(1);
      expect(catalog.waits).toEqual(when === 'wait' ? [1] : []);
    },
  );

  it('is planned anew: what another writer did meanwhile stays', async () => {
    const { result, catalog } = await applied(view, readings, {
      disturb: (fake) => {
        fake.before('propose', away);
        fake.before('wait', () => overwrite(fake, urnOf('view'), lineageOf(recordOf('x'))));
      },
    });
    expect(result.exitCode).toBe(0);
    expect(upstreamNames(catalog, 'view')).toEqual(['x TRANSFORMED', 'a VIEW shop']);
  });
});

describe('a write of which it is not known', () => {
  it('is not sent again: the catalog may be away for good', async () => {
    const { result, catalog } = await applied(view, readings, {
      disturb: (fake) => fake.before('propose', lost),
    });
    expect(result).toMatchObject({ outcomes: [{ outcome: 'failed', code: 'HW6001' }] });
    expect(catalog.writes).toHaveLength(1);
    expect(catalog.waits).toEqual([]);
  });

  it('is not sent again when it cannot be read back', async () => {
    const { result, catalog } = await applied(view, readings, {
      disturb: (fake) => {
        fake.before('propose', () => {
          fake.before('read', away);
          away();
        });
      },
    });
    expect(result).toMatchObject({ outcomes: [{ outcome: 'unknown' }] });
    expect(catalog.writes).toHaveLength(1);
  });

  it.each([
    ['a proposal', view, 'propose', 'propose view'],
    ['a mutation', orders, 'updateLineage', 'updateLineage orders'],
    ['a dataset', sheet, 'propose', 'propose sheet'],
  ] as const)('%s, is not sent again when it is there', async (_what, desired, call, write) => {
    const { result, catalog } = await applied(desired, readings, {
      disturb: awayFor(1, call, 'after'),
    });
    expect(result.exitCode).toBe(0);
    expect(writesOf(catalog).filter((one) => one === write)).toHaveLength(1);
    expect(catalog.waits).toEqual([]);
  });
});

/** The first write seems lost, and is carried out at the given moment after all. */
function late(call: 'propose' | 'updateLineage', moment: 'wait' | 'propose' | 'updateLineage') {
  return (fake: FakeCatalog) =>
    fake.before(call, () => {
      fake.before(moment, () => arrive(fake));
      away();
    });
}

/** What the first write held, as the catalog takes it: it still fits. */
function arrive({ store, writes }: FakeCatalog): void {
  const [first] = writes;
  for (const { urn, aspects } of first?.proposals ?? [])
    for (const { name, value } of aspects) store.put(urn, name, value);
  if (first?.call === 'updateLineage') {
    const stamp = { time: store.tick(), actor: us };
    store.put(urnOf('orders'), 'upstreamLineage', {
      upstreams: [
        { ...recordOf('a'), auditStamp: stamp, created: stamp, properties: { source: 'UI' } },
      ],
    });
  }
}

describe('a write that comes late', () => {
  it('before it is tried again, is found, and nothing is sent', async () => {
    const { result, catalog, notes } = await applied(view, readings, {
      disturb: late('propose', 'wait'),
    });
    expect(result).toMatchObject({ exitCode: 0, outcomes: [{ outcome: 'applied' }] });
    expect(writesOf(catalog)).toEqual(['propose view']);
    expect(catalog.store.aspect(urnOf('view'), 'upstreamLineage').version).toBe('1');
    expect(notes).toEqual([]);
  });

  it('while it is tried again, makes that stale; nothing is left to do', async () => {
    const { result, catalog, notes } = await applied(view, readings, {
      disturb: late('propose', 'propose'),
    });
    expect(result).toMatchObject({ exitCode: 0, outcomes: [{ outcome: 'applied' }] });
    expect(writesOf(catalog)).toEqual(['propose view', 'propose view']);
    expect(catalog.store.aspect(urnOf('view'), 'upstreamLineage').version).toBe('1');
    expect(notes).toEqual([]);
  });

  it('counts as written when a later step fails', async () => {
    const { result, events } = await applied(orders, readings, {
      disturb: (fake) => {
        late('updateLineage', 'wait')(fake);
        fake.before('propose', lost);
      },
    });
    expect(result).toMatchObject({
      exitCode: 5,
      outcomes: [{ outcome: 'failed', message: expect.stringContaining('in part') }],
    });
    expect(events.filter(({ event }) => event === 'before')).toHaveLength(1);
  });

  it('of a dataset is told from what somebody else made', async () => {
    const ours = await applied(sheet, readings, { disturb: late('propose', 'wait') });
    expect(ours.result).toMatchObject({ exitCode: 0, outcomes: [{ outcome: 'applied' }] });
    expect(ours.result.outcomes[0]?.message).toBeUndefined();
    expect(ours.notes).toEqual([]);
    const theirs = await applied(sheet, readings, {
      disturb: (fake) => {
        fake.before('propose', away);
        fake.before('wait', () =>
          fake.store.put(urnOf('sheet'), 'datasetProperties', { description: 'theirs' }),
        );
      },
    });
    expect(theirs.result).toMatchObject({
      outcomes: [
        { outcome: 'applied', message: expect.stringContaining('another writer created') },
      ],
    });
    expect(theirs.notes).toHaveLength(1);
  });
});

describe('a write that was cut off before it was sent', () => {
  it.each([
    ['a proposal', view, 'propose', 'lineage view'],
    ['a mutation', orders, 'updateLineage', 'lineage orders'],
    ['a dataset', sheet, 'propose', 'entity sheet'],
  ] as const)('%s, was not attempted', async (_what, desired, call, unit) => {
    const stop = new AbortController();
    const { result } = await applied(desired, readings, {
      signal: stop.signal,
      disturb: (fake) =>
        fake.before(call, () => {
          stop.abort();
          fake.before('read', lost);
          throwIfInterrupted(stop.signal, 'a write was still to be sent', true);
        }),
    });
    expect({ outcomes: outcomesOf(result), exitCode: result.exitCode }).toEqual({
      outcomes: [`${unit} not-attempted`],
      exitCode: 130,
    });
  });
});

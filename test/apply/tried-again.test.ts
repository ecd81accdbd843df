import { describe, expect, it } from 'vitest';
import { HeadwaterError, throwIfInterrupted } from '../../src/errors/headwater-error.js';
import {
  applied,
  loseAnswer,
  outcomesOf,
  upstreamNames,
  writesOf,
} from '../support/apply/apply-with.js';
import { type FakeCatalog, overwrite } from '../support/apply/fake-catalog.js';
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
} from '../support/model/state-builders.js';

/** The error of a catalog that is temporarily out of service. */
function failTransiently(): never {
  throw new HeadwaterError('catalog-failed', 'answered 503', { isPassing: true });
}

const view = desire([unitOf('view', edgeFrom('a', 'VIEW'))]);
const orders = desire([unitOf('orders', 'a')]);
const sheet = desire([], [named('sheet', { columns: [] })]);
const readings = ['a', 'view', 'orders', absent('sheet')];

/** Makes the first writes of a kind fail transiently, before or after they are carried out. */
function transientFailures(
  times: number,
  call: 'propose' | 'updateLineage',
  when: 'before' | 'after' = 'before',
) {
  return (fake: FakeCatalog) => {
    for (let n = 0; n < times; n++) fake[when](call, failTransiently);
  };
}

describe('a write that a catalog out of service did not carry out', () => {
  it.each([
    ['a proposal', view, 'propose', 'lineage view'],
    ['a mutation', orders, 'updateLineage', 'lineage orders'],
    ['a dataset', sheet, 'propose', 'entity sheet'],
  ] as const)(
    'of %s is repeated after a wait, longer each time',
    async (_what, desired, call, unit) => {
      const { result, catalog } = await applied(desired, readings, {
        disturb: transientFailures(2, call),
      });
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
  ] as const)('of %s fails after three tries', async (_what, desired, call) => {
    const { result, catalog } = await applied(desired, readings, {
      disturb: transientFailures(9, call),
      keepGoing: true,
    });
    expect(result).toMatchObject({
      exitCode: 1,
      outcomes: [{ outcome: 'failed', code: 'HW6006' }],
    });
    expect(catalog.writes).toHaveLength(3);
    expect(catalog.waits).toEqual([1, 2]);
  });

  it('opens the breaker when it fails each time, and nothing else is started', async () => {
    const names = Array.from({ length: 120 }, (_, n) => `v${String(n).padStart(3, '0')}`);
    const desired = desire(names.map((name) => unitOf(name, edgeFrom('a', 'VIEW'))));
    const { result, catalog } = await applied(desired, ['a', ...names], {
      disturb: transientFailures(9, 'propose'),
      keepGoing: true,
    });
    expect(catalog.writes).toHaveLength(3);
    expect(result.outcomes.filter(({ outcome }) => outcome === 'failed')).toHaveLength(50);
    expect(result.outcomes.filter(({ code }) => code === 'HW5015')).toHaveLength(70);
  });

  it('is not repeated when the retry budget of the run is used up', async () => {
    const { result, catalog } = await applied(view, readings, {
      disturb: (fake) => {
        fake.behavior.isOutOfPatience = true;
        transientFailures(1, 'propose')(fake);
      },
    });
    expect(result).toMatchObject({
      exitCode: 1,
      outcomes: [{ outcome: 'failed', code: 'HW6006' }],
    });
    expect(catalog.writes).toHaveLength(1);
  });

  it.each(['wait', 'propose'] as const)(
    'is not repeated once the run is interrupted (%s)',
    async (when) => {
      const stop = new AbortController();
      const { result, catalog } = await applied(view, readings, {
        signal: stop.signal,
        disturb: (fake) => {
          fake.before(when, () => stop.abort());
          // The call that comes first is the one that interrupts.
          fake.before('propose', failTransiently);
          fake.behavior.refuses = () =>
            new HeadwaterError('catalog-failed', 'answered 503', { isPassing: true });
        },
      });
      expect(result).toMatchObject({ outcomes: [{ outcome: 'failed', code: 'HW6006' }] });
      expect(catalog.writes).toHaveLength(1);
      expect(catalog.waits).toEqual(when === 'wait' ? [1] : []);
    },
  );

  it('is planned again, and changes of another writer in the meantime stay', async () => {
    const { result, catalog } = await applied(view, readings, {
      disturb: (fake) => {
        fake.before('propose', failTransiently);
        fake.before('wait', () => overwrite(fake, urnOf('view'), lineageOf(recordOf('x'))));
      },
    });
    expect(result.exitCode).toBe(0);
    expect(upstreamNames(catalog, 'view')).toEqual(['x TRANSFORMED', 'a VIEW shop']);
  });
});

describe('a write with an unknown outcome', () => {
  it('is not repeated when the connection is lost, since the catalog may be gone for good', async () => {
    const { result, catalog } = await applied(view, readings, {
      disturb: (fake) => fake.before('propose', loseAnswer),
    });
    expect(result).toMatchObject({ outcomes: [{ outcome: 'failed', code: 'HW6001' }] });
    expect(catalog.writes).toHaveLength(1);
    expect(catalog.waits).toEqual([]);
  });

  it.each([
    ['a proposal', view, 'propose', 'propose view'],
    ['a mutation', orders, 'updateLineage', 'updateLineage orders'],
    ['a dataset', sheet, 'propose', 'propose sheet'],
  ] as const)(
    'of %s is not repeated when it was carried out',
    async (_what, desired, call, write) => {
      const { result, catalog } = await applied(desired, readings, {
        disturb: transientFailures(1, call, 'after'),
      });
      expect(result.exitCode).toBe(0);
      expect(writesOf(catalog).filter((one) => one === write)).toHaveLength(1);
      expect(catalog.waits).toEqual([]);
    },
  );
});

/** The first write seems lost, but is carried out at the given moment. */
function late(call: 'propose' | 'updateLineage', moment: 'wait' | 'propose' | 'updateLineage') {
  return (fake: FakeCatalog) =>
    fake.before(call, () => {
      fake.before(moment, () => carryOutFirstWrite(fake));
      failTransiently();
    });
}

/** Carries out the first write, whose conditions still hold. */
function carryOutFirstWrite({ store, writes }: FakeCatalog): void {
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

describe('a write that is carried out late', () => {
  it('before it is repeated is found, and nothing is sent', async () => {
    const { result, catalog, notes } = await applied(view, readings, {
      disturb: late('propose', 'wait'),
    });
    expect(result).toMatchObject({ exitCode: 0, outcomes: [{ outcome: 'applied' }] });
    expect(writesOf(catalog)).toEqual(['propose view']);
    expect(catalog.store.aspect(urnOf('view'), 'upstreamLineage').version).toBe('1');
    expect(notes).toEqual([]);
  });

  it('while it is repeated makes the second stale, and nothing is left to do', async () => {
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
        fake.before('propose', loseAnswer);
      },
    });
    expect(result).toMatchObject({
      exitCode: 5,
      outcomes: [
        { outcome: 'partial', message: expect.stringContaining('edges without their marks') },
      ],
    });
    expect(events.filter(({ event }) => event === 'before')).toHaveLength(1);
  });

  it('of a dataset is distinguished from a dataset of another writer', async () => {
    const ours = await applied(sheet, readings, { disturb: late('propose', 'wait') });
    expect(ours.result).toMatchObject({ exitCode: 0, outcomes: [{ outcome: 'applied' }] });
    expect(ours.result.outcomes[0]?.message).toBeUndefined();
    expect(ours.notes).toEqual([]);
    const theirs = await applied(sheet, readings, {
      disturb: (fake) => {
        fake.before('propose', failTransiently);
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

describe('a write that was interrupted before it was sent', () => {
  it.each([
    ['a proposal', view, 'propose', 'lineage view'],
    ['a mutation', orders, 'updateLineage', 'lineage orders'],
    ['a dataset', sheet, 'propose', 'entity sheet'],
  ] as const)('of %s was not attempted', async (_what, desired, call, unit) => {
    const stop = new AbortController();
    const { result } = await applied(desired, readings, {
      signal: stop.signal,
      disturb: (fake) =>
        fake.before(call, () => {
          stop.abort();
          fake.before('read', loseAnswer);
          throwIfInterrupted(stop.signal, 'a write was still to be sent', true);
        }),
    });
    expect({ outcomes: outcomesOf(result), exitCode: result.exitCode }).toEqual({
      outcomes: [`${unit} not-attempted`],
      exitCode: 130,
    });
  });
});

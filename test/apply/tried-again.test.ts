import { expect, test } from 'vitest';
import { HeadwaterError, throwIfInterrupted } from '../../src/errors/headwater-error.js';
import type { EntityUrn } from '../../src/urn/entity-urn.js';
import {
  type Applied,
  type ApplyOptions,
  applied,
  loseAnswer,
} from '../support/apply/apply-with.js';
import { type FakeCatalog, overwrite } from '../support/apply/fake-catalog.js';
import { expectRuns } from '../support/apply/run-story.js';
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
    for (const { name, value } of aspects) store.put(urn as EntityUrn, name, value);
  if (first?.call === 'updateLineage') {
    const stamp = { time: store.tick(), actor: us };
    store.put(urnOf('orders'), 'upstreamLineage', {
      upstreams: [
        { ...recordOf('a'), auditStamp: stamp, created: stamp, properties: { source: 'UI' } },
      ],
    });
  }
}

const kinds = [
  ['a proposal', view, 'propose'],
  ['a mutation', orders, 'updateLineage'],
  ['a dataset', sheet, 'propose'],
] as const;

/** Applies each kind of write with a disturbance. The title of each run names the kind. */
function ofEachKind(
  title: string,
  optionsOf: (call: 'propose' | 'updateLineage') => ApplyOptions,
): Readonly<Record<string, Promise<Applied>>> {
  return Object.fromEntries(
    kinds.map(([kind, desired, call]) => [
      `${kind} ${title}`,
      applied(desired, readings, optionsOf(call)),
    ]),
  );
}

/** Applies the view. `disturb` sets up the faults of the run. */
const viewWith = (disturb: (fake: FakeCatalog) => void) => applied(view, readings, { disturb });

test('a write that a catalog out of service did not carry out is repeated', () =>
  expectRuns(import.meta, 'repeated', {
    ...ofEachKind('is repeated after a wait, longer each time', (call) => ({
      disturb: transientFailures(2, call),
    })),
    ...ofEachKind('fails after three tries', (call) => ({
      disturb: transientFailures(9, call),
      keepGoing: true,
    })),
    'is not repeated when the retry budget of the run is used up': viewWith((fake) => {
      fake.behavior.isOutOfPatience = true;
      transientFailures(1, 'propose')(fake);
    }),
    'is planned again, and changes of another writer in the meantime stay': viewWith((fake) => {
      fake.before('propose', failTransiently);
      fake.before('wait', () => overwrite(fake, urnOf('view'), lineageOf(recordOf('x'))));
    }),
  }));

test('the breaker opens when a write fails each time, and nothing else is started', async () => {
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

test('a write is not repeated once the run is interrupted', () => {
  const interrupted = (when: 'wait' | 'propose') => {
    const stop = new AbortController();
    return applied(view, readings, {
      signal: stop.signal,
      disturb: (fake) => {
        fake.before(when, () => stop.abort());
        // The call that comes first is the one that interrupts.
        fake.before('propose', failTransiently);
        fake.behavior.refuses = () =>
          new HeadwaterError('catalog-failed', 'answered 503', { isPassing: true });
      },
    });
  };
  return expectRuns(import.meta, 'interrupted', {
    'during the wait': interrupted('wait'),
    'during the write': interrupted('propose'),
    ...ofEachKind('that was interrupted before it was sent was not attempted', (call) => {
      const stop = new AbortController();
      return {
        signal: stop.signal,
        disturb: (fake) =>
          fake.before(call, () => {
            stop.abort();
            fake.before('read', loseAnswer);
            throwIfInterrupted(stop.signal, 'a write was still to be sent', true);
          }),
      };
    }),
  });
});

test('a write with an unknown outcome is not repeated when it was carried out, even late', () =>
  expectRuns(import.meta, 'unknown-outcome', {
    // The catalog may be gone for good.
    'is not repeated when the connection is lost': viewWith((fake) =>
      fake.before('propose', loseAnswer),
    ),
    ...ofEachKind('is not repeated when it was carried out', (call) => ({
      disturb: transientFailures(1, call, 'after'),
    })),
    'before it is repeated is found, and nothing is sent': viewWith(late('propose', 'wait')),
    'while it is repeated makes the second stale, and nothing is left to do': viewWith(
      late('propose', 'propose'),
    ),
    'counts as written when a later step fails': applied(orders, readings, {
      disturb: (fake) => {
        late('updateLineage', 'wait')(fake);
        fake.before('propose', loseAnswer);
      },
    }),
    'of a dataset that we created': applied(sheet, readings, { disturb: late('propose', 'wait') }),
    'of a dataset that another writer created': applied(sheet, readings, {
      disturb: (fake) => {
        fake.before('propose', failTransiently);
        fake.before('wait', () =>
          fake.store.put(urnOf('sheet'), 'datasetProperties', { description: 'theirs' }),
        );
      },
    }),
  }));

import { expect, it } from 'vitest';
import { HeadwaterError } from '../../src/errors/headwater-error.js';
import type { UpstreamRecord } from '../../src/model/upstream-lineage.js';
import {
  applied,
  loseAnswer,
  outcomesOf,
  refuse,
  upstreamNames,
  writesOf,
} from '../support/apply/apply-with.js';
import { type FakeCatalog, overwrite } from '../support/apply/fake-catalog.js';
import { expectRuns } from '../support/apply/run-story.js';
import { marked } from '../support/model/lineage-builders.js';
import {
  absent,
  desire,
  edgeFrom,
  lineageOf,
  named,
  present,
  recordOf,
  unitOf,
  urnOf,
} from '../support/model/state-builders.js';

const orders = urnOf('orders');
const one = desire([unitOf('orders', 'a')]);
const view = desire([unitOf('orders', edgeFrom('a', 'VIEW'))]);
const two = desire([unitOf('orders', 'a'), unitOf('view', edgeFrom('a', 'VIEW'))]);
const sheet = desire([unitOf('sheet', 'a')], [named('sheet', { columns: [] })]);

/** A disturbance before a call. Another writer leaves `orders` with these records. */
const overwritten =
  (call: 'read' | 'propose' | 'updateLineage', ...records: readonly (string | UpstreamRecord)[]) =>
  (fake: FakeCatalog) =>
    fake.before(call, () => overwrite(fake, orders, lineageOf(...records)));
const gone = (name: string) => (fake: FakeCatalog) =>
  fake.before('read', () => fake.store.putReading(absent(name)));
const beside = ['a', present('orders', lineageOf('x'))];

it('an apply with a failed write reads back what was written, and stops', async () => {
  const fasterThanLost = (call: 'propose' | 'updateLineage', record: UpstreamRecord) => ({
    disturb: (fake: FakeCatalog) =>
      fake.before(call, () => {
        overwrite(fake, orders, lineageOf(record));
        loseAnswer();
      }),
  });
  await expectRuns(import.meta, 'failed-writes', {
    'a refused mutation': applied(two, ['orders', 'a', 'view'], {
      disturb: (fake) => fake.before('updateLineage', refuse),
    }),
    'a lost mutation, and another writer was faster': applied(
      one,
      ['orders', 'a'],
      fasterThanLost('updateLineage', recordOf('a')),
    ),
    'a lost proposal, and another writer was faster': applied(
      view,
      ['orders', 'a'],
      fasterThanLost('propose', recordOf('a', 'VIEW')),
    ),
    // The edge of orders was written, its mark was not.
    'a lost proposal after a mutation': applied(two, ['orders', 'a', 'view'], {
      disturb: (fake) => fake.before('propose', () => loseAnswer()),
    }),
    'a dataset without a privilege': applied(
      desire([], [named('sheet', { columns: [] })]),
      [absent('sheet')],
      { disturb: (fake) => fake.before('propose', refuse) },
    ),
    'a read before the write that fails': applied(one, ['orders', 'a'], {
      disturb: (fake) => fake.before('read', loseAnswer),
    }),
  });
});

it('rethrows an unexpected error', async () => {
  const bug = () => {
    throw new TypeError('a bug');
  };
  const disturb = (fake: FakeCatalog) => fake.before('updateLineage', bug);
  await expect(applied(one, ['orders', 'a'], { disturb })).rejects.toThrow(TypeError);
});

it('an apply to a catalog that changed since the plan loses nothing of other writers', async () => {
  const others = [named('other', { columns: [] }), named('sheet', { columns: [] })];
  const racing = (more: (fake: FakeCatalog) => void) => (fake: FakeCatalog) => {
    more(fake);
    for (let i = 0; i < 5; i++) overwritten('propose', `x${i}`)(fake);
  };
  await expectRuns(import.meta, 'changed-catalogs', {
    'an edge now exists with another type': applied(one, ['orders', 'a'], {
      disturb: overwritten('read', recordOf('a', 'VIEW')),
    }),
    'a downstream was deleted': applied(one, ['orders', 'a'], { disturb: gone('orders') }),
    'an upstream was deleted': applied(one, ['orders', 'a'], { disturb: gone('a') }),
    'a unit now needs a change that was not approved': applied(one, ['a', 'b', 'orders'], {
      disturb: overwritten('read', marked('b')),
    }),
    'a proposal is stale, and is merged again': applied(view, beside, {
      disturb: overwritten('propose', 'x', 'y'),
    }),
    'another writer made the same change first': applied(view, ['a', 'orders'], {
      disturb: overwritten('propose', recordOf('a', 'VIEW')),
    }),
    'a unit is stale once the time for waits is used up': applied(view, beside, {
      disturb: racing((fake) => {
        fake.behavior.isOutOfPatience = true;
      }),
    }),
    'another writer created a dataset, and the others of its batch are written': applied(
      desire([unitOf('sheet', 'a')], others),
      ['a', absent('other'), absent('sheet')],
      { disturb: (fake) => fake.before('propose', () => fake.store.putReading(present('sheet'))) },
    ),
  });
});

it.each([
  ['refuses stale writes', false, [50, 1, 50, 20, 10, 10]],
  ['ignores conditions', true, [50, 1, 50, 20]],
])(
  'keeps what is written to the next batch during a write, if the catalog %s',
  async (_what, ignoresConditions, sizes) => {
    const names = Array.from({ length: 120 }, (_, i) => `v${String(i).padStart(3, '0')}`);
    const { result, catalog } = await applied(
      desire(names.map((name) => unitOf(name, edgeFrom('a', 'VIEW')))),
      ['a', 'b', ...names],
      {
        disturb: (fake) => {
          fake.behavior.ignoresConditions = ignoresConditions;
          fake.behavior.refuses = (_call, urns) => {
            const overtakes = urns.length === 50 && urns.includes(urnOf('v099'));
            if (overtakes) overwrite(fake, urnOf('v119'), lineageOf(recordOf('b', 'VIEW')));
            return undefined;
          };
        },
      },
    );
    expect(writesOf(catalog).map((write) => write.split(' ').length - 1)).toEqual(sizes);
    expect(upstreamNames(catalog, 'v119')).toEqual(['b VIEW', 'a VIEW shop']);
    expect(result.exitCode).toBe(0);
  },
);

it('gives up after twenty retries of a stale unit', async () => {
  const { result, catalog } = await applied(view, beside, {
    disturb: (fake) => {
      for (let i = 0; i < 22; i++) overwritten('propose', `x${i}`)(fake);
    },
  });
  expect(result).toMatchObject({ exitCode: 1, outcomes: [{ outcome: 'failed', code: 'HW6004' }] });
  expect(catalog.writes).toHaveLength(21);
  // The first retries do not wait, and the others wait the shortest time.
  expect(catalog.waits).toEqual(Array.from({ length: 17 }, () => 1));
});

it('stops only the unit of a batch that another writer changed first', async () => {
  const names = Array.from({ length: 8 }, (_, i) => `v${i}`);
  const units = names.map((name) => unitOf(name, edgeFrom('a', 'VIEW')));
  const race = (fake: FakeCatalog) => {
    // Smaller and smaller batches, then v3 alone. Another writer changes v3 first each time.
    for (let i = 0; i < 40; i++)
      fake.before('propose', () => overwrite(fake, urnOf('v3'), lineageOf(`x${i}`)));
  };
  const { result, catalog } = await applied(desire(units), ['a', ...names], { disturb: race });
  expect(outcomesOf(result).filter((one) => one.endsWith('applied'))).toHaveLength(7);
  expect(outcomesOf(result)).toContain('lineage v3 failed');
  expect(upstreamNames(catalog, 'v7')).toEqual(['a VIEW shop']);
  expect(writesOf(catalog).filter((one) => one === 'propose v3')).toHaveLength(20);
  expect(result.exitCode).toBe(5);
});

it('gives up on a dataset after twenty retries, if the catalog says it exists and never shows it', async () => {
  const stale = () => {
    throw new HeadwaterError('catalog-stale', 'Expected version -1, actual version 1');
  };
  const { result } = await applied(sheet, ['a', absent('sheet')], {
    disturb: (fake) => {
      for (let i = 0; i < 21; i++) fake.before('propose', stale);
    },
  });
  expect(outcomesOf(result)).toEqual(['entity sheet unknown', 'lineage sheet not-attempted']);
  expect(result).toMatchObject({ exitCode: 5, outcomes: [{ code: 'HW5002' }, {}] });
});

it('an edge to mark that another writer took away is written, and its absence is no loss', async () => {
  const shared = lineageOf(marked(recordOf('a', 'VIEW'), { hr: { edge: true } }));
  const { result, catalog } = await applied(view, ['a', present('orders', shared)], {
    disturb: overwritten('propose', 'x'),
  });
  expect(outcomesOf(result)).toEqual(['lineage orders applied']);
  expect(upstreamNames(catalog, 'orders')).toEqual(['x TRANSFORMED', 'a VIEW shop']);
});

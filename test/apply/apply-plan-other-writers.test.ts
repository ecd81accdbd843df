import { describe, expect, it } from 'vitest';
import { HeadwaterError } from '../../src/errors/headwater-error.js';
import { applied, outcomesOf, upstreamNames, writesOf } from '../support/apply/apply-with.js';
import { type FakeCatalog, overwrite } from '../support/apply/fake-catalog.js';
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

describe('an apply to a catalog that changed since the plan', () => {
  it('leaves an edge alone that now exists with another type', async () => {
    const { result, catalog } = await applied(desire([unitOf('orders', 'a')]), ['orders', 'a'], {
      disturb: (fake) =>
        fake.before('read', () =>
          overwrite(fake, urnOf('orders'), lineageOf(recordOf('a', 'VIEW'))),
        ),
    });
    expect(catalog.writes).toEqual([]);
    expect(result).toMatchObject({ outcomes: [{ urn: urnOf('orders') }] });
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
            fake.behaviour.ignoresConditions = ignoresConditions;
            fake.behaviour.refuses = (_call, urns) => {
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

  it('writes no lineage to a dataset that was deleted', async () => {
    const { result, catalog } = await applied(desire([unitOf('orders', 'a')]), ['orders', 'a'], {
      disturb: (fake) => fake.before('read', () => fake.store.putReading(absent('orders'))),
    });
    expect(result).toMatchObject({
      exitCode: 1,
      outcomes: [{ outcome: 'failed', code: 'HW5002' }],
    });
    expect(catalog.writes).toEqual([]);
  });

  it('writes no lineage from a dataset that was deleted', async () => {
    const { result, catalog } = await applied(desire([unitOf('orders', 'a')]), ['orders', 'a'], {
      disturb: (fake) => fake.before('read', () => fake.store.putReading(absent('a'))),
    });
    expect(result).toMatchObject({
      exitCode: 1,
      outcomes: [{ outcome: 'failed', code: 'HW5002' }],
    });
    expect(catalog.writes).toEqual([]);
  });

  it('does not write a unit that now needs an unapproved change', async () => {
    const { result, catalog } = await applied(
      desire([unitOf('orders', 'a')]),
      ['a', 'b', present('orders')],
      {
        disturb: (fake) =>
          fake.before('read', () => overwrite(fake, urnOf('orders'), lineageOf(marked('b')))),
      },
    );
    expect(result).toMatchObject({
      exitCode: 1,
      outcomes: [{ outcome: 'failed', code: 'HW5002' }],
    });
    expect(catalog.writes).toEqual([]);
  });

  it('merges a stale proposal again and loses nothing of the other writer', async () => {
    const { result, catalog } = await applied(
      desire([unitOf('orders', edgeFrom('a', 'VIEW'))]),
      ['a', present('orders', lineageOf('x'))],
      {
        disturb: (fake) =>
          fake.before('propose', () => overwrite(fake, urnOf('orders'), lineageOf('x', 'y'))),
      },
    );
    expect(result.exitCode).toBe(0);
    expect(upstreamNames(catalog, 'orders')).toEqual([
      'x TRANSFORMED',
      'y TRANSFORMED',
      'a VIEW shop',
    ]);
  });

  it('has nothing to confirm when another writer made the same change first', async () => {
    const { result } = await applied(
      desire([unitOf('orders', edgeFrom('a', 'VIEW'))]),
      ['a', 'orders'],
      {
        disturb: (fake) =>
          fake.before('propose', () =>
            overwrite(fake, urnOf('orders'), lineageOf(recordOf('a', 'VIEW'))),
          ),
      },
    );
    expect(result).toMatchObject({
      exitCode: 0,
      outcomes: [
        { outcome: 'applied', message: expect.stringContaining('another writer was faster') },
      ],
    });
  });

  it('gives up after twenty retries of a stale unit', async () => {
    const race = (fake: FakeCatalog) => {
      for (let i = 0; i < 22; i++)
        fake.before('propose', () => overwrite(fake, urnOf('orders'), lineageOf(`x${i}`)));
    };
    const { result, catalog } = await applied(
      desire([unitOf('orders', edgeFrom('a', 'VIEW'))]),
      ['a', present('orders', lineageOf('x'))],
      {
        disturb: race,
      },
    );
    expect(result).toMatchObject({
      exitCode: 1,
      outcomes: [{ outcome: 'failed', code: 'HW6004' }],
    });
    expect(catalog.writes).toHaveLength(21);
    // The first retries do not wait, and the others wait the shortest time.
    expect(catalog.waits).toEqual(Array.from({ length: 17 }, () => 1));
  });

  it('gives up on a stale unit once the time for waits is used up', async () => {
    const { result, catalog } = await applied(
      desire([unitOf('orders', edgeFrom('a', 'VIEW'))]),
      ['a', present('orders', lineageOf('x'))],
      {
        disturb: (fake) => {
          fake.behaviour.isOutOfPatience = true;
          for (let i = 0; i < 5; i++)
            fake.before('propose', () => overwrite(fake, urnOf('orders'), lineageOf(`x${i}`)));
        },
      },
    );
    expect(result).toMatchObject({ exitCode: 1, outcomes: [{ code: 'HW6004' }] });
    expect(catalog.writes).toHaveLength(4);
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

  it('does not overwrite a dataset that another writer created, and writes the others of its batch', async () => {
    const two = [named('other', { columns: [] }), named('sheet', { columns: [] })];
    const { result, catalog, notes } = await applied(
      desire([unitOf('sheet', 'a')], two),
      ['a', absent('other'), absent('sheet')],
      {
        disturb: (fake) => fake.before('propose', () => fake.store.putReading(present('sheet'))),
      },
    );
    expect(outcomesOf(result)).toEqual([
      'entity other applied',
      'entity sheet applied',
      'lineage sheet applied',
    ]);
    expect(catalog.store.content(urnOf('sheet')).datasetProperties.version).toBe('-1');
    expect(notes[0]).toContain('another writer created');
    expect(result.exitCode).toBe(0);
  });

  it('gives up on a dataset after twenty retries, if the catalog says it exists and never shows it', async () => {
    const { result } = await applied(
      desire([unitOf('sheet', 'a')], [named('sheet', { columns: [] })]),
      ['a', absent('sheet')],
      {
        disturb: (fake) => {
          const stale = () => {
            throw new HeadwaterError('catalog-stale', 'Expected version -1, actual version 1');
          };
          for (let i = 0; i < 21; i++) fake.before('propose', stale);
        },
      },
    );
    expect(outcomesOf(result)).toEqual(['entity sheet unknown', 'lineage sheet not-attempted']);
    expect(result).toMatchObject({ exitCode: 5, outcomes: [{ code: 'HW5002' }, {}] });
  });
});

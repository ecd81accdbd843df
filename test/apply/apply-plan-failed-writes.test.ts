import { describe, expect, it } from 'vitest';
import { applied, lost, outcomesOf, refuse } from '../support/apply-with.js';
import { type FakeCatalog, overwrite } from '../support/fake-catalog.js';
import {
  absent,
  desire,
  edgeFrom,
  lineageOf,
  named,
  recordOf,
  unitOf,
  unknown,
  urnOf,
} from '../support/state-builders.js';

describe('when a write fails, an apply', () => {
  it('finds by reading that a cut mutation was carried out', async () => {
    const { result } = await applied(desire([unitOf('orders', 'a')]), ['orders', 'a'], {
      disturb: (fake) => fake.after('updateLineage', lost),
    });
    expect(result).toMatchObject({ exitCode: 0, outcomes: [{ outcome: 'applied' }] });
  });

  it('finds by reading that a refused mutation was not, and stops', async () => {
    const { result, catalog } = await applied(
      desire([unitOf('orders', 'a'), unitOf('view', edgeFrom('a', 'VIEW'))]),
      ['orders', 'a', 'view'],
      { disturb: (fake) => fake.before('updateLineage', refuse) },
    );
    expect(outcomesOf(result)).toEqual(['lineage orders failed', 'lineage view not-attempted']);
    expect(result).toMatchObject({ exitCode: 1, outcomes: [{ code: 'HW6003' }, {}] });
    expect(catalog.writes).toHaveLength(1);
  });

  it.each([
    ['a mutation', 'updateLineage', unitOf('orders', 'a'), recordOf('a')],
    ['a proposal', 'propose', unitOf('orders', edgeFrom('a', 'VIEW')), recordOf('a', 'VIEW')],
  ] as const)(
    'does not take for carried out what another writer made while %s was lost',
    async (_what, call, unit, theirs) => {
      const { result } = await applied(desire([unit]), ['orders', 'a'], {
        disturb: (fake) =>
          fake.before(call, () => {
            overwrite(fake, urnOf('orders'), lineageOf(theirs));
            lost();
          }),
      });
      expect(result).toMatchObject({
        exitCode: 0,
        outcomes: [
          { outcome: 'applied', message: expect.stringContaining('another writer was faster') },
        ],
      });
    },
  );

  it('does not guess when the read-back fails too', async () => {
    const { result } = await applied(desire([unitOf('orders', 'a')]), ['orders', 'a'], {
      disturb: (fake) => {
        fake.after('updateLineage', () => {
          fake.before('read', lost);
          lost();
        });
      },
    });
    expect(result).toMatchObject({
      exitCode: 5,
      outcomes: [{ outcome: 'unknown', code: 'HW6001' }],
    });
  });

  it('does not guess when the read-back hides the dataset', async () => {
    const { result } = await applied(desire([unitOf('orders', 'a')]), ['orders', 'a'], {
      disturb: (fake) => {
        fake.after('updateLineage', () => {
          fake.store.putReading(unknown('orders'));
          lost();
        });
      },
    });
    expect(result.outcomes).toMatchObject([{ outcome: 'unknown' }]);
  });

  it('tells a partial apply from a failed one', async () => {
    const { result } = await applied(
      desire([unitOf('orders', 'a'), unitOf('view', edgeFrom('a', 'VIEW'))]),
      ['orders', 'a', 'view'],
      {
        disturb: (fake) => fake.before('propose', () => lost()),
      },
    );
    // The edge of orders is there, its mark is not.
    expect(outcomesOf(result)).toEqual(['lineage orders failed', 'lineage view failed']);
    expect(result.exitCode).toBe(5);
  });

  it('settles a lost proposal by reading, too', async () => {
    const { result } = await applied(
      desire([unitOf('view', edgeFrom('a', 'VIEW'))]),
      ['view', 'a'],
      {
        disturb: (fake) => fake.after('propose', lost),
      },
    );
    expect(result).toMatchObject({ exitCode: 0, outcomes: [{ outcome: 'applied' }] });
  });

  it.each([
    ['made all the same', 'after', 'applied', 0],
    ['not made', 'before', 'failed', 1],
  ] as const)('finds by reading that a dataset was %s', async (_what, when, outcome, exitCode) => {
    const { result } = await applied(
      desire([], [named('sheet', { columns: [] })]),
      [absent('sheet')],
      {
        disturb: (fake) => fake[when]('propose', lost),
      },
    );
    expect(result).toMatchObject({ exitCode, outcomes: [{ unit: 'entity', outcome }] });
  });

  it('reports a dataset as unknown when nothing can be read', async () => {
    const { result } = await applied(
      desire([], [named('sheet', { columns: [] })]),
      [absent('sheet')],
      {
        disturb: (fake) => {
          fake.before('propose', lost);
          fake.before('read', lost);
        },
      },
    );
    expect(result).toMatchObject({ exitCode: 5, outcomes: [{ outcome: 'unknown' }] });
  });

  it('reports a dataset without a privilege as failed and does not try again', async () => {
    const { result } = await applied(
      desire([], [named('sheet', { columns: [] })]),
      [absent('sheet')],
      {
        disturb: (fake) => fake.before('propose', refuse),
      },
    );
    expect(result).toMatchObject({
      exitCode: 1,
      outcomes: [{ outcome: 'failed', code: 'HW6003' }],
    });
  });

  it('does not write when it cannot read first', async () => {
    const { result, catalog } = await applied(desire([unitOf('orders', 'a')]), ['orders', 'a'], {
      disturb: (fake) => fake.before('read', lost),
    });
    expect(result).toMatchObject({
      exitCode: 1,
      outcomes: [{ outcome: 'failed', code: 'HW6001' }],
    });
    expect(catalog.writes).toEqual([]);
  });

  it('lets a bug through with its stack', async () => {
    const bug = () => {
      throw new TypeError('a bug');
    };
    const disturb = (fake: FakeCatalog) => fake.before('updateLineage', bug);
    await expect(
      applied(desire([unitOf('orders', 'a')]), ['orders', 'a'], { disturb }),
    ).rejects.toThrow(TypeError);
  });
});

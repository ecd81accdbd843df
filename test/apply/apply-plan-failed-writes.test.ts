import { describe, expect, it } from 'vitest';
import { applied, loseAnswer, outcomesOf, refuse } from '../support/apply/apply-with.js';
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
} from '../support/model/state-builders.js';

describe('an apply with a failed write', () => {
  it('reads back that a refused mutation was not carried out, and stops', async () => {
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
    'does not count elements of another writer as its own while %s was lost',
    async (_what, call, unit, theirs) => {
      const { result } = await applied(desire([unit]), ['orders', 'a'], {
        disturb: (fake) =>
          fake.before(call, () => {
            overwrite(fake, urnOf('orders'), lineageOf(theirs));
            loseAnswer();
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

  it('distinguishes a partial apply from a failed one', async () => {
    const { result } = await applied(
      desire([unitOf('orders', 'a'), unitOf('view', edgeFrom('a', 'VIEW'))]),
      ['orders', 'a', 'view'],
      {
        disturb: (fake) => fake.before('propose', () => loseAnswer()),
      },
    );
    // The edge of orders was written, its mark was not.
    expect(outcomesOf(result)).toEqual(['lineage orders partial', 'lineage view failed']);
    expect(result.exitCode).toBe(5);
  });

  it('reports a dataset without a privilege as failed and does not retry', async () => {
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
      disturb: (fake) => fake.before('read', loseAnswer),
    });
    expect(result).toMatchObject({
      exitCode: 1,
      outcomes: [{ outcome: 'failed', code: 'HW6001' }],
    });
    expect(catalog.writes).toEqual([]);
  });

  it('rethrows an unexpected error', async () => {
    const bug = () => {
      throw new TypeError('a bug');
    };
    const disturb = (fake: FakeCatalog) => fake.before('updateLineage', bug);
    await expect(
      applied(desire([unitOf('orders', 'a')]), ['orders', 'a'], { disturb }),
    ).rejects.toThrow(TypeError);
  });
});

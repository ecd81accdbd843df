import { describe, expect, it } from 'vitest';
import { HeadwaterError } from '../../../src/errors/headwater-error.js';
import { chooseWay } from '../../../src/plan/write-way.js';
import { applied, outcomesOf } from '../../support/apply/apply-with.js';
import { type FakeCatalog, overwrite } from '../../support/apply/fake-catalog.js';
import {
  desire,
  lineageOf,
  present,
  recordOf,
  unitOf,
  urnOf,
} from '../../support/model/state-builders.js';

/** The way at a catalog whose mutation loses updates, if a person wants it. */
const way = chooseWay('mutations', { atomicMutation: false, conditions: true });

const desired = desire([unitOf('orders', 'a')]);
const before = ['a', present('orders', lineageOf('x'))] as const;

/** Another writer replaces the lineage between the read and the write of our mutation. */
function overtake(fake: FakeCatalog): void {
  fake.behavior.losesUpdates = true;
  fake.before('updateLineage', () => overwrite(fake, urnOf('orders'), lineageOf('x', 'theirs')));
}

describe('a mutation on a catalog that loses updates', () => {
  it('is sent for one downstream at a time', async () => {
    const units = ['u', 'v', 'w'].map((name) => unitOf(name, 'a'));
    const { catalog } = await applied(desire(units), ['a', 'u', 'v', 'w'], { more: { way } });
    const mutations = catalog.writes.filter(({ call }) => call === 'updateLineage');
    expect(mutations.map(({ urns }) => urns)).toEqual(['u', 'v', 'w'].map((one) => [urnOf(one)]));
  });

  it('records and says what it undid of others, and the apply ends with 5', async () => {
    const { result, events, notes } = await applied(desired, before, {
      more: { way },
      disturb: overtake,
    });
    expect(result.exitCode).toBe(5);
    expect(result.outcomes).toMatchObject([{ outcome: 'unverified', code: 'HW5017' }]);
    expect(result.outcomes[0]?.message).toContain('lost: <- snowflake:theirs (TRANSFORMED)');
    expect(notes.join()).toContain('snowflake:theirs');
    const lost = events.filter(({ event }) => event === 'lost');
    expect(lost).toEqual([
      {
        event: 'lost',
        unit: 'lineage',
        urn: urnOf('orders'),
        lost: { upstreams: [expect.objectContaining({ dataset: urnOf('theirs') })] },
        returned: { upstreams: [] },
      },
    ]);
  });

  it('undid nothing if nobody else wrote, or if the others wrote before it read', async () => {
    const alone = await applied(desired, before, { more: { way } });
    expect(outcomesOf(alone.result)).toEqual(['lineage orders applied']);
    const earlier = await applied(desired, before, {
      more: { way },
      disturb: (fake) =>
        fake.before('updateLineage', () =>
          overwrite(fake, urnOf('orders'), lineageOf('x', 'theirs')),
        ),
    });
    expect(earlier.result.exitCode).toBe(0);
    expect(earlier.events.some(({ event }) => event === 'lost')).toBe(false);
  });

  it('leaves a doubt if the catalog does not show the versions between', async () => {
    const { result } = await applied(desired, before, {
      more: { way },
      disturb: (fake) => {
        overtake(fake);
        fake.behavior.keepsNoVersions = true;
      },
    });
    expect(result).toMatchObject({ exitCode: 6, outcomes: [{ code: 'HW5003' }] });
    expect(result.outcomes[0]?.message).toContain('does not show the versions before 3');
  });

  it('is checked again at the end if the aspect could not be read at once', async () => {
    const { result } = await applied(desired, before, {
      more: { way },
      disturb: (fake) => {
        overtake(fake);
        fake.after('updateLineage', () =>
          fake.before('read', () => {
            throw new HeadwaterError('catalog-failed', 'out of order');
          }),
        );
      },
    });
    expect(result).toMatchObject({ exitCode: 5, outcomes: [{ code: 'HW5017' }] });
  });

  it('is checked as well if its answer is lost', async () => {
    const { result } = await applied(desired, before, {
      more: { way },
      disturb: (fake) => {
        overtake(fake);
        fake.after('updateLineage', () => {
          throw new HeadwaterError('catalog-unreachable', 'the connection was cut');
        });
      },
    });
    expect(result).toMatchObject({ exitCode: 5, outcomes: [{ code: 'HW5017' }] });
  });

  it('names column records by their number, and what came back', async () => {
    const { result } = await applied(desired, ['a', present('orders', lineageOf('x', 'y'))], {
      more: { way },
      disturb: (fake) => {
        fake.behavior.losesUpdates = true;
        fake.before('updateLineage', () =>
          overwrite(fake, urnOf('orders'), {
            upstreams: [recordOf('x')],
            fineGrainedLineages: [{ upstreamType: 'NONE', downstreamType: 'FIELD' }],
          }),
        );
      },
    });
    expect(result.outcomes[0]?.message).toMatch(
      /lost: 1 column record; back although another writer removed or changed it: <- snowflake:y /,
    );
  });
});

import { describe, expect, it } from 'vitest';
import { HeadwaterError, throwIfInterrupted } from '../../src/errors/headwater-error.js';
import { applied, loseAnswer, upstreamNames } from '../support/apply/apply-with.js';
import type { FakeCatalog } from '../support/apply/fake-catalog.js';
import { absent, desire, edgeFrom, named, unitOf } from '../support/model/state-builders.js';

function stale(): never {
  throw new HeadwaterError('catalog-stale', 'another writer was faster');
}

describe('an apply whose proposal is delivered twice, so that the second one is stale,', () => {
  const view = desire([unitOf('view', edgeFrom('a', 'VIEW'))]);
  const twice = (then: (fake: FakeCatalog) => void) => (fake: FakeCatalog) =>
    fake.after('propose', () => {
      then(fake);
      stale();
    });

  it('reads back that it was carried out', async () => {
    const { result, catalog } = await applied(view, ['view', 'a'], {
      disturb: twice(() => undefined),
    });
    expect(result).toMatchObject({ exitCode: 0, outcomes: [{ outcome: 'applied' }] });
    expect(upstreamNames(catalog, 'view')).toEqual(['a VIEW shop']);
  });

  it('reports unknown, not failed, when nothing can be read', async () => {
    const { result, catalog } = await applied(view, ['view', 'a'], {
      disturb: twice((fake) => fake.before('read', loseAnswer)),
    });
    expect(result).toMatchObject({
      exitCode: 5,
      outcomes: [{ outcome: 'unknown', code: 'HW6001' }],
    });
    expect(upstreamNames(catalog, 'view')).toEqual(['a VIEW shop']);
  });

  it('reads back that it was carried out, also when the run is interrupted before the read', async () => {
    const interrupt = new AbortController();
    const { result } = await applied(view, ['view', 'a'], {
      disturb: twice(() => interrupt.abort()),
      signal: interrupt.signal,
    });
    expect(result).toMatchObject({ exitCode: 0, outcomes: [{ outcome: 'applied' }] });
  });

  it('reports unknown, not failed or not attempted, when the read is cut off too', async () => {
    const interrupt = new AbortController();
    const { result } = await applied(view, ['view', 'a'], {
      disturb: twice((fake) => {
        interrupt.abort();
        fake.before('read', () => throwIfInterrupted(interrupt.signal, 'cut off'));
      }),
      signal: interrupt.signal,
    });
    expect(result).toMatchObject({ exitCode: 5, outcomes: [{ outcome: 'unknown' }] });
  });
});

it('reports a dataset as unknown whose proposal was stale and that cannot be read', async () => {
  const { result, catalog } = await applied(
    desire([], [named('sheet', { columns: [] })]),
    [absent('sheet')],
    {
      disturb: (fake) =>
        fake.after('propose', () => {
          fake.before('read', loseAnswer);
          stale();
        }),
    },
  );
  expect(catalog.writes).toHaveLength(1);
  expect(result).toMatchObject({ exitCode: 5, outcomes: [{ unit: 'entity', outcome: 'unknown' }] });
});

it('reports a unit as failed whose proposal stays stale, after a read shows that nothing was written', async () => {
  const disturb = (fake: FakeCatalog) =>
    fake.before('propose', () => {
      disturb(fake);
      throw new HeadwaterError('catalog-stale', 'another writer was faster');
    });
  const { result } = await applied(desire([unitOf('view', edgeFrom('a', 'VIEW'))]), ['view', 'a'], {
    disturb,
  });
  expect(result).toMatchObject({ outcomes: [{ outcome: 'failed', code: 'HW6004' }] });
});

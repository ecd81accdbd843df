import { describe, expect, it } from 'vitest';
import { HeadwaterError, throwIfInterrupted } from '../../src/errors/headwater-error.js';
import { applied } from '../support/apply/apply-with.js';
import type { FakeCatalog } from '../support/apply/fake-catalog.js';
import { desire, edgeFrom, unitOf } from '../support/model/state-builders.js';

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

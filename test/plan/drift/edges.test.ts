import { describe, expect, it } from 'vitest';
import { differencesOf, driftOf, presentAt, sinceOf, version } from '../../support/drift-of.js';
import { marked } from '../../support/lineage-builders.js';
import {
  absent,
  desire,
  edgeFrom,
  lineageOf,
  observe,
  present,
  recordOf,
  unitOf,
  unknown,
  urnOf,
  us,
} from '../../support/state-builders.js';

const desired = desire([unitOf('orders', 'raw')]);
const ours = lineageOf(marked('raw'));

/** `orders` with these versions, the last of them the one that is there. */
function orders(...versions: readonly ReturnType<typeof version>[]): ReturnType<typeof driftOf> {
  const [now = version(1, lineageOf()), ...earlier] = [...versions].reverse();
  return driftOf(desired, observe('raw', presentAt('orders', now)), { orders: earlier });
}

describe('a declared edge that is there, as declared and as ours', () => {
  it('is no drift', () => {
    const drift = orders(version(2, ours));
    expect(drift).toMatchObject({ datasets: [], findings: [], complete: true });
    expect(drift.summary).toEqual({ missing: 0, altered: 0, markLost: 0, datasets: 0, wiped: 0, pending: 0 });
  });

  it('is none where our mark has an earlier name of the stack', () => {
    const former = lineageOf(marked('raw', { store: { edge: true } }));
    const drift = driftOf(desired, observe('raw', presentAt('orders', version(1, former))), {}, { settings: { formerly: ['store'] } });
    expect(drift).toMatchObject({ datasets: [], summary: { pending: 1 } });
  });

  it('is none where its protection is declared otherwise', () => {
    const guarded = desire([{ ...unitOf('orders', 'raw'), protect: true }]);
    expect(driftOf(guarded, observe('raw', present('orders', ours)))).toMatchObject({ datasets: [], summary: { pending: 1 } });
  });
});

describe('a declared edge that is not there', () => {
  it('is missing where an earlier version shows it as ours, since the write that took it', () => {
    const drift = orders(version(1, lineageOf('x')), version(2, ours), version(3, lineageOf('x'), 'jane'), version(4, lineageOf('y')));
    expect(differencesOf(drift)).toEqual(['missing orders <- raw (version)']);
    const [dataset] = drift.datasets;
    expect(dataset).toMatchObject({
      urn: urnOf('orders'),
      address: 'orders',
      lastWrite: { version: '4', by: 'urn:li:corpuser:ingestion', at: '1970-01-01T00:00:04.000Z', run: null },
    });
    expect(dataset?.differences[0]).toMatchObject({
      element: 'edge',
      before: null,
      after: { type: 'TRANSFORMED', owned: true, protected: false },
      since: { version: '3', by: 'urn:li:corpuser:jane', at: '1970-01-01T00:00:03.000Z' },
      remedy: 'apply',
    });
    expect(drift.summary).toMatchObject({ missing: 1, datasets: 1, pending: 0 });
  });

  it('lost its mark first and was taken later: the taking counts', () => {
    const drift = orders(version(1, ours), version(2, lineageOf('raw')), version(3, lineageOf(), 'jane'));
    expect(drift.datasets[0]?.differences.map(sinceOf)).toEqual(['3 jane']);
  });

  it('is yet to be applied where the versions go back to the first and never show it as ours', () => {
    const drift = orders(version(1, lineageOf()), version(2, lineageOf('x')));
    expect(drift).toMatchObject({ datasets: [], summary: { missing: 0, pending: 1 } });
  });

  it.each([1, 7])("is missing where version %d shows it as somebody else's", (first) => {
    const drift = orders(version(first, lineageOf('raw')), version(first + 1, lineageOf('x'), 'jane'), version(first + 2, lineageOf('y')));
    expect(differencesOf(drift)).toEqual(['missing orders <- raw (seen)']);
    expect(drift.datasets[0]).toMatchObject({ wiped: null, differences: [{ since: { by: 'urn:li:corpuser:jane' }, remedy: 'apply' }] });
  });

  it('is missing, as far as the manifest goes, where the versions do not go back to the first', () => {
    const drift = orders(version(7, lineageOf()), version(8, lineageOf('x')));
    expect(differencesOf(drift)).toEqual(['missing orders <- raw (manifest)']);
    expect(drift.datasets[0]?.differences[0]).toMatchObject({ since: null, remedy: 'apply' });
  });

  it('is missing, as far as the manifest goes, where the catalog does not count versions', () => {
    expect(differencesOf(orders(version(1, lineageOf('x'), 'jane', { uncounted: true })))).toEqual(['missing orders <- raw (manifest)']);
  });

  it.each([
    ['no lineage is stored', present('orders')],
    ['its dataset is gone', absent('orders')],
  ])('is missing, as far as the manifest goes, where %s', (_what, reading) => {
    const drift = driftOf(desired, observe('raw', reading));
    expect(differencesOf(drift)).toEqual(['missing orders <- raw (manifest)']);
    expect(drift.datasets[0]).toMatchObject({ lastWrite: null, wiped: null });
  });

  it('is left open where the catalog does not show its dataset', () => {
    const drift = driftOf(desired, observe('raw', unknown('orders')));
    expect(drift).toMatchObject({ datasets: [], complete: false, findings: [{ name: 'dataset-unreadable' }] });
  });

  it('was removed by the user of the token: drift all the same, and the writer says so', () => {
    const drift = orders(version(1, ours), version(2, lineageOf(), 'headwater'));
    expect(drift.datasets[0]?.differences.map(sinceOf)).toEqual(['2 headwater']);
    expect(drift.target.actor).toBe(us);
  });
});

describe('a declared edge of another type', () => {
  const viewed = lineageOf(marked(recordOf('raw', 'VIEW')));

  it('was altered where an earlier version shows it as ours and as declared', () => {
    const drift = orders(version(1, ours), version(2, viewed, 'jane'), version(3, lineageOf(marked(recordOf('raw', 'VIEW')), 'x')));
    expect(differencesOf(drift)).toEqual(['altered orders <- raw (version)']);
    expect(drift.datasets[0]?.differences[0]).toMatchObject({
      before: { type: 'VIEW', owned: true },
      after: { type: 'TRANSFORMED', owned: true },
      since: { version: '2', by: 'urn:li:corpuser:jane' },
      remedy: 'apply',
    });
    expect(drift.summary).toMatchObject({ altered: 1, pending: 0 });
  });

  it('was altered where it was as declared on one of several records', () => {
    const twice = lineageOf(marked(recordOf('raw', 'VIEW')), recordOf('raw'));
    expect(differencesOf(orders(version(1, twice), version(2, viewed)))).toEqual(['altered orders <- raw (version)']);
  });

  it('is declared otherwise since where no version shows it as declared', () => {
    expect(orders(version(1, lineageOf()), version(2, viewed))).toMatchObject({ datasets: [], summary: { pending: 1 } });
  });

  it('is ours by its mark where the versions do not go back to the first', () => {
    expect(differencesOf(orders(version(9, viewed)))).toEqual(['altered orders <- raw (mark)']);
  });

  it('was altered and lost its mark: somebody else has it now', () => {
    const drift = orders(version(1, ours), version(2, lineageOf(recordOf('raw', 'VIEW'))));
    expect(drift.datasets[0]?.differences[0]).toMatchObject({ kind: 'altered', before: { type: 'VIEW', owned: false }, remedy: null });
  });

  it('was never ours', () => {
    expect(orders(version(8, lineageOf(recordOf('raw', 'VIEW'))))).toMatchObject({ datasets: [], summary: { pending: 0 } });
  });

  it('was made by our user, and no version tells more', () => {
    expect(differencesOf(orders(version(8, lineageOf(recordOf('raw', 'VIEW', us)))))).toEqual(['altered orders <- raw (creator)']);
  });

  it('belongs to another stack too, which says something else of it', () => {
    const both = lineageOf(marked(recordOf('raw', 'VIEW'), { shop: { edge: true }, finance: { edge: true } }));
    const drift = orders(version(1, ours), version(2, both));
    expect(drift.datasets[0]?.differences[0]).toMatchObject({ kind: 'altered', remedy: null });
  });

  it('is as declared on one of several records', () => {
    const twice = lineageOf(recordOf('raw', 'VIEW'), recordOf('raw'));
    expect(differencesOf(orders(version(1, ours), version(2, twice)))).toEqual(['mark-lost orders <- raw (version)']);
  });
});

describe('a declared edge without our mark', () => {
  it('lost it where an earlier version shows it', () => {
    const drift = orders(
      version(1, lineageOf()),
      version(2, ours),
      version(3, lineageOf('raw'), 'jane'),
      version(4, lineageOf('raw', 'x')),
    );
    expect(differencesOf(drift)).toEqual(['mark-lost orders <- raw (version)']);
    expect(drift.datasets[0]?.differences[0]).toMatchObject({
      before: { type: 'TRANSFORMED', owned: false },
      since: { version: '3' },
      remedy: 'adopt',
    });
    expect(drift.summary).toMatchObject({ markLost: 1 });
  });

  it('is co-declared where no version shows a mark', () => {
    for (const number of [1, 9]) expect(orders(version(number, lineageOf('raw')))).toMatchObject({ datasets: [], summary: { pending: 0 } });
  });

  it('was made by our user, and no version tells more', () => {
    const drift = orders(
      version(8, lineageOf(recordOf('raw', 'TRANSFORMED', us))),
      version(9, lineageOf(recordOf('raw', 'TRANSFORMED', us), 'x')),
    );
    expect(differencesOf(drift)).toEqual(['mark-lost orders <- raw (creator)']);
    expect(drift.datasets[0]?.differences[0]).toMatchObject({ since: null, remedy: 'apply' });
  });

  it('was made by our user, and never had one: a run that was killed, yet to be finished', () => {
    expect(orders(version(1, lineageOf(recordOf('raw', 'TRANSFORMED', us))))).toMatchObject({ datasets: [], summary: { pending: 1 } });
  });

  it("is another stack's", () => {
    const theirs = lineageOf(marked('raw', { finance: { edge: true } }));
    expect(orders(version(9, theirs))).toMatchObject({ datasets: [], summary: { pending: 1 } });
    expect(orders(version(1, ours), version(2, theirs)).datasets[0]?.differences[0]).toMatchObject({ kind: 'mark-lost', remedy: 'apply' });
  });

  it('carries something that is no mark', () => {
    const spoilt = lineageOf({ ...recordOf('raw'), properties: { headwater: 'x' } });
    const drift = orders(version(1, ours), version(2, spoilt));
    expect(drift.datasets[0]?.differences[0]).toMatchObject({ kind: 'mark-lost', remedy: null });
    expect(drift.findings.map(({ name }) => name)).toEqual(['mark-unreadable']);
  });
});

describe('an edge that no manifest declares', () => {
  it('is no drift, ours or not', () => {
    const drift = orders(version(2, lineageOf(marked('raw'), marked('gone'), 'x')));
    expect(drift).toMatchObject({ datasets: [], summary: { pending: 1 } });
  });

  it('is none on a dataset that no manifest names', () => {
    const drift = driftOf(desire([]), observe(presentAt('orders', version(2, ours))));
    expect(drift).toMatchObject({ datasets: [], summary: { pending: 1 } });
  });
});

describe('ownership: exclusive', () => {
  it('does not make drift of what others wrote', () => {
    const all = desire([{ ...unitOf('orders', 'raw', edgeFrom('fx', 'COPY')), ownership: 'exclusive' }]);
    const drift = driftOf(all, observe('raw', 'fx', presentAt('orders', version(9, lineageOf('raw', 'fx', 'x')))));
    expect(drift).toMatchObject({ datasets: [], summary: { pending: 3 } });
  });
});

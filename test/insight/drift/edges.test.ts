import { describe, expect, it } from 'vitest';
import {
  differencesOf,
  driftOf,
  presentAt,
  sinceOf,
  version,
} from '../../support/insight/drift-of.js';
import { desired, driftOfOrders, ourLineage } from '../../support/insight/drift-of-orders.js';
import { marked } from '../../support/model/lineage-builders.js';
import {
  absent,
  desire,
  edgeFrom,
  lineageOf,
  observe,
  present,
  unitOf,
  unknown,
  urnOf,
  us,
} from '../../support/model/state-builders.js';

describe('a declared edge that exists as declared and as ours', () => {
  it('is no drift if only its declared protection differs', () => {
    const guarded = desire([{ ...unitOf('orders', 'raw'), protect: true }]);
    expect(driftOf(guarded, observe('raw', present('orders', ourLineage)))).toMatchObject({
      datasets: [],
      summary: { pending: 1 },
    });
  });
});

describe('a declared edge that does not exist', () => {
  it('is missing if an earlier version shows it as ours, since the write that removed it', () => {
    const drift = driftOfOrders(
      version(1, lineageOf('x')),
      version(2, ourLineage),
      version(3, lineageOf('x'), 'jane'),
      version(4, lineageOf('y')),
    );
    expect(differencesOf(drift)).toEqual(['missing orders <- raw (version)']);
    const [dataset] = drift.datasets;
    expect(dataset).toMatchObject({
      urn: urnOf('orders'),
      address: 'orders',
      lastWrite: {
        version: '4',
        by: 'urn:li:corpuser:ingestion',
        at: '1970-01-01T00:00:04.000Z',
        run: null,
      },
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

  it('is missing since its removal, even if it lost its mark earlier', () => {
    const drift = driftOfOrders(
      version(1, ourLineage),
      version(2, lineageOf('raw')),
      version(3, lineageOf(), 'jane'),
    );
    expect(drift.datasets[0]?.differences.map(sinceOf)).toEqual(['3 jane']);
  });

  it.each([1, 7])('is missing if version %d shows it without our mark', (first) => {
    const drift = driftOfOrders(
      version(first, lineageOf('raw')),
      version(first + 1, lineageOf('x'), 'jane'),
      version(first + 2, lineageOf('y')),
    );
    expect(differencesOf(drift)).toEqual(['missing orders <- raw (seen)']);
    expect(drift.datasets[0]).toMatchObject({
      wiped: null,
      differences: [{ since: { by: 'urn:li:corpuser:jane' }, remedy: 'apply' }],
    });
  });

  it('is missing according to the manifest if the first version is not kept', () => {
    const drift = driftOfOrders(version(7, lineageOf()), version(8, lineageOf('x')));
    expect(differencesOf(drift)).toEqual(['missing orders <- raw (manifest)']);
    expect(drift.datasets[0]?.differences[0]).toMatchObject({ since: null, remedy: 'apply' });
  });

  it('is missing according to the manifest if the catalog does not count versions', () => {
    expect(
      differencesOf(driftOfOrders(version(1, lineageOf('x'), 'jane', { uncounted: true }))),
    ).toEqual(['missing orders <- raw (manifest)']);
  });

  it.each([
    ['no lineage is stored', present('orders')],
    ['its dataset does not exist', absent('orders')],
  ])('is missing according to the manifest if %s', (_what, reading) => {
    const drift = driftOf(desired, observe('raw', reading));
    expect(differencesOf(drift)).toEqual(['missing orders <- raw (manifest)']);
    expect(drift.datasets[0]).toMatchObject({ lastWrite: null, wiped: null });
  });

  it('is left open if the catalog does not show its dataset', () => {
    const drift = driftOf(desired, observe('raw', unknown('orders')));
    expect(drift).toMatchObject({
      datasets: [],
      complete: false,
      findings: [{ name: 'dataset-unreadable' }],
    });
  });

  it('is drift if the user of the token removed it, and that writer is named', () => {
    const drift = driftOfOrders(version(1, ourLineage), version(2, lineageOf(), 'headwater'));
    expect(drift.datasets[0]?.differences.map(sinceOf)).toEqual(['2 headwater']);
    expect(drift.target.actor).toBe(us);
  });
});

describe('an edge that no manifest declares', () => {
  it('is no drift, ours or not', () => {
    const drift = driftOfOrders(version(2, lineageOf(marked('raw'), marked('gone'), 'x')));
    expect(drift).toMatchObject({ datasets: [], summary: { pending: 1 } });
  });

  it('is no drift on a dataset that no manifest names', () => {
    const drift = driftOf(desire([]), observe(presentAt('orders', version(2, ourLineage))));
    expect(drift).toMatchObject({ datasets: [], summary: { pending: 1 } });
  });
});

describe('ownership: exclusive', () => {
  it('makes no drift of what others wrote', () => {
    const all = desire([
      { ...unitOf('orders', 'raw', edgeFrom('fx', 'COPY')), ownership: 'exclusive' },
    ]);
    const drift = driftOf(
      all,
      observe('raw', 'fx', presentAt('orders', version(9, lineageOf('raw', 'fx', 'x')))),
    );
    expect(drift).toMatchObject({ datasets: [], summary: { pending: 3 } });
  });
});

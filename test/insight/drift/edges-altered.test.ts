import { describe, expect, it } from 'vitest';
import { differencesOf, version } from '../../support/insight/drift-of.js';
import { driftOfOrders, ourLineage } from '../../support/insight/drift-of-orders.js';
import { marked } from '../../support/model/lineage-builders.js';
import { lineageOf, recordOf, us } from '../../support/model/state-builders.js';

describe('a declared edge of another type', () => {
  const viewed = lineageOf(marked(recordOf('raw', 'VIEW')));

  it('was altered if an earlier version shows it as ours and as declared', () => {
    const drift = driftOfOrders(
      version(1, ourLineage),
      version(2, viewed, 'jane'),
      version(3, lineageOf(marked(recordOf('raw', 'VIEW')), 'x')),
    );
    expect(differencesOf(drift)).toEqual(['altered orders <- raw (version)']);
    expect(drift.datasets[0]?.differences[0]).toMatchObject({
      before: { type: 'VIEW', owned: true },
      after: { type: 'TRANSFORMED', owned: true },
      since: { version: '2', by: 'urn:li:corpuser:jane' },
      remedy: 'apply',
    });
    expect(drift.summary).toMatchObject({ altered: 1, pending: 0 });
  });

  it('was altered if one of several records was as declared', () => {
    const twice = lineageOf(marked(recordOf('raw', 'VIEW')), recordOf('raw'));
    expect(differencesOf(driftOfOrders(version(1, twice), version(2, viewed)))).toEqual([
      'altered orders <- raw (version)',
    ]);
  });

  it('was never ours', () => {
    expect(driftOfOrders(version(8, lineageOf(recordOf('raw', 'VIEW'))))).toMatchObject({
      datasets: [],
      summary: { pending: 0 },
    });
  });

  it('was made by our user, and no version shows more', () => {
    expect(
      differencesOf(driftOfOrders(version(8, lineageOf(recordOf('raw', 'VIEW', us))))),
    ).toEqual(['altered orders <- raw (creator)']);
  });

  it('also belongs to another stack, which declares another type', () => {
    const both = lineageOf(
      marked(recordOf('raw', 'VIEW'), { shop: { edge: true }, finance: { edge: true } }),
    );
    const drift = driftOfOrders(version(1, ourLineage), version(2, both));
    expect(drift.datasets[0]?.differences[0]).toMatchObject({ kind: 'altered', remedy: null });
  });

  it('is as declared if one of several records is', () => {
    const twice = lineageOf(recordOf('raw', 'VIEW'), recordOf('raw'));
    expect(differencesOf(driftOfOrders(version(1, ourLineage), version(2, twice)))).toEqual([
      'mark-lost orders <- raw (version)',
    ]);
  });
});

describe('a declared edge without our mark', () => {
  it('belongs to another stack', () => {
    const theirs = lineageOf(marked('raw', { finance: { edge: true } }));
    expect(driftOfOrders(version(9, theirs))).toMatchObject({
      datasets: [],
      summary: { pending: 1 },
    });
    expect(
      driftOfOrders(version(1, ourLineage), version(2, theirs)).datasets[0]?.differences[0],
    ).toMatchObject({
      kind: 'mark-lost',
      remedy: 'apply',
    });
  });

  it('has an invalid mark', () => {
    const spoilt = lineageOf({ ...recordOf('raw'), properties: { headwater: 'x' } });
    const drift = driftOfOrders(version(1, ourLineage), version(2, spoilt));
    expect(drift.datasets[0]?.differences[0]).toMatchObject({ kind: 'mark-lost', remedy: null });
    expect(drift.findings.map(({ name }) => name)).toEqual(['mark-unreadable']);
  });
});

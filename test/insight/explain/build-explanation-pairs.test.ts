import { describe, expect, it } from 'vitest';
import { explainAddress } from '../../support/insight/explain-address.js';
import {
  columnRecord,
  fingerprintOf,
  mapping,
  marked,
  withColumns,
} from '../../support/model/lineage-builders.js';
import {
  absent,
  at,
  desire,
  lineageOf,
  named,
  observe,
  present,
  unitOf,
  unknown,
  urnOf,
} from '../../support/model/state-builders.js';

describe('a pair', () => {
  it('that is declared with two transforms is one pair in conflict', () => {
    const state = desire([
      withColumns(unitOf('orders', 'raw'), mapping('a', ['raw.a']), {
        ...mapping('a', ['raw.a'], { transform: 'sum' }),
        place: at(8),
      }),
    ]);
    const value = {
      ...lineageOf(marked('raw')),
      fineGrainedLineages: [columnRecord('orders.a', ['raw.a'])],
    };
    const explanation = explainAddress(
      'orders.a <- raw.a',
      state,
      observe(present('orders', value), 'raw'),
    );
    expect(explanation.elements).toMatchObject([
      {
        transform: 'sum',
        live: { records: [{}] },
        decision: { kind: 'co-declared', change: null },
      },
    ]);
    expect(explanation.findings.map(({ name }) => name)).toContain('column-conflict');
  });

  it('shows every record that holds it, in any spelling', () => {
    const state = desire([withColumns(unitOf('orders', 'raw'), mapping('a', ['raw.a']))]);
    const records = [
      columnRecord('orders.a', ['raw.a'], { query: 'urn:li:query:q' }),
      columnRecord('orders.b', ['raw.a']),
      columnRecord('orders.[version=2.0].[type=int].a', ['raw.b', 'raw.a'], {
        transformOperation: 'sum',
      }),
    ];
    const explanation = explainAddress(
      'orders.a',
      state,
      observe(
        present('orders', { ...lineageOf(marked('raw')), fineGrainedLineages: records }),
        'raw',
      ),
    );
    expect(explanation.elements[0]?.live?.records).toEqual([records[0], records[2]]);
  });

  it('lists the marks of several stacks', () => {
    const state = desire([withColumns(unitOf('orders', 'raw'), mapping('a', ['raw.a']))]);
    const record = columnRecord('orders.a', ['raw.a']);
    const fingerprint = fingerprintOf('orders.a', 'raw.a');
    const edge = marked('raw', {
      shop: { edge: true, pairs: [fingerprint] },
      alpha: { pairs: [fingerprint] },
    });
    const explanation = explainAddress(
      'orders.a',
      state,
      observe(present('orders', { ...lineageOf(edge), fineGrainedLineages: [record] }), 'raw'),
    );
    expect(explanation.elements).toMatchObject([
      { live: { owners: ['alpha', 'shop'] }, decision: { kind: 'keep' } },
    ]);
  });

  it('is decided as without lineage if the downstream was not read', () => {
    const state = desire([withColumns(unitOf('orders', 'raw'), mapping('a', ['raw.a']))]);
    const explanation = explainAddress('orders.a', state, observe('raw'));
    expect(explanation.datasets[0]?.live).toBeNull();
    expect(explanation.elements).toMatchObject([
      { live: { records: [], downstreamColumn: null }, decision: { kind: 'create' } },
    ]);
  });

  it('of a dataset that we create is resolved in its declared columns', () => {
    const columns = [{ fieldPath: 'a', type: 'string' as const, nativeType: 'string' }];
    const state = desire(
      [withColumns(unitOf('orders', 'raw'), mapping('a', ['raw.a']))],
      [named('raw', { columns })],
    );
    const explanation = explainAddress('orders.a', state, observe('orders', absent('raw')));
    expect(explanation.elements).toMatchObject([
      { live: { downstreamColumn: null, upstreamColumn: 'exact' } },
    ]);
  });

  it('that no schema has is unreadable if the downstream is', () => {
    const state = desire([withColumns(unitOf('orders', 'raw'), mapping('a', ['raw.a']))]);
    const observed = {
      ...observe(unknown('orders'), 'raw'),
      schemas: new Map([[urnOf('raw'), ['b']]]),
    };
    expect(explainAddress('orders.a', state, observed).elements).toMatchObject([
      { decision: { kind: 'unreadable-dataset' } },
    ]);
  });
});

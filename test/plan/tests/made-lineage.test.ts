import { describe, expect, it } from 'vitest';
import { outputEnd } from '../../../src/model/edge-end.js';
import type { UpstreamLineage } from '../../../src/model/upstream-lineage.js';
import { declaredLineage } from '../../../src/plan/tests/declared-lineage.js';
import { liveLineage } from '../../../src/plan/tests/read-lineage.js';
import {
  columnRecord,
  mapping,
  wildcard,
  withColumns,
  withRecords,
} from '../../support/model/lineage-builders.js';
import { load } from '../../support/model/other-kinds.js';
import {
  absent,
  at,
  desire,
  edgeFrom,
  lineageOf,
  named,
  present,
  unitOf,
  unknown,
  urnOf,
} from '../../support/model/state-builders.js';

import { contextOf, live, readOf, told } from '../../support/plan/told-lineage.js';

const content = (...paths: readonly string[]) => ({
  columns: paths.map((fieldPath) => ({
    fieldPath,
    type: 'string' as const,
    nativeType: 'string',
  })),
});

describe('declared lineage', () => {
  it('has every named entity, and edges and pairs with their places', () => {
    const orders = withColumns(unitOf('orders', { ...edgeFrom('raw'), place: at(7) }), {
      ...mapping('total', ['raw.amount', 'fx.rate'], { transform: 'SUM' }),
      place: at(8),
    });
    const lineage = declaredLineage(contextOf(desire([orders], [named('alone')])));
    expect(told(lineage)).toEqual({
      entities: ['alone 2', 'orders 2', 'raw 2'],
      edges: ['orders <- raw 2 @7'],
      // No edge of the unit joins the entities of the other pair.
      pairs: ['orders.total <- raw.amount SUM 2 @8'],
    });
    expect(lineage).toMatchObject({ compared: false, facts: null, limits: [], columnLimits: [] });
    expect(lineage.entities[0]?.shortNames).toEqual(['alone']);
  });

  it('resolves a wildcard between datasets with declared columns, and tells the others', () => {
    const unit = (name: string, ...more: readonly string[]) =>
      withColumns(unitOf(name, 'raw'), mapping('b', ['raw.a']), {
        ...wildcard('raw', { except: more }),
        place: at(5),
      });
    const made = [
      named('orders', content('a', 'b', 'c')),
      named('raw', content('a', 'b', 'C')),
      named('bare', { columns: [] }),
    ];
    const one = declaredLineage(contextOf(desire([unit('orders', 'note')], made)));
    expect(told(one).pairs).toEqual([
      'orders.a <- raw.a null 2 @5',
      'orders.b <- raw.a null 2 @3',
      'orders.c <- raw.C null 2 @5',
    ]);
    expect(one.columnLimits).toEqual([]);
    expect(one.schemas).toEqual(
      new Map([
        [urnOf('orders'), ['a', 'b', 'c']],
        [urnOf('raw'), ['a', 'b', 'C']],
      ]),
    );
    const open = desire([unit('bare'), unit('orders'), unit('other')], made);
    expect(declaredLineage(contextOf(open)).columnLimits).toEqual([
      'the columns of "*" of "bare <- raw" and 1 more are known to the catalog alone',
    ]);
    expect(declaredLineage(contextOf(desire([unit('bare')], made))).columnLimits).toEqual([
      'the columns of "*" of "bare <- raw" are known to the catalog alone',
    ]);
  });

  it('leads through a job, whose pairs are those between its inputs and outputs', () => {
    const job = {
      ...unitOf('x', 'raw'),
      downstream: load,
      edges: [
        edgeFrom('raw'),
        { upstream: outputEnd(urnOf('mart')), type: 'TRANSFORMED' as const, place: at(6) },
      ],
      columns: [{ ...mapping('total', ['raw.amount', 'fx.rate']), of: urnOf('mart') }],
    };
    expect(told(declaredLineage(contextOf(desire([job]))))).toEqual({
      entities: [`${load} 2`, 'mart 2', 'raw 2'],
      edges: [`mart <- ${load} 2 @6`, `${load} <- raw 2 @3`],
      pairs: ['mart.total <- raw.amount null 2 @3'],
    });
  });
});

describe('live lineage', () => {
  it('has pairs of all spellings once, and only with an edge', () => {
    const lineage: UpstreamLineage = withRecords(
      lineageOf('raw', 'gone'),
      columnRecord('orders.total', [
        'raw.[version=2.0].[type=int].amount',
        'raw.amount',
        'fx.rate',
      ]),
      columnRecord('orders.total', ['raw.amount'], { transformOperation: 'NONE' }),
      columnRecord('orders.total', ['raw.amount'], { transformOperation: 'SUM' }),
      columnRecord('orders.total', ['orders.total', 'gone.x']),
      columnRecord('elsewhere.total', ['raw.amount']),
      { upstreamType: 'DATASET', downstreamType: 'FIELD', upstreams: [urnOf('raw')] },
      { upstreamType: 'FIELD_SET', downstreamType: 'FIELD' },
      columnRecord('orders.total', [], { upstreams: ['urn:li:dataJob:x'] }),
    );
    expect(told(live(present('orders', lineage), present('raw'), absent('gone')))).toEqual({
      entities: ['gone 0', 'orders 2', 'raw 2'],
      edges: ['orders <- gone 2', 'orders <- raw 2'],
      pairs: [
        'orders.total <- gone.x null 2',
        'orders.total <- raw.amount null 2',
        'orders.total <- raw.amount SUM 2',
      ],
    });
  });

  it('does not depend on the order of records and readings', () => {
    const records = [
      columnRecord('orders.b', ['raw.y']),
      columnRecord('orders.a', ['raw.x', 'raw.y']),
    ];
    const one = present('orders', withRecords(lineageOf('raw', 'fx'), ...records));
    const other = present('orders', withRecords(lineageOf('fx', 'raw'), ...records.toReversed()));
    const raw = present('raw', lineageOf('fx'));
    expect(live(raw, other)).toEqual(live(one, raw));
  });

  it('hides what the catalog hides, and says what it does not show', () => {
    const lineage = live(
      present('orders', lineageOf('raw')),
      present('raw', undefined, { removed: true }),
      unknown('fx'),
    );
    expect(told(lineage).entities).toEqual(['orders 2', 'raw 0']);
    expect(lineage.limits).toEqual(['the catalog does not show the lineage of "snowflake:fx"']);
    expect(live(unknown('a'), unknown('b')).limits).toEqual([
      'the catalog does not show the lineage of "snowflake:a" and of 1 more',
    ]);
  });

  it('has the places of declarations, also of the pairs that a wildcard means', () => {
    const desired = desire(
      [withColumns(unitOf('orders', 'raw'), { ...wildcard('raw'), place: at(4) })],
      [named('orders', content('total'))],
    );
    const orders = present(
      'orders',
      withRecords(
        lineageOf('raw', 'fx'),
        columnRecord('orders.total', ['raw.TOTAL', 'raw.tax', 'fx.rate']),
      ),
    );
    const read = readOf([orders], { raw: ['TOTAL', 'tax'], orders: null });
    expect(told(liveLineage(read, contextOf(desired)))).toMatchObject({
      edges: ['orders <- fx 2', 'orders <- raw 2 @3'],
      pairs: [
        'orders.total <- fx.rate null 2',
        'orders.total <- raw.TOTAL null 2 @4',
        'orders.total <- raw.tax null 2',
      ],
    });
  });
});

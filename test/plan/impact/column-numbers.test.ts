import { describe, expect, it } from 'vitest';
import type { DatasetReading } from '../../../src/model/observed-state.js';
import { canonicalUrn, columnNumbers } from '../../../src/plan/impact/column-numbers.js';
import {
  columnRecord,
  fieldOf,
  mapping,
  withColumns,
  withRecords,
  withSchemas,
} from '../../support/model/lineage-builders.js';
import {
  absent,
  desire,
  lineageOf,
  observe,
  present,
  unitOf,
  urnOf,
} from '../../support/model/state-builders.js';
import { planOf } from '../../support/plan/plan-of.js';
import { v2 } from '../../support/plan/resolved-columns.js';

/** A reading of `orders`, whose columns are derived from these columns of `raw`. */
function readingOf(...columns: readonly string[]): DatasetReading {
  const records = columns.map((column) => columnRecord('orders.total', [`raw.${column}`]));
  return present('orders', withRecords(lineageOf('raw'), ...records));
}

interface Known {
  readonly readings?: readonly DatasetReading[];
  readonly schema?: readonly string[] | null;
}

/** The single canonical path of a column of `raw`. */
function pathOf(column: string, { readings = [], schema }: Known): string {
  const schemas = new Map(schema === undefined ? [] : [[urnOf('raw'), schema]]);
  const urn = canonicalUrn(fieldOf(`raw.${column}`), columnNumbers({ readings, schemas }));
  return decodeURIComponent(urn.slice(urn.lastIndexOf('),') + 2, -1));
}

describe('a column of a graph', () => {
  it('has the path of its schema, in any spelling', () => {
    for (const spelling of ['a', 'A', v2('a')]) {
      expect(pathOf(spelling, { schema: [v2('a'), 'b'] })).toBe('a');
    }
    expect(pathOf(v2('A', 'int'), { schema: ['a', v2('A', 'int'), v2('A')] })).toBe(v2('A', 'int'));
  });

  it('has its simple path if no schema has it', () => {
    expect(pathOf(v2('a'), { schema: ['b'] })).toBe('a');
    expect(pathOf(v2('a'), { schema: null })).toBe('a');
    expect(pathOf(v2('a'), {})).toBe('a');
    expect(
      pathOf(v2('a'), {
        readings: [readingOf('a', v2('a'), v2('a'), v2('b')), absent('x'), present('y')],
      }),
    ).toBe('a');
  });

  it('keeps its spelling if several columns of its dataset have that path', () => {
    const readings = [readingOf(v2('a'), v2('a', 'int'))];
    expect(pathOf(v2('a'), { readings })).toBe(v2('a'));
    expect(pathOf(v2('a', 'int'), { readings })).toBe(v2('a', 'int'));
    expect(pathOf('a', { readings })).toBe('a');
    expect(pathOf(v2('b'), { readings })).toBe('b');
  });

  it('belongs to no dataset if its urn names none', () => {
    const odd = '[version=2.0].odd';
    const reading = present(
      'orders',
      withRecords(lineageOf(), { ...columnRecord('orders.a', []), upstreams: [odd] }),
    );
    const numbers = columnNumbers({ readings: [reading], schemas: new Map() });
    const answers = [numbers.numberOf(odd), numbers.numberOf(odd), canonicalUrn(odd, numbers)];
    expect(answers).toEqual([undefined, undefined, odd]);
    expect(numbers.datasets[Number(numbers.numberOf(fieldOf('raw.a')))]).toBe(urnOf('raw'));
  });
});

describe('the impact of a plan', () => {
  it('follows a column through all of its spellings', () => {
    const mart = present(
      'mart',
      withRecords(lineageOf('orders'), columnRecord('mart.revenue', [`orders.${v2('TOTAL')}`])),
    );
    const desired = desire([
      withColumns(unitOf('orders', 'raw'), mapping('total', ['raw.amount'])),
    ]);
    const observed = withSchemas(observe('raw', 'orders', mart), {
      orders: ['total'],
      raw: ['amount'],
    });
    expect(planOf(desired, observed).impact.columns.map(({ address }) => address)).toEqual([
      'orders.total',
      'snowflake:mart.revenue',
    ]);
  });
});

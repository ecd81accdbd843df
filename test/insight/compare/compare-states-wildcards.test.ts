import { describe, expect, it } from 'vitest';
import {
  changesBetween,
  nothingDeclared,
  ordersWith,
  tableWith,
} from '../../support/insight/compared-states.js';
import { comparisonOf } from '../../support/insight/comparison-of.js';
import { fieldOf, mapping, wildcard, withColumns } from '../../support/model/lineage-builders.js';
import { desire, unitOf, urnOf } from '../../support/model/state-builders.js';

describe('a wildcard', () => {
  it('is one pair of its own if it has no columns to expand to', () => {
    const { changes, findings } = comparisonOf(
      nothingDeclared,
      ordersWith(wildcard('raw', { except: ['note', 'secret'], confidence: 0.5 })),
    );
    expect(changes).toMatchObject([
      { element: 'edge' },
      {
        element: 'pair',
        address: 'orders.* <- raw.* except note, secret',
        downstreamField: fieldOf('orders.*'),
        upstream: urnOf('raw'),
        after: { confidence: 0.5 },
      },
    ]);
    expect(findings[0]?.message).toContain('"*" is compared as a whole');
  });

  it('with other exceptions is another pair', () => {
    expect(
      changesBetween(
        ordersWith(wildcard('raw')),
        ordersWith(wildcard('raw', { except: ['note'] })),
      ),
    ).toEqual([
      'create declared orders.* <- raw.* except note',
      'delete declared-no-more orders.* <- raw.*',
    ]);
    expect(
      changesBetween(
        ordersWith(wildcard('raw')),
        ordersWith(wildcard('raw'), mapping('a', ['raw.b'])),
      ),
    ).toEqual(['create declared orders.a <- raw.b']);
  });

  const made = (columns: readonly string[], ...mappings: Parameters<typeof withColumns>[1][]) =>
    desire(
      [withColumns(unitOf('orders', 'raw'), ...mappings)],
      [tableWith('orders', ...columns), tableWith('raw', ...columns)],
    );

  it('between datasets that we create is expanded; an explicit column overrides it', () => {
    const before = made(['a', 'b', 'c'], wildcard('raw', { except: ['c'] }));
    const after = made(
      ['a', 'b', 'c'],
      wildcard('raw', { except: ['c'] }),
      mapping('b', ['raw.c']),
    );
    expect(changesBetween(nothingDeclared, before)).toContain('create declared orders.a <- raw.a');
    expect(changesBetween(before, after)).toEqual([
      'delete declared-no-more orders.b <- raw.b',
      'create declared orders.b <- raw.c',
    ]);
  });

  it('covers a column that one of the datasets gained', () => {
    expect(changesBetween(made(['a'], wildcard('raw')), made(['a', 'b'], wildcard('raw')))).toEqual(
      [
        'update declared-otherwise orders',
        'create declared orders.b <- raw.b',
        'update declared-otherwise raw',
      ],
    );
  });

  it('is expanded on both sides or on neither', () => {
    const blind = ordersWith(wildcard('raw'));
    expect(changesBetween(blind, made(['a'], wildcard('raw')))).toEqual([
      'create declared orders',
      'create declared raw',
    ]);
    expect(changesBetween(made(['a'], wildcard('raw')), blind)).toEqual([]);
    // A side without a wildcard does not prevent the expansion.
    expect(
      changesBetween(ordersWith(mapping('a', ['raw.a'])), made(['a', 'b'], wildcard('raw'))),
    ).toContain('create declared orders.b <- raw.b');
  });
});

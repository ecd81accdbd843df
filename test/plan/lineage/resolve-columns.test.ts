import { describe, expect, it } from 'vitest';
import type { DesiredMapping } from '../../../src/model/desired-state.js';
import { addressBook } from '../../../src/plan/address-book.js';
import { observeUnit } from '../../../src/plan/lineage/observe-unit.js';
import { resolveColumns } from '../../../src/plan/lineage/resolve-columns.js';
import { columnRecord, mapping, wildcard, withColumns, withRecords } from '../../support/lineage-builders.js';
import { lineageOf, named, unitOf, urnOf } from '../../support/state-builders.js';

const v2 = (column: string, type = 'string') => `[version=2.0].[type=${type}].${column}`;

interface Scene {
  readonly schemas?: Readonly<Record<string, readonly string[] | null>>;
  readonly missing?: readonly string[];
  /** Pairs that are ours already, as `orders.total <- raw.amount`. */
  readonly ours?: readonly string[];
}

/** The pairs as `total <- raw.amount`, and the findings with their suggestions. */
function resolved(columns: readonly DesiredMapping[], { schemas = {}, missing = [], ours = [] }: Scene) {
  const records = ours.map((one) => one.split(' <- ') as [string, string]).map(([down, up]) => columnRecord(down, [up]));
  const { pairs, findings } = resolveColumns(withColumns(unitOf('orders', 'raw', 'fx'), ...columns), {
    schemaOf: (urn) => schemas[urn.split(',')[1] ?? ''] ?? null,
    isThere: (urn) => !missing.includes(urn.split(',')[1] ?? ''),
    ours: [...observeUnit(urnOf('orders'), withRecords(lineageOf(), ...records)).pairs.values()],
    book: addressBook(['orders', 'raw', 'fx'].map((name) => named(name))),
  });
  const column = (field: string) => decodeURIComponent(field.slice(field.lastIndexOf('),') + 2, -1));
  return {
    pairs: [...pairs.values()].map(
      ({ downstreamField, upstream, upstreamField, transform, confidence }) =>
        `${column(downstreamField)} <- ${upstream.split(',')[1]}.${column(upstreamField)}${transform ? ` ${transform}` : ''}${confidence === 1 ? '' : ` ${confidence}`}`,
    ),
    findings: findings.map(({ name, suggestion }) => [name, suggestion].filter((one) => one !== undefined).join(' ')),
  };
}

describe('an explicit mapping', () => {
  const total = mapping('total', ['raw.amount']);

  it('takes exact field paths as the schemas have them', () => {
    expect(resolved([total], { schemas: { orders: ['total'], raw: ['amount'] } })).toEqual({
      pairs: ['total <- raw.amount'],
      findings: [],
    });
  });

  it('finds columns by their simple names, and writes the exact ones', () => {
    const schemas = { orders: [v2('total')], raw: ['id', v2('amount', 'int')] };
    expect(resolved([total], { schemas }).pairs).toEqual([`${v2('total')} <- raw.${v2('amount', 'int')}`]);
  });

  it('may be fed by columns of several datasets, with a transform and a confidence', () => {
    const schemas = { orders: ['total'], raw: ['amount'], fx: ['rate'] };
    expect(resolved([mapping('total', ['fx.rate', 'raw.amount'], { transform: 'SUM', confidence: 0.5 })], { schemas }).pairs).toEqual([
      'total <- fx.rate SUM 0.5',
      'total <- raw.amount SUM 0.5',
    ]);
  });

  it('of a name that several columns share is refused', () => {
    const schemas = { orders: ['total'], raw: [v2('amount', 'int'), v2('amount')] };
    expect(resolved([total], { schemas })).toEqual({ pairs: [], findings: ['ambiguous-column'] });
    expect(resolved([mapping('total', [`raw.${v2('amount')}`])], { schemas }).findings).toEqual([]);
  });

  it('of an unknown column is refused, with what was probably meant', () => {
    const schemas = { orders: ['totals'], raw: [v2('amout')] };
    expect(resolved([total], { schemas })).toEqual({ pairs: [], findings: ['unknown-column totals', 'unknown-column amout'] });
  });

  it('is taken as it is written where the catalog has no schema, and says so once a dataset', () => {
    const more = mapping('tax', ['raw.amount']);
    expect(resolved([total, more], { schemas: { orders: ['total', 'tax'] } })).toEqual({
      pairs: ['total <- raw.amount', 'tax <- raw.amount'],
      findings: ['no-schema'],
    });
  });

  it('says nothing of the columns of a dataset that is not there: that it is missing is said already', () => {
    expect(resolved([total], { schemas: { orders: ['total'] }, missing: ['raw'] })).toEqual({
      pairs: ['total <- raw.amount'],
      findings: [],
    });
  });

  it('of a column that left the schema keeps the pair that was applied', () => {
    const scene = { schemas: { orders: ['total'], raw: ['id'] }, ours: ['orders.total <- raw.amount'] };
    expect(resolved([total], scene)).toEqual({ pairs: ['total <- raw.amount'], findings: ['column-gone'] });
    expect(resolved([mapping('total', ['raw.amount'], { confidence: 0.5 })], scene).pairs).toEqual(['total <- raw.amount 0.5']);
  });

  it('keeps nothing that was applied with another transform, column or dataset', () => {
    const schemas = { orders: ['total'], raw: ['id'], fx: ['rate'] };
    const ours = ['orders.total <- fx.amount', 'orders.total <- raw.cost', 'orders.tax <- raw.amount'];
    expect(resolved([total], { schemas, ours })).toEqual({ pairs: [], findings: ['unknown-column'] });
    expect(resolved([mapping('total', ['raw.amount'], { transform: 'SUM' })], { schemas, ours: ['orders.total <- raw.amount'] })).toEqual({
      pairs: [],
      findings: ['unknown-column'],
    });
  });

  it('keeps the exact path that was applied when the schema is gone', () => {
    const ours = [`orders.total <- raw.${v2('amount')}`];
    expect(resolved([total], { schemas: { orders: ['total'] }, ours })).toEqual({
      pairs: [`total <- raw.${v2('amount')}`],
      findings: ['no-schema'],
    });
  });
});

describe('one pair under two spellings', () => {
  const schemas = { orders: [v2('total')], raw: ['amount'] };
  const declaredTwice = (attributes: { readonly transform?: string; readonly confidence?: number }) =>
    resolved([mapping('total', ['raw.amount']), mapping(v2('total'), ['raw.amount'], attributes)], { schemas });

  it.each([{ confidence: 0.5 }, { transform: 'sum' }])('is refused with different attributes: %o', (attributes) => {
    expect(declaredTwice(attributes).findings).toEqual(['column-conflict']);
  });

  it('is one pair when both say the same', () => {
    expect(declaredTwice({})).toEqual({ pairs: [`${v2('total')} <- raw.amount`], findings: [] });
  });
});

describe('a wildcard', () => {
  const schemas = { orders: ['id', 'total', 'note'], raw: ['id', 'total', 'internal'], fx: ['id'] };

  it('maps every column that both have', () => {
    expect(resolved([wildcard('raw')], { schemas })).toEqual({ pairs: ['id <- raw.id', 'total <- raw.total'], findings: [] });
  });

  it('leaves out what is excepted', () => {
    expect(resolved([wildcard('raw', { except: ['total'] })], { schemas }).pairs).toEqual(['id <- raw.id']);
  });

  it('is beaten by an explicit mapping of the column, from wherever', () => {
    const columns = [wildcard('raw', { transform: 'COPY' }), mapping('id', ['fx.id'])];
    expect(resolved(columns, { schemas }).pairs).toEqual(['id <- fx.id', 'total <- raw.total COPY']);
  });

  it('matches simple names and does not guess among members of a union', () => {
    const unions = { orders: [v2('id'), 'value', 'kind'], raw: ['id', v2('value'), v2('value', 'int'), 'kind'] };
    expect(resolved([wildcard('raw')], { schemas: unions }).pairs).toEqual([`${v2('id')} <- raw.id`, 'kind <- raw.kind']);
    const turned = { orders: unions.raw, raw: unions.orders };
    expect(resolved([wildcard('raw')], { schemas: turned }).pairs).toEqual([`id <- raw.${v2('id')}`, 'kind <- raw.kind']);
  });

  it('needs both schemas', () => {
    expect(resolved([wildcard('raw')], { schemas: { orders: ['id'] } })).toEqual({ pairs: [], findings: ['wildcard-without-schema'] });
    expect(resolved([wildcard('raw')], {}).findings).toEqual(['wildcard-without-schema', 'wildcard-without-schema']);
    expect(resolved([wildcard('raw')], { schemas: { orders: ['id'] }, missing: ['raw'] }).findings).toEqual([]);
  });

  it('keeps what it applied when a column left one of the schemas', () => {
    const ours = [
      'orders.old <- raw.old',
      'orders.total <- raw.total',
      'orders.x <- raw.y',
      'orders.old <- fx.old',
      'orders.skip <- raw.skip',
    ];
    expect(resolved([wildcard('raw', { except: ['skip'] })], { schemas, ours })).toEqual({
      pairs: ['id <- raw.id', 'total <- raw.total', 'old <- raw.old'],
      findings: ['column-gone'],
    });
  });
});

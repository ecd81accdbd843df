import { describe, expect, it } from 'vitest';
import type { UpstreamRecord } from '../../../src/model/upstream-lineage.js';
import type { EdgeChange } from '../../../src/plan/document/change.js';
import { expectGolden } from '../../support/golden.js';
import { marked } from '../../support/model/lineage-builders.js';
import {
  absent,
  lineageOf,
  present,
  recordOf,
  unknown,
  urnOf,
  us,
} from '../../support/model/state-builders.js';
import {
  boundaryTrips,
  edgeValue,
  type TamperedCase,
  tamperedEdge,
} from '../../support/plan/tampered-changes.js';

const ours = marked('raw');
const formerly = marked('raw', { old: { edge: true } });
const theirs = recordOf('raw');
const finance = marked('raw', { finance: { edge: true } });
const pairsOfFinance = marked(recordOf('raw', 'COPY'), {
  shop: { edge: true },
  finance: { pairs: ['AAAAAAAA'] },
});
const shared = marked('raw', { shop: { edge: true }, finance: { edge: true } });
const made = recordOf('raw', 'TRANSFORMED', us);
const garbled = { ...made, properties: { headwater: 'nonsense' } };

const settings = { formerly: ['old'] };
const reading = (...records: readonly (string | UpstreamRecord)[]) =>
  present('orders', lineageOf(...records));
const update = tamperedEdge({
  kind: 'update',
  reason: 'differs',
  after: { ...edgeValue, type: 'COPY' },
});

describe('an edge that is changed or removed', () => {
  it.each<[string, EdgeChange, TamperedCase]>([
    ['carries our mark', tamperedEdge({}), { orders: reading(ours) }],
    ['carries our mark on one of two records', tamperedEdge({}), { orders: reading('raw', ours) }],
    [
      'carries the mark of our earlier name',
      tamperedEdge({}),
      { orders: reading(formerly), more: { settings } },
    ],
    ['carries our mark and gets another type', update, { orders: reading(ours) }],
    [
      'carries our mark, and another stack has pairs on it',
      update,
      { orders: reading(pairsOfFinance) },
    ],
    ['was made by our user', { ...update, reason: 'made-by-us' }, { orders: reading(made) }],
    [
      'belongs to an exclusive unit',
      tamperedEdge({ reason: 'exclusive' }),
      { orders: reading(theirs), exclusive: true },
    ],
    [
      'belongs to an exclusive unit and gets another type',
      { ...update, reason: 'exclusive' },
      { orders: reading(theirs), exclusive: true },
    ],
  ])('is allowed if it %s', (_what, change, told) => {
    expect(boundaryTrips(change, told)).toEqual([]);
  });

  it('is refused for what it would harm', async () => {
    const rows: readonly (readonly [string, EdgeChange, TamperedCase])[] = [
      ['is not ours', tamperedEdge({}), { orders: reading(theirs) }],
      [
        'carries a mark with a name that is not an earlier name of ours',
        tamperedEdge({}),
        { orders: reading(formerly) },
      ],
      [
        'has only pairs of ours',
        tamperedEdge({}),
        { orders: reading(marked('raw', { shop: { pairs: ['AAAAAAAA'] } })) },
      ],
      [
        'belongs to another stack',
        { ...update, reason: 'exclusive' },
        { orders: reading(finance), exclusive: true },
      ],
      ['belongs to another stack too', update, { orders: reading(shared) }],
      [
        'belongs to another stack too, and is removed',
        tamperedEdge({}),
        { orders: reading(shared) },
      ],
      [
        'has pairs of another stack, and is removed',
        tamperedEdge({}),
        { orders: reading(pairsOfFinance) },
      ],
      [
        'is ours, but the reason says that it is not',
        tamperedEdge({ reason: 'exclusive' }),
        { orders: reading(ours) },
      ],
      [
        'belongs to a unit that is not exclusive',
        tamperedEdge({ reason: 'exclusive' }),
        { orders: reading(theirs) },
      ],
      [
        'belongs to an exclusive unit, is not declared, and gets another type',
        { ...update, reason: 'exclusive' },
        { orders: reading(theirs), exclusive: true, undeclared: true },
      ],
      [
        'is exclusive, but the reason hides it',
        tamperedEdge({}),
        { orders: reading(theirs), exclusive: true },
      ],
      [
        'was made by our user, and is not declared',
        { ...update, reason: 'made-by-us' },
        { orders: reading(made), undeclared: true },
      ],
      [
        'was made by our user, and is removed for that reason',
        tamperedEdge({ reason: 'made-by-us' }),
        { orders: reading(made) },
      ],
      ['was made by our user, and is removed', tamperedEdge({}), { orders: reading(made) }],
      [
        'was made by our user and by another user',
        { ...update, reason: 'made-by-us' },
        { orders: reading(made, theirs) },
      ],
      [
        'has a reason that gives no right',
        tamperedEdge({ reason: 'shared' }),
        { orders: reading(ours) },
      ],
      ['has an unreadable mark', tamperedEdge({}), { orders: reading(ours, garbled) }],
      ['does not exist', tamperedEdge({}), { orders: reading('fx') }],
      ['belongs to a dataset without lineage', tamperedEdge({}), { orders: present('orders') }],
      ['belongs to a dataset that does not exist', tamperedEdge({}), { orders: absent('orders') }],
      ['belongs to a dataset that cannot be read', tamperedEdge({}), { orders: unknown('orders') }],
    ];
    await expectGolden(
      import.meta,
      'refused-edges',
      Object.fromEntries(
        rows.map(([title, change, told]) => [title, boundaryTrips(change, told).join('\n')]),
      ),
    );
  });
});

describe('an edge that is created', () => {
  const create = tamperedEdge({
    kind: 'create',
    reason: 'missing',
    before: null,
    after: edgeValue,
  });

  it('must not exist yet', () => {
    expect(boundaryTrips(create, { orders: reading('fx') })).toEqual([]);
    expect(boundaryTrips(create, { orders: absent('orders') })).toEqual([]);
    expect(boundaryTrips(create, { orders: reading(theirs) })).toEqual([
      'orders <- raw: create "orders <- raw" is of an edge that already exists',
    ]);
    expect(
      boundaryTrips({ ...create, downstream: urnOf('nobody read it') }, { orders: reading() }),
    ).toEqual([expect.stringContaining('could not be read')]);
  });
});

describe('an edge whose mark alone changes', () => {
  const mark = tamperedEdge({ kind: 'mark', reason: 'shared', after: edgeValue });

  it('keeps its type', () => {
    expect(boundaryTrips(mark, { orders: reading(finance) })).toEqual([]);
    expect(boundaryTrips(mark, { orders: reading(recordOf('raw', 'VIEW'), theirs) })).toEqual([]);
    expect(
      boundaryTrips(
        { ...mark, after: { ...edgeValue, type: 'COPY' } },
        { orders: reading(finance) },
      ),
    ).toEqual([expect.stringContaining('more than a mark')]);
    expect(boundaryTrips({ ...mark, after: null }, { orders: reading(finance) })).toEqual([
      expect.stringContaining('more than a mark'),
    ]);
    expect(boundaryTrips(mark, { orders: reading(garbled) })).toEqual([
      expect.stringContaining('mark cannot be read'),
    ]);
    expect(boundaryTrips(mark, { orders: reading() })).toEqual([
      expect.stringContaining('does not exist'),
    ]);
  });
});

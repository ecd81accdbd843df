import { describe, expect, it } from 'vitest';
import type { UpstreamRecord } from '../../../src/model/upstream-lineage.js';
import type { EdgeChange } from '../../../src/plan/change.js';
import { marked } from '../../support/lineage-builders.js';
import {
  absent,
  lineageOf,
  present,
  recordOf,
  unknown,
  urnOf,
  us,
} from '../../support/state-builders.js';
import {
  boundaryTrips,
  edgeValue,
  type Told,
  tamperedEdge,
} from '../../support/tampered-changes.js';

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

describe('an edge that would be changed or removed', () => {
  it.each<[string, EdgeChange, Told]>([
    ['carries our mark', tamperedEdge({}), { orders: reading(ours) }],
    ['carries it beside a record of others', tamperedEdge({}), { orders: reading('raw', ours) }],
    [
      'carries the mark of our earlier name',
      tamperedEdge({}),
      { orders: reading(formerly), more: { settings } },
    ],
    ['carries it and gets another type', update, { orders: reading(ours) }],
    ['carries it, and another stack has pairs on it', update, { orders: reading(pairsOfFinance) }],
    ['was made by our user', { ...update, reason: 'made-by-us' }, { orders: reading(made) }],
    [
      'is of an exclusive unit',
      tamperedEdge({ reason: 'exclusive' }),
      { orders: reading(theirs), exclusive: true },
    ],
    [
      'is of an exclusive unit and gets another type',
      { ...update, reason: 'exclusive' },
      { orders: reading(theirs), exclusive: true },
    ],
  ])('may be, where it %s', (_what, change, told) => {
    expect(boundaryTrips(change, told)).toEqual([]);
  });

  it.each<[string, EdgeChange, Told, string]>([
    [
      'is not ours',
      tamperedEdge({}),
      { orders: reading(theirs) },
      'delete "orders <- raw" is of an element that is not ours (delete undeclared)',
    ],
    [
      'carries the mark of what is no earlier name',
      tamperedEdge({}),
      { orders: reading(formerly) },
      'another stack has a part in',
    ],
    [
      'has pairs of ours alone',
      tamperedEdge({}),
      { orders: reading(marked('raw', { shop: { pairs: ['AAAAAAAA'] } })) },
      'not ours',
    ],
    [
      "is another stack's",
      { ...update, reason: 'exclusive' },
      { orders: reading(finance), exclusive: true },
      'another stack has a part in',
    ],
    ["is another stack's too", update, { orders: reading(shared) }, 'another stack has a part in'],
    [
      "is another stack's too, and would go",
      tamperedEdge({}),
      { orders: reading(shared) },
      'another stack has a part in',
    ],
    [
      'has pairs of another stack, and would go',
      tamperedEdge({}),
      { orders: reading(pairsOfFinance) },
      'another stack has a part in',
    ],
    [
      'is ours, and the reason says that it is not',
      tamperedEdge({ reason: 'exclusive' }),
      { orders: reading(ours) },
      'not ours',
    ],
    [
      'is of a unit that is not exclusive',
      tamperedEdge({ reason: 'exclusive' }),
      { orders: reading(theirs) },
      'not ours',
    ],
    [
      'is of an exclusive unit and declared by nobody, and gets another type',
      { ...update, reason: 'exclusive' },
      { orders: reading(theirs), exclusive: true, undeclared: true },
      'not ours',
    ],
    [
      'is exclusive, and the reason hides it',
      tamperedEdge({}),
      { orders: reading(theirs), exclusive: true },
      'not ours',
    ],
    [
      'was made by our user, and is not declared',
      { ...update, reason: 'made-by-us' },
      { orders: reading(made), undeclared: true },
      'not ours',
    ],
    [
      'was made by our user, and would go for it',
      tamperedEdge({ reason: 'made-by-us' }),
      { orders: reading(made) },
      'not ours',
    ],
    ['was made by our user, and would go', tamperedEdge({}), { orders: reading(made) }, 'not ours'],
    [
      'was made by our user and by another',
      { ...update, reason: 'made-by-us' },
      { orders: reading(made, theirs) },
      'not ours',
    ],
    [
      'has a reason that gives no right',
      tamperedEdge({ reason: 'shared' }),
      { orders: reading(ours) },
      'not ours',
    ],
    [
      'has a mark that nobody can read',
      tamperedEdge({}),
      { orders: reading(ours, garbled) },
      'mark cannot be read',
    ],
    [
      'is not there',
      tamperedEdge({}),
      { orders: reading('fx') },
      'is of an edge that does not exist',
    ],
    [
      'is of a dataset without lineage',
      tamperedEdge({}),
      { orders: present('orders') },
      'is of an edge that does not exist',
    ],
    [
      'is of a dataset that is gone',
      tamperedEdge({}),
      { orders: absent('orders') },
      'is of an edge that does not exist',
    ],
    [
      'is of a dataset that cannot be read',
      tamperedEdge({}),
      { orders: unknown('orders') },
      'is of a dataset that could not be read',
    ],
  ])('is refused, where it %s', (_what, change, told, why) => {
    expect(boundaryTrips(change, told)).toEqual([expect.stringContaining(why)]);
  });
});

describe('an edge that would be made', () => {
  const create = tamperedEdge({
    kind: 'create',
    reason: 'missing',
    before: null,
    after: edgeValue,
  });

  it('is not there yet', () => {
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

describe('an edge of which the mark alone would change', () => {
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

import { describe, expect, it } from 'vitest';
import { approvedUnits } from '../../../src/apply/lineage/approved-unit.js';
import { isConcurrentWrite } from '../../../src/apply/lineage/lineage-fate.js';
import { keepsUnownedLineage } from '../../../src/apply/lineage/unowned-lineage.js';
import { itemAt } from '../../../src/model/item-at.js';
import type { UpstreamLineage } from '../../../src/model/upstream-lineage.js';
import { observeUnit } from '../../../src/plan/unit/observe-unit.js';
import { toOwner } from '../../../src/plan/unit/owner.js';
import { unitPlanner } from '../../../src/plan/unit/unit-planner.js';
import {
  columnRecord,
  fieldOf,
  fingerprintOf,
  mapping,
  marked,
  withColumns,
  withRecords,
} from '../../support/model/lineage-builders.js';
import {
  desire,
  lineageOf,
  observe,
  present,
  recordOf,
  unitOf,
} from '../../support/model/state-builders.js';
import { planInput, planOf } from '../../support/plan/plan-of.js';

const owner = toOwner({ stack: 'shop', target: null, formerly: [] });
const orders = unitOf('orders', 'raw');
const mapped = (more?: Parameters<typeof mapping>[2]) =>
  withColumns(orders, mapping('total', ['raw.amount'], more));
const total = fingerprintOf('orders.total', 'raw.amount');
const ours = lineageOf(marked('raw', { shop: { edge: true, pairs: [total] } }));
const record = columnRecord('orders.total', ['raw.amount']);
const queried = { ...record, query: 'urn:li:query:q' };

/** Returns true if lineage that is not ours is kept by a plan that changes `orders` to a unit. */
function isKept(
  unit: typeof orders,
  before: UpstreamLineage | undefined,
  after: UpstreamLineage | undefined,
): boolean {
  const input = planInput(desire([unit]), observe('raw', 'fx', present('orders', before)));
  const [approved] = approvedUnits(planOf(desire([unit]), input.observed));
  if (!approved) throw new Error('the plan changes nothing');
  const { keys } = unitPlanner(input).plan(
    approved.urn,
    input.observed.datasets.get(approved.urn),
  ).observed;
  const observed = observeUnit(approved.urn, after, keys);
  return keepsUnownedLineage(approved, { before, after }, { owner, observed });
}

describe('lineage of other writers counts as kept', () => {
  it('when our elements were added, changed or removed', () => {
    expect(isKept(mapped(), undefined, withRecords(ours, record))).toBe(true);
    expect(
      isKept(
        mapped({ transform: 'SUM' }),
        withRecords(ours, record),
        withRecords(ours, { ...record, transformOperation: 'SUM' }),
      ),
    ).toBe(true);
    expect(
      isKept(
        orders,
        withRecords(ours, record, queried),
        withRecords(lineageOf(marked('raw')), queried),
      ),
    ).toBe(true);
  });

  it('when a record got our mark, which owns it from then on', () => {
    const exclusive = { ...mapped(), ownership: 'exclusive' as const };
    expect(
      isKept(exclusive, withRecords(lineageOf(marked('raw')), record), withRecords(ours, record)),
    ).toBe(true);
  });

  it('when all records of a pair are removed from an exclusive unit', () => {
    const exclusive = { ...orders, ownership: 'exclusive' as const };
    const spelled = {
      ...record,
      upstreams: [fieldOf('raw.[version=2.0].[type=int].amount')],
      transformOperation: 'SUM',
    };
    expect(
      isKept(
        exclusive,
        withRecords(lineageOf(marked('raw')), record, spelled),
        withRecords(lineageOf(marked('raw'))),
      ),
    ).toBe(true);
  });
});

describe('lineage of other writers counts as lost', () => {
  const beside = columnRecord('orders.total', ['raw.amount', 'fx.rate']);

  it.each<[string, UpstreamLineage, UpstreamLineage]>([
    ['a record that we never change', withRecords(ours, record, queried), lineageOf(marked('raw'))],
    ['the other upstream of a record', withRecords(ours, beside), lineageOf(marked('raw'))],
    ['an edge', withRecords(lineageOf('fx', ...ours.upstreams), record), lineageOf(marked('raw'))],
    [
      "another stack's mark",
      withRecords(
        lineageOf(marked('raw', { shop: { pairs: [total] }, finance: { edge: true } })),
        record,
      ),
      lineageOf('raw'),
    ],
    [
      'the type of an edge that only carries our mark',
      withRecords(ours, record),
      lineageOf(marked(recordOf('raw', 'VIEW'))),
    ],
  ])('together with %s', (_what, before, after) => {
    expect(isKept(orders, before, after)).toBe(false);
  });

  it('when the dataset was deleted', () => {
    expect(isKept(orders, withRecords(ours, record, queried), undefined)).toBe(false);
  });
});

describe('a concurrent write', () => {
  const isConcurrent = (after: UpstreamLineage) => {
    const input = planInput(desire([mapped()]), observe('raw', 'orders'));
    const approved = itemAt(approvedUnits(planOf(desire([mapped()]), input.observed)), 0);
    return isConcurrentWrite(
      approved,
      unitPlanner(input).plan(approved.urn, present('orders', after)),
      owner,
    );
  };

  it('is detected when all elements exist without our mark', () => {
    expect(isConcurrent(withRecords(lineageOf('raw'), record))).toBe(true);
    expect(
      isConcurrent(
        withRecords(lineageOf(marked('raw', { finance: { edge: true, pairs: [total] } })), record),
      ),
    ).toBe(false);
  });

  it('is not detected when the edge or a pair has our mark', () => {
    expect(isConcurrent(withRecords(ours, record))).toBe(false);
    expect(
      isConcurrent(withRecords(lineageOf(marked('raw', { shop: { pairs: [total] } })), record)),
    ).toBe(false);
    expect(isConcurrent(withRecords(lineageOf(marked('raw')), record))).toBe(false);
  });
});

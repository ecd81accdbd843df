import { describe, expect, it } from 'vitest';
import { ownedElements } from '../../../src/insight/owned-elements.js';
import { MAX_LISTED_PAIRS } from '../../../src/model/mark.js';
import type { UpstreamLineage } from '../../../src/model/upstream-lineage.js';
import { addressBook } from '../../../src/plan/document/address-book.js';
import { edgeId } from '../../../src/plan/document/change.js';
import { markedUpstreams, observeUnit } from '../../../src/plan/unit/observe-unit.js';
import { ownMark } from '../../../src/plan/unit/owner.js';
import {
  columnRecord,
  fingerprintOf,
  mapping,
  marked,
  withColumns,
  withRecords,
} from '../../support/model/lineage-builders.js';
import {
  desire,
  lineageOf,
  named,
  observe,
  present,
  unitOf,
  urnOf,
} from '../../support/model/state-builders.js';
import { type PlanExtras, planOf } from '../../support/plan/plan-of.js';
import { boundaryTrips, tamperedPair } from '../../support/plan/tampered-changes.js';

const COUNT = MAX_LISTED_PAIRS + 1;
const columns = Array.from({ length: COUNT }, (_, i) => `c${i}`);
const fingerprints = columns.map((column) => fingerprintOf('orders.total', `raw.${column}`)).sort();
const whole = columnRecord(
  'orders.total',
  columns.map((column) => `raw.${column}`),
);
const ours = { edge: true, pairs: fingerprints };
const owner = { key: 'shop', formerly: ['old'] };

/** An edge whose mark holds a compact set, with the first `count` of its pairs. */
function withPairs(record: UpstreamLineage['upstreams'][number], count: number): UpstreamLineage {
  const upstreams = (whole.upstreams ?? []).slice(0, count);
  return withRecords(lineageOf(record), ...(count > 0 ? [{ ...whole, upstreams }] : []));
}

function planned(declared: readonly string[], lineage: UpstreamLineage, more: PlanExtras = {}) {
  const unit = withColumns(
    unitOf('orders', 'raw'),
    mapping(
      'total',
      declared.map((column) => `raw.${column}`),
    ),
  );
  const plan = planOf(desire([unit]), observe('raw', present('orders', lineage)), more);
  return {
    plan,
    lines: plan.changes.map(({ kind, address, reason }) => `${kind} ${address} ${reason}`),
  };
}

describe('a mark that holds a compact set', () => {
  it('names all existing pairs, and nothing changes', () => {
    expect(planned(columns, withPairs(marked('raw', { shop: ours }), COUNT)).lines).toEqual([]);
  });

  it('loses the pair that is no longer declared', () => {
    const { plan, lines } = planned(
      columns.slice(1),
      withPairs(marked('raw', { shop: ours }), COUNT),
    );
    expect(lines).toEqual(['delete orders.total <- raw.c0 undeclared']);
    expect(plan.writes.proposals[0]?.marks[0]?.mark.pairs).toHaveLength(COUNT - 1);
  });

  it('is written again if pairs are missing that no manifest declares any more', () => {
    const { lines } = planned(
      columns.slice(0, COUNT - 1),
      withPairs(marked('raw', { shop: ours }), COUNT - 1),
    );
    expect(lines).toEqual(['mark orders <- raw mark-outdated']);
  });

  it('is unchanged while its edge is held back, even if pairs are missing', () => {
    const held = new Set([edgeId(urnOf('orders'), urnOf('raw'))]);
    expect(
      planned(columns.slice(0, COUNT - 1), withPairs(marked('raw', { shop: ours }), COUNT - 1), {
        held,
      }).lines,
    ).toEqual([]);
  });

  it('is found even if none of its pairs can be identified', () => {
    const record = marked('raw', { shop: { pairs: fingerprints } });
    const reading = present('orders', withPairs(record, 0));
    expect(markedUpstreams(reading, owner)).toHaveLength(1);
    const { edges } = ownedElements([reading], owner, addressBook([named('orders'), named('raw')]));
    expect(edges).toMatchObject([{ owned: false, pairs: [], pairsGone: COUNT }]);
  });

  it('counts missing pairs once for a duplicate record, and once for each name of the stack', () => {
    const record = marked('raw', { shop: ours, old: ours });
    const lineage = { ...withPairs(record, COUNT - 1), upstreams: [record, record, marked('raw')] };
    const seen = observeUnit(urnOf('orders'), lineage).edges.get(urnOf('raw'));
    expect(seen?.marks?.get('shop')).toMatchObject({ missing: 1 });
    expect(ownMark(seen, owner)).toMatchObject({ edge: true, missing: 2 });
  });

  it('gives the right to remove its own pairs only', () => {
    const elsewhere = columnRecord('mart.total', ['raw.amount']);
    const nowhere = { ...columnRecord('orders.total', []), upstreams: ['nonsense'] };
    const foreign = columnRecord('orders.total', ['raw.amount', 'fx.rate']);
    const base = withPairs(marked('raw', { shop: ours }), COUNT);
    const orders = present(
      'orders',
      withRecords(base, ...(base.fineGrainedLineages ?? []), foreign, elsewhere, nowhere),
    );
    const upstreamField = whole.upstreams?.[0] ?? '';
    expect(boundaryTrips(tamperedPair({ upstreamField }), { orders })).toEqual([]);
    expect(boundaryTrips(tamperedPair({}), { orders })).toHaveLength(1);
  });
});

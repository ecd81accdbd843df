import { describe, expect, it } from 'vitest';
import type { UpstreamLineage } from '../../../src/model/upstream-lineage.js';
import type { Change } from '../../../src/plan/change.js';
import { isRefused } from '../../../src/plan/plan.js';
import { columnRecord, fingerprintOf, mapping, marked, withColumns, withRecords } from '../../support/lineage-builders.js';
import { namesOf, type PlanExtras, planOf } from '../../support/plan-of.js';
import { desire, edgeFrom, lineageOf, observe, present, recordOf, unitOf, urnOf, us } from '../../support/state-builders.js';

const total = fingerprintOf('orders.total', 'raw.amount');
const tax = fingerprintOf('orders.tax', 'raw.amount');

/** `mark orders <- raw renamed-stack`, one for each change, and what is written. */
function planned(unit: ReturnType<typeof unitOf> | null, lineage: UpstreamLineage, more: PlanExtras = {}) {
  const plan = planOf(desire(unit ? [unit] : []), observe('raw', 'fx', present('orders', lineage)), more);
  const line = (change: Change) => `${change.kind} ${change.address} ${change.reason}`.replaceAll('snowflake:', '');
  return {
    plan,
    lines: plan.changes.map(line),
    marks: plan.writes.proposals.flatMap(({ marks }) => marks),
    findings: namesOf(plan.findings),
  };
}

const orders = unitOf('orders', 'raw');
const mapped = withColumns(orders, mapping('total', ['raw.amount']));
const record = columnRecord('orders.total', ['raw.amount']);

describe('only a mark changes where', () => {
  it('our own user made the edge and nobody marked it', () => {
    const { lines, marks, plan } = planned(orders, lineageOf(recordOf('raw', 'TRANSFORMED', us)));
    expect(lines).toEqual(['mark orders <- raw made-by-us']);
    expect(marks).toEqual([{ dataset: urnOf('raw'), owner: 'shop', mark: { edge: true, pairs: [], protect: false } }]);
    expect(plan.summary).toMatchObject({ mark: 1, add: 0, change: 0, remove: 0 });
    expect(plan.changes[0]).toMatchObject({ before: { owned: false }, after: { owned: true } });
  });

  it('another stack declares the same', () => {
    const { lines } = planned(orders, lineageOf(marked('raw', { finance: { edge: true } })));
    expect(lines).toEqual(['mark orders <- raw shared']);
  });

  it('ours and another stack has the edge, and we declare it no more', () => {
    const { lines, marks, plan } = planned(null, lineageOf(marked('raw', { finance: { edge: true }, shop: { edge: true } })));
    expect(lines).toEqual(['mark orders <- raw released']);
    expect(marks).toMatchObject([{ owner: 'shop', mark: { edge: false, pairs: [] } }]);
    expect(plan.changes[0]?.after).toEqual({ type: 'TRANSFORMED', owned: false, protected: false });
  });

  it('the stack was called otherwise: the old name goes', () => {
    const settings = { formerly: ['old'] };
    const { lines, marks } = planned(orders, lineageOf(marked('raw', { old: { edge: true } })), { settings });
    expect(lines).toEqual(['mark orders <- raw renamed-stack']);
    expect(marks.map(({ owner, mark }) => `${owner} ${mark.edge}`)).toEqual(['shop true', 'old false']);
    // Without the setting the old name is another stack.
    expect(planned(orders, lineageOf(marked('raw', { old: { edge: true } }))).lines).toEqual(['mark orders <- raw shared']);
  });

  it.each([
    ['protects the edge', true, false],
    ['protects it no more', false, true],
  ])('the manifest %s', (_what, protect, before) => {
    const { lines, plan } = planned({ ...orders, protect }, lineageOf(marked('raw', { shop: { edge: true, protect: before } })));
    expect(lines).toEqual(['mark orders <- raw protect']);
    expect(plan.changes[0]).toMatchObject({ before: { protected: before }, after: { protected: protect } });
  });

  it('it names a pair that is not there any more', () => {
    const { lines, marks } = planned(orders, lineageOf(marked('raw', { shop: { edge: true, pairs: [total] } })));
    expect(lines).toEqual(['mark orders <- raw mark-outdated']);
    expect(marks).toMatchObject([{ mark: { edge: true, pairs: [] } }]);
  });

  it('all of it is what is not there any more, on an edge of others', () => {
    const { lines, marks } = planned(null, lineageOf(marked('raw', { shop: { pairs: [total] } })));
    expect(lines).toEqual(['mark orders <- raw mark-outdated']);
    expect(marks).toMatchObject([{ mark: { edge: false, pairs: [] } }]);
  });
});

describe('the marks of pairs', () => {
  it('stand on the edge between the two datasets', () => {
    const { lines, marks } = planned(mapped, lineageOf());
    expect(lines).toEqual(['create orders <- raw missing', 'create orders.total <- raw.amount missing']);
    expect(marks).toMatchObject([{ mark: { edge: true, pairs: [total] } }]);
  });

  it('stand on an edge of others too, which stays theirs', () => {
    const { lines, marks } = planned(mapped, lineageOf('raw'));
    expect(lines).toEqual(['create orders.total <- raw.amount missing']);
    expect(marks).toMatchObject([{ mark: { edge: false, pairs: [total] } }]);
  });

  it('stay where nothing is to be done', () => {
    const { lines } = planned(mapped, withRecords(lineageOf(marked('raw', { shop: { edge: true, pairs: [total] } })), record));
    expect(lines).toEqual([]);
  });

  it('go with the pairs that are declared no more', () => {
    const lineage = withRecords(
      lineageOf(marked('raw', { shop: { edge: true, pairs: [tax, total] } })),
      record,
      columnRecord('orders.tax', ['raw.amount']),
    );
    const { lines, marks, plan } = planned(mapped, lineage);
    expect(lines).toEqual(['delete orders.tax <- raw.amount undeclared']);
    expect(marks).toMatchObject([{ mark: { edge: true, pairs: [total] } }]);
    expect(plan.changes[0]).toMatchObject({ before: { owned: true, transform: null, confidence: 1 }, after: null });
  });

  it('go with the record of an edge that goes, and so do the pairs', () => {
    const { lines, marks } = planned(
      unitOf('orders', 'fx'),
      withRecords(lineageOf('fx', marked('raw', { shop: { edge: true, pairs: [total] } })), record),
    );
    expect(lines).toEqual(['delete orders <- raw undeclared', 'delete orders.total <- raw.amount edge-removed']);
    expect(marks).toEqual([]);
  });

  it('need an edge: columns of a dataset that is no upstream are nothing to write', () => {
    const { lines } = planned(withColumns(orders, mapping('total', ['fx.rate'])), lineageOf(marked('raw')));
    expect(lines).toEqual([]);
  });

  it('are claimed on an edge that we make again', () => {
    const { lines, marks } = planned(mapped, withRecords(lineageOf(), record));
    expect(lines).toEqual(['create orders <- raw missing', 'mark orders.total <- raw.amount claimed']);
    expect(marks).toMatchObject([{ mark: { pairs: [total] } }]);
  });

  it('are shared with another stack that declares the same', () => {
    const lineage = withRecords(lineageOf(marked('raw', { finance: { edge: true, pairs: [total] } })), record);
    expect(planned(mapped, lineage).lines).toEqual(['mark orders <- raw shared', 'mark orders.total <- raw.amount shared']);
    const both = withRecords(lineageOf(marked('raw', { finance: { pairs: [total] }, shop: { pairs: [total] } })), record);
    const released = planned(orders, both);
    expect(released.lines).toEqual(['mark orders.total <- raw.amount released']);
    expect(released.plan.changes[0]).toMatchObject({ before: { owned: true }, after: { owned: false } });
  });
});

describe('a pair changes', () => {
  const lineage = withRecords(lineageOf(marked('raw', { shop: { edge: true, pairs: [total] } })), record);

  it('as one when its transform does: the old one goes, the new one comes', () => {
    const { lines, plan, marks } = planned(withColumns(orders, mapping('total', ['raw.amount'], { transform: 'SUM' })), lineage);
    expect(lines).toEqual(['update orders.total <- raw.amount differs']);
    expect(plan.changes[0]).toMatchObject({ before: { transform: null, owned: true }, after: { transform: 'SUM', owned: true } });
    expect(plan.writes.proposals).toMatchObject([{ pairs: [{ transform: 'SUM' }], removedPairs: [{ transform: null }] }]);
    expect(marks).toMatchObject([{ mark: { pairs: [fingerprintOf('orders.total', 'raw.amount', 'SUM')] } }]);
  });

  it('with a digest of its own for each transform that goes and that comes', () => {
    const sum = fingerprintOf('orders.total', 'raw.amount', 'SUM');
    const summed = withRecords(
      lineageOf(marked('raw', { shop: { edge: true, pairs: [sum] } })),
      columnRecord('orders.total', ['raw.amount'], { transformOperation: 'SUM' }),
    );
    const wanted = (transform: string) => withColumns(orders, mapping('total', ['raw.amount'], { transform }));
    const digests = [
      planned(wanted('MAX'), lineage),
      planned(wanted('MAX'), summed),
      planned(wanted('MIN'), summed),
      planned(orders, summed),
    ].map(({ plan }) => plan.digests.effect);
    expect(new Set(digests).size).toBe(digests.length);
  });

  it('in its confidence, beyond what a float32 can tell', () => {
    const half = planned(withColumns(orders, mapping('total', ['raw.amount'], { confidence: 0.5 })), lineage);
    expect(half.lines).toEqual(['update orders.total <- raw.amount differs']);
    expect(half.plan.writes.proposals).toMatchObject([{ pairs: [{ confidence: 0.5 }], removedPairs: [] }]);
    const close = planned(withColumns(orders, mapping('total', ['raw.amount'], { confidence: 0.7 })), {
      ...lineage,
      fineGrainedLineages: [{ ...record, confidenceScore: Math.fround(0.7) }],
    });
    expect(close.lines).toEqual([]);
  });

  it('as two when two transforms go and one comes', () => {
    const sum = fingerprintOf('orders.total', 'raw.amount', 'SUM');
    const two = withRecords(
      lineageOf(marked('raw', { shop: { edge: true, pairs: [total, sum] } })),
      record,
      columnRecord('orders.total', ['raw.amount'], { transformOperation: 'SUM' }),
    );
    const { lines } = planned(withColumns(orders, mapping('total', ['raw.amount'], { transform: 'MAX' })), two);
    expect(lines).toHaveLength(3);
  });
});

describe('findings say that', () => {
  it('a declared pair stands there already and is not ours', () => {
    const both = withColumns(orders, mapping('total', ['raw.amount'], { confidence: 0.5 }), mapping('tax', ['raw.amount']));
    const { findings, plan, lines } = planned(both, withRecords(lineageOf('raw'), record, columnRecord('orders.tax', ['raw.amount'])));
    expect(findings.filter((one) => one.startsWith('pairs'))).toEqual(['pairs-not-ours warning']);
    expect(plan.findings.find(({ name }) => name === 'pairs-not-ours')?.message).toContain('2 declared column pairs are');
    expect(lines).toEqual([]);
    const one = planned(mapped, withRecords(lineageOf('raw'), record)).plan.findings.find(({ name }) => name === 'pairs-not-ours');
    expect(one?.message).toContain('1 declared column pair is');
  });

  it.each([
    ['one stack', { finance: { edge: true, pairs: [total] } }, 'the stack "finance" owns'],
    ['two stacks', { finance: { edge: true, pairs: [total] }, sales: { edge: true, pairs: [total] } }, 'the stacks "finance", "sales" own'],
  ])('an element is foreign, of %s', (_what, marks, words) => {
    const unit = withColumns(unitOf('orders', edgeFrom('raw', 'COPY')), mapping('total', ['raw.amount'], { confidence: 0.5 }));
    const { plan, lines } = planned(unit, withRecords(lineageOf(marked('raw', marks)), record));
    expect(plan.guards.map(({ guard, address }) => `${guard} ${address}`)).toEqual([
      'foreign-owner orders <- raw',
      'foreign-owner orders.total <- raw.amount',
    ]);
    for (const { message } of plan.guards) expect(message).toContain(words);
    expect(lines).toEqual([]);
    expect(isRefused(plan)).toBe(true);
  });

  it('a mark cannot be read, where it stands in the way', () => {
    const nonsense = lineageOf({ ...recordOf('raw'), properties: { headwater: 'nonsense' } });
    expect(planned(orders, nonsense).findings).toEqual(['mark-unreadable error']);
    // Of an edge that nobody declares too, wherever it is: something of ours may be left behind.
    expect(planned(unitOf('orders', 'fx'), nonsense).findings).toEqual(['mark-unreadable warning']);
    expect(planned(null, nonsense).findings).toEqual(['mark-unreadable warning']);
  });

  it('a mark would be too large, by its bytes after all changes', () => {
    const crowd = (count: number) => Array.from({ length: count }, (_, i) => String(i).padStart(7, 'x'));
    const big = (pairs: readonly string[]) => lineageOf(marked('raw', { finance: { edge: true, pairs } }));
    expect(planned(orders, big(crowd(4280))).findings).toEqual(['mark-too-large error']);
    expect(planned(orders, big(crowd(4270))).findings).toEqual([]);
    // A mark that only changes its name is not counted twice.
    const renamed = lineageOf(marked('raw', { old: { edge: true, pairs: crowd(4000) } }));
    expect(planned(orders, renamed, { settings: { formerly: ['old'] } }).findings).toEqual([]);
  });

  it('exclusive ownership removes what others wrote', () => {
    const settings = { ownership: 'exclusive' } as const;
    const { lines, plan } = planned(orders, withRecords(lineageOf('fx', marked('raw')), columnRecord('orders.total', ['fx.rate'])), {
      settings,
    });
    expect(lines).toEqual(['delete orders <- fx exclusive', 'delete orders.total <- fx.rate exclusive']);
    expect(plan.guards).toMatchObject([{ guard: 'exclusive', address: 'orders', allowed: null }]);
    expect(plan.guards[0]?.message).toContain('2 elements');
    expect(plan.changes[1]).toMatchObject({ before: { owned: false } });
    expect(planned(orders, lineageOf('fx', marked('raw')), { settings }).plan.guards[0]?.message).toContain('1 element');
    expect(planned({ ...orders, ownership: 'shared' }, lineageOf('fx', marked('raw')), { settings }).lines).toEqual([]);
  });

  it('exclusive ownership leaves the pairs of an edge whose marks nobody can read', () => {
    const nonsense = { ...recordOf('fx'), properties: { headwater: 'nonsense' } };
    const lineage = withRecords(lineageOf(nonsense, marked('raw')), columnRecord('orders.total', ['fx.rate']));
    expect(planned(orders, lineage, { settings: { ownership: 'exclusive' } }).lines).toEqual([]);
  });

  it('exclusive ownership takes what is declared and there', () => {
    const exclusive = { ...mapped, ownership: 'exclusive' as const };
    const half = withRecords(lineageOf('raw'), { ...record, confidenceScore: 0.5 });
    expect(planned(exclusive, half).lines).toEqual(['mark orders <- raw exclusive', 'update orders.total <- raw.amount exclusive']);
  });
});

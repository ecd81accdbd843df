import { describe, expect, it } from 'vitest';
import type { UpstreamLineage } from '../../../src/model/upstream-lineage.js';
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
  absent,
  desire,
  edgeFrom,
  lineageOf,
  named,
  observe,
  present,
  recordOf,
  unitOf,
  unknown,
  urnOf,
  us,
} from '../../support/model/state-builders.js';
import { namesOf, planOf } from '../../support/plan/plan-of.js';

const intent = { kind: 'adopt' } as const;
const total = fingerprintOf('orders.total', 'raw.amount');
const mapped = withColumns(unitOf('orders', 'raw'), mapping('total', ['raw.amount']));
const record = columnRecord('orders.total', ['raw.amount']);

/** Formats the changes, for example `mark orders <- raw adopted`, and the marks of the write. */
function adopted(unit: ReturnType<typeof unitOf>, lineage: UpstreamLineage) {
  const plan = planOf(desire([unit]), observe('raw', 'fx', present('orders', lineage)), { intent });
  return {
    lines: plan.changes.map(({ kind, address, reason }) => `${kind} ${address} ${reason}`),
    marks: plan.writes.proposals.flatMap(({ marks }) => marks.map(({ mark }) => mark)),
    findings: namesOf(plan.findings).filter((name) => !name.startsWith('no-schema')),
    plan,
  };
}

describe('an adoption', () => {
  it("marks pairs on an edge that is ours already, and on an edge that stays another writer's", () => {
    expect(adopted(mapped, withRecords(lineageOf(marked('raw')), record)).lines).toEqual([
      'mark orders.total <- raw.amount adopted',
    ]);
    const { lines, marks, findings } = adopted(
      mapped,
      withRecords(lineageOf(recordOf('raw', 'VIEW')), record),
    );
    expect(lines).toEqual(['mark orders.total <- raw.amount adopted']);
    expect(marks).toEqual([{ edge: false, pairs: [total], protect: false }]);
    expect(findings).toEqual(['edge-differs warning']);
  });

  it.each([
    [
      'of several columns',
      { downstreamType: 'FIELD_SET', downstreams: [fieldOf('orders.total'), fieldOf('orders.x')] },
    ],
    ['with a query', { query: 'urn:li:query:q' }],
  ])('marks a pair in a record %s, and leaves the record unchanged', (_what, more) => {
    const { lines, marks, plan } = adopted(
      mapped,
      withRecords(lineageOf(marked('raw')), { ...record, ...more }),
    );
    expect(lines).toEqual(['mark orders.total <- raw.amount adopted']);
    expect(marks).toEqual([{ edge: true, pairs: [total], protect: false }]);
    expect(plan.writes.proposals).toMatchObject([{ pairs: [], removedPairs: [] }]);
  });

  it.each([
    ['confidence', mapped, { confidenceScore: 0.5 }],
    [
      'transform',
      withColumns(unitOf('orders', 'raw'), mapping('total', ['raw.amount'], { transform: 'SUM' })),
      {},
    ],
  ])('leaves a pair of another %s, with a finding', (_what, unit, more) => {
    const { lines, findings } = adopted(
      unit,
      withRecords(lineageOf('raw'), { ...record, ...more }),
    );
    expect(lines).toEqual(['mark orders <- raw adopted']);
    expect(findings).toEqual(['pair-differs warning']);
  });

  it('sets every mark that an apply sets by itself', () => {
    const ofUs = adopted(unitOf('orders', 'raw'), lineageOf(recordOf('raw', 'TRANSFORMED', us)));
    expect(ofUs.lines).toEqual(['mark orders <- raw made-by-us']);
    const shared = adopted(
      mapped,
      withRecords(lineageOf(marked('raw', { finance: { edge: true, pairs: [total] } })), record),
    );
    expect(shared.lines).toEqual([
      'mark orders <- raw shared',
      'mark orders.total <- raw.amount shared',
    ]);
    const exclusive = adopted(
      { ...mapped, ownership: 'exclusive' },
      withRecords(lineageOf('raw', 'x'), record),
    );
    expect(exclusive.lines).toEqual([
      'mark orders <- raw exclusive',
      'mark orders.total <- raw.amount exclusive',
    ]);
  });

  it.each([
    ['is missing', unitOf('orders', 'raw'), lineageOf('fx')],
    [
      'is ours with another type',
      unitOf('orders', edgeFrom('raw', 'VIEW')),
      lineageOf(marked('raw')),
    ],
    ['is ours and no longer declared', unitOf('orders', 'fx'), lineageOf(marked('raw'))],
    [
      'belongs to another stack with another type',
      unitOf('orders', edgeFrom('raw', 'VIEW')),
      lineageOf(marked('raw', { finance: { edge: true } })),
    ],
    [
      'would only be removed by exclusive ownership',
      { ...unitOf('orders'), ownership: 'exclusive' as const },
      lineageOf('raw'),
    ],
    [
      'has an outdated mark',
      unitOf('orders', 'raw'),
      lineageOf(marked('raw', { shop: { edge: true, pairs: [total], protect: true } })),
    ],
    ['has pairs without their edge', mapped, withRecords(lineageOf(), record)],
    [
      'is completely as declared',
      mapped,
      withRecords(lineageOf(marked('raw', { shop: { edge: true, pairs: [total] } })), record),
    ],
  ])('changes nothing if an edge %s', (_what, unit, lineage) => {
    expect(adopted(unit, lineage)).toMatchObject({
      lines: [],
      marks: [],
      plan: { guards: [], appliable: true },
    });
  });

  it('cannot be applied if a mark cannot be read, and writes nothing of that unit', () => {
    const garbled = { ...recordOf('raw'), properties: { headwater: 'nonsense' } };
    const { findings, plan } = adopted(mapped, withRecords(lineageOf(garbled), record));
    expect(findings).toContain('mark-unreadable error');
    expect(plan.appliable).toBe(false);
  });

  it('needs only the datasets of existing edges, and creates none', () => {
    const desired = desire(
      [unitOf('orders', 'raw', 'gone'), unitOf('nowhere', 'raw')],
      [named('sheet', { columns: [] })],
    );
    const plan = planOf(
      desired,
      observe(
        'raw',
        absent('gone'),
        absent('nowhere'),
        absent('sheet'),
        present('orders', lineageOf('raw')),
      ),
      {
        intent,
      },
    );
    expect(plan.findings).toEqual([]);
    expect(plan.writes.entities).toEqual([]);
    expect(plan.changes).toHaveLength(1);
    // One of its datasets was hard-deleted, or is hidden.
    const there = present('orders', lineageOf('gone'));
    expect(
      namesOf(planOf(desired, observe('raw', absent('gone'), there), { intent }).findings),
    ).toEqual(['dataset-gone warning']);
  });

  it('cannot be applied if a downstream is hidden; it does not query the rest of the catalog', () => {
    const plan = (...hidden: readonly string[]) =>
      planOf(
        desire([unitOf('orders', 'raw')]),
        observe('raw', 'orders', ...hidden.map((name) => unknown(name))),
        { intent },
      );
    expect(namesOf(plan('orders').findings)).toEqual(['dataset-unreadable error']);
    expect(plan('elsewhere').findings).toEqual([]);
  });

  it('reads declared downstreams only', () => {
    const readings = observe(
      'raw',
      present('orders', lineageOf('raw')),
      present('mart', lineageOf(marked('raw'), 'fx')),
    );
    const plan = planOf(
      desire([unitOf('orders', 'raw')]),
      { ...readings, discovered: false },
      { intent },
    );
    expect(plan.changes.map(({ address }) => address)).toEqual(['orders <- raw']);
    expect(plan).toMatchObject({ findings: [], summary: { others: 0 } });
    expect(plan.writes.proposals).toMatchObject([{ urn: urnOf('orders') }]);
  });
});

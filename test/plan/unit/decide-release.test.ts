import { describe, expect, it } from 'vitest';
import type { DesiredUnit } from '../../../src/model/desired-state.js';
import type { UpstreamLineage } from '../../../src/model/upstream-lineage.js';
import {
  columnRecord,
  fingerprintOf,
  marked,
  withRecords,
} from '../../support/model/lineage-builders.js';
import {
  desire,
  lineageOf,
  observe,
  present,
  recordOf,
  unitOf,
  unknown,
  urnOf,
  us,
} from '../../support/model/state-builders.js';
import { namesOf, type PlanExtras, planOf } from '../../support/plan/plan-of.js';

const intent = { kind: 'release' } as const;
const total = fingerprintOf('orders.total', 'raw.amount');
const record = columnRecord('orders.total', ['raw.amount']);

/** Formats the changes, for example `mark orders <- raw released`, and the marks of the write. */
function released(
  lineage: UpstreamLineage,
  units: readonly DesiredUnit[] = [],
  more: PlanExtras = {},
) {
  const plan = planOf(desire(units), observe('raw', 'fx', present('orders', lineage)), {
    intent,
    ...more,
  });
  return {
    lines: plan.changes.map(
      ({ kind, address, reason }) => `${kind} ${address.replaceAll('snowflake:', '')} ${reason}`,
    ),
    marks: plan.writes.proposals.flatMap(({ marks }) =>
      marks.map(({ owner, mark }) => `${owner} ${mark.edge} ${mark.pairs.length}`),
    ),
    findings: namesOf(plan.findings),
    plan,
  };
}

describe('a release', () => {
  it('leaves columns of others on an edge of ours', () => {
    const theirs = columnRecord('orders.tax', ['raw.amount']);
    const lineage = withRecords(
      lineageOf(marked('raw', { shop: { edge: true, pairs: [total] } })),
      record,
      theirs,
    );
    const { lines, plan } = released(lineage);
    expect(lines).toEqual([
      'mark orders <- raw released',
      'mark orders.total <- raw.amount released',
    ]);
    expect(plan.summary).toMatchObject({ otherPairs: 1 });
  });

  it('releases columns on an edge of others, and marks under an earlier name', () => {
    const lineage = withRecords(lineageOf(marked('raw', { old: { pairs: [total] } })), record);
    const { lines, marks } = released(lineage, [], { settings: { formerly: ['old'] } });
    expect(lines).toEqual(['mark orders.total <- raw.amount released']);
    expect(marks).toEqual(['shop false 0', 'old false 0']);
  });

  it('releases a mark that names missing elements', () => {
    expect(released(lineageOf(marked('raw', { shop: { pairs: [total] } }))).lines).toEqual([
      'mark orders <- raw mark-outdated',
    ]);
  });

  it("leaves another record's values for a pair that was adopted in a record that we never change", () => {
    const summed = columnRecord('orders.total', ['raw.amount'], {
      transformOperation: 'SUM',
      confidenceScore: 0.5,
    });
    const adopted = { ...columnRecord('orders.total', ['raw.amount']), query: 'urn:li:query:q' };
    const { plan } = released(
      withRecords(lineageOf(marked('raw', { shop: { pairs: [total] } })), summed, adopted),
    );
    expect(plan.changes).toContainEqual(
      expect.objectContaining({
        kind: 'mark',
        before: { transform: null, confidence: 1, owned: true },
        after: { transform: 'SUM', confidence: 0.5, owned: false },
      }),
    );
    expect(plan.guards).toEqual([]);
  });

  it('leaves an edge whose mark cannot be read, with a finding', () => {
    const { lines, findings } = released(
      lineageOf({ ...recordOf('raw'), properties: { headwater: 'nonsense' } }),
      [unitOf('orders', 'raw')],
    );
    expect({ lines, findings }).toEqual({ lines: [], findings: ['mark-unreadable warning'] });
  });

  it('removes nothing, so the guards for large removals and empty stacks do not apply', () => {
    const names = Array.from({ length: 60 }, (_, i) => `u${i}`);
    const { lines, plan } = released(lineageOf(...names.map((name) => marked(name))));
    expect(lines).toHaveLength(60);
    expect(plan.guards).toEqual([]);
  });

  it('holds back what was not approved: the edge keeps its mark, and that of its columns', () => {
    const lineage = withRecords(
      lineageOf(marked('raw', { shop: { edge: true, pairs: [total], protect: true } })),
      record,
    );
    const held = (...ids: readonly string[]) => released(lineage, [], { held: new Set(ids) });
    const edgeId = `${urnOf('orders')} <- ${urnOf('raw')}`;
    expect(held(edgeId)).toMatchObject({
      lines: ['mark orders.total <- raw.amount released'],
      marks: ['shop true 0'],
    });
    const pairId = `${record.downstreams?.[0]} <- ${record.upstreams?.[0]}`;
    expect(held(pairId)).toMatchObject({
      lines: ['mark orders <- raw released'],
      marks: ['shop false 1'],
    });
  });

  it('reports missing discovery and hidden datasets', () => {
    const readings = observe(present('orders', lineageOf(marked('raw'))), unknown('hidden'));
    const plan = planOf(
      desire([]),
      { ...readings, discovered: false },
      { intent, settings: { prune: false } },
    );
    expect(namesOf(plan.findings)).toEqual(['dataset-unreadable error', 'not-discovered warning']);
  });
});

describe('a release warns that the next apply takes an edge back', () => {
  const ofUs = recordOf('raw', 'TRANSFORMED', us);
  const unit = unitOf('orders', 'raw');

  it.each<[string, UpstreamLineage, DesiredUnit, PlanExtras]>([
    ['our user made the edge', lineageOf(marked(ofUs)), unit, {}],
    [
      'our user made it, with another type than declared',
      lineageOf(marked(recordOf('raw', 'VIEW', us))),
      unit,
      {},
    ],
    [
      'another stack has it too',
      lineageOf(marked('raw', { shop: { edge: true }, finance: { edge: true } })),
      unit,
      {},
    ],
    ['ownership is exclusive', lineageOf(marked('raw')), { ...unit, ownership: 'exclusive' }, {}],
    [
      'ownership is exclusive by the settings',
      lineageOf(marked('raw')),
      unit,
      { settings: { ownership: 'exclusive' } },
    ],
    [
      'it carries an earlier name of ours',
      lineageOf(marked(ofUs, { old: { edge: true } })),
      unit,
      { settings: { formerly: ['old'] } },
    ],
  ])('if %s', (_what, lineage, declared, more) => {
    const { plan } = released(lineage, [declared], more);
    expect(plan.findings).toMatchObject([
      { name: 'released-still-declared', level: 'warning', place: declared.place },
    ]);
    expect(plan.findings[0]?.message).toContain('"orders" still declares 1 edge ');
    expect(plan.appliable).toBe(true);
  });

  it.each<[string, UpstreamLineage, DesiredUnit, PlanExtras]>([
    ['others made the edge', lineageOf(marked('raw')), unit, {}],
    ['it is no longer declared', lineageOf(marked(ofUs)), unitOf('orders', 'fx'), {}],
    ['it is not ours', lineageOf(ofUs), unit, {}],
    [
      'another stack has it with another type',
      lineageOf(
        marked(recordOf('raw', 'VIEW', us), { shop: { edge: true }, finance: { edge: true } }),
      ),
      unit,
      {},
    ],
    [
      'the entry overrides the settings',
      lineageOf(marked('raw')),
      { ...unit, ownership: 'shared' },
      { settings: { ownership: 'exclusive' } },
    ],
  ])('but not if %s', (_what, lineage, declared, more) => {
    expect(released(lineage, [declared], more).findings).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { BoundedPlan } from '../../src/plan/ceiling.js';
import type { Plan } from '../../src/plan/document/plan.js';
import {
  columnRecord,
  fingerprintOf,
  mapping,
  marked,
  withColumns,
  withRecords,
  withSchemas,
} from '../support/model/lineage-builders.js';
import {
  desire,
  lineageOf,
  observe,
  present,
  recordOf,
  unitOf,
  urnOf,
} from '../support/model/state-builders.js';
import { outcomeLines, planUnder } from '../support/plan/plans-under-ceilings.js';

const schemas = { orders: ['x', 'y'], a: ['x', 'y'] };
const mapped = desire([withColumns(unitOf('orders', 'a'), mapping('x', ['a.x']))]);

function proposalOf({ planned }: BoundedPlan<{ readonly plan: Plan }>) {
  return planned.plan.writes.proposals.find(({ urn }) => urn === urnOf('orders'));
}

describe('an edge that is held back', () => {
  it('holds its pairs back if it does not exist', () => {
    const codeclared = withSchemas(observe('a', present('orders', lineageOf('a'))), schemas);
    const wiped = withSchemas(observe('a', 'orders'), schemas);
    const made = planUnder([mapped, codeclared], [mapped, wiped]);
    expect(outcomeLines(made)).toEqual(['held create orders <- a', 'held create orders.x <- a.x']);
    expect(made.planned.plan.writes).toMatchObject({ proposals: [], edgesToAdd: [] });
  });

  it('keeps its record and its mark, while its pairs are added and removed', () => {
    const pairs = [fingerprintOf('orders.y', 'a.y'), fingerprintOf('orders.long', 'a.gone')];
    const withEdge = (type: string) => {
      const record = marked(recordOf('a', type), { shop: { edge: true, pairs } });
      return withSchemas(
        observe(
          'a',
          present('orders', withRecords(lineageOf(record), columnRecord('orders.y', ['a.y']))),
        ),
        schemas,
      );
    };
    const made = planUnder([mapped, withEdge('TRANSFORMED')], [mapped, withEdge('COPY')]);
    expect(outcomeLines(made)).toEqual([
      'plan create orders.x <- a.x',
      'plan delete orders.y <- a.y',
      'held update orders <- a',
    ]);
    const kept = [fingerprintOf('orders.long', 'a.gone'), fingerprintOf('orders.x', 'a.x')].sort();
    expect(proposalOf(made)).toMatchObject({
      upstreams: [],
      marks: [{ owner: 'shop', mark: { edge: true, pairs: kept, protect: false } }],
    });
  });

  it('keeps its protection and an earlier name of the stack', () => {
    const before = withSchemas(
      observe('a', present('orders', lineageOf(marked('a', { old: { edge: true } })))),
      schemas,
    );
    const [unit] = mapped.units;
    const guarded = unit ? desire([{ ...unit, protect: true }]) : mapped;
    const made = planUnder(
      [mapped, before],
      [guarded, before, { settings: { formerly: ['old'] } }],
    );
    expect(outcomeLines(made)).toContain('held mark orders <- a');
    expect(proposalOf(made)?.marks.map(({ owner, mark }) => [owner, mark.protect])).toEqual([
      ['shop', false],
    ]);
  });
});

describe('a pair that is held back', () => {
  it('keeps its mark and its values, while the rest of its unit is planned', () => {
    const two = desire([
      withColumns(
        unitOf('orders', 'a'),
        mapping('x', ['a.x']),
        mapping('y', ['a.y'], { confidence: 0.5 }),
      ),
    ]);
    const withConfidence = (confidenceScore: number) => {
      const record = marked('a', {
        shop: { edge: true, pairs: [fingerprintOf('orders.y', 'a.y')] },
      });
      const column = { ...columnRecord('orders.y', ['a.y']), confidenceScore };
      return withSchemas(
        observe('a', present('orders', withRecords(lineageOf(record), column))),
        schemas,
      );
    };
    const made = planUnder([two, withConfidence(0.5)], [two, withConfidence(0.7)]);
    expect(outcomeLines(made)).toEqual([
      'plan create orders.x <- a.x',
      'held update orders.y <- a.y',
    ]);
    const pairs = [fingerprintOf('orders.x', 'a.x'), fingerprintOf('orders.y', 'a.y')].sort();
    expect(proposalOf(made)).toMatchObject({
      pairs: [{ confidence: 1 }],
      marks: [{ mark: { pairs } }],
    });
  });
});

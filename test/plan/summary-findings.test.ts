import { it } from 'vitest';
import type { DesiredUnit } from '../../src/model/desired-state.js';
import type { RuleLevels } from '../../src/model/rule-levels.js';
import type { FineGrainedRecord, UpstreamLineage } from '../../src/model/upstream-lineage.js';
import type { Plan } from '../../src/plan/document/plan.js';
import {
  columnRecord,
  fieldOf,
  mapping,
  withColumns,
  withRecords,
} from '../support/model/lineage-builders.js';
import { desire, lineageOf, observe, present, unitOf } from '../support/model/state-builders.js';
import { planOf } from '../support/plan/plan-of.js';
import { expectStories } from '../support/plan/plan-story.js';

/** A downstream as it is declared, and its lineage in the catalog. */
type Case = readonly [DesiredUnit, UpstreamLineage];

const ordersUnit = withColumns(
  unitOf('orders', 'raw'),
  mapping('total', ['raw.amount']),
  mapping('tax', ['raw.amount']),
);
const martUnit = withColumns(unitOf('mart', 'raw'), mapping('total', ['raw.amount']));
const total = columnRecord('orders.total', ['raw.amount']);
const tax = columnRecord('orders.tax', ['raw.amount']);
const martTotal = columnRecord('mart.total', ['raw.amount']);
const half = { confidenceScore: 0.5 };

const orders = (...records: readonly FineGrainedRecord[]): Case => [
  ordersUnit,
  withRecords(lineageOf('raw'), ...records),
];
const mart = (record = martTotal): Case => [martUnit, withRecords(lineageOf('raw'), record)];

function planned(cases: readonly Case[], rules: RuleLevels = {}): Plan {
  const readings = cases.map(([{ downstream }, lineage]) =>
    present(downstream.split(',')[1] ?? '', lineage),
  );
  const desired = desire(cases.map(([unit]) => unit));
  return planOf(desired, observe('raw', ...readings), { settings: { rules } });
}

it('declared column pairs that exist and are not ours are summed up', async () => {
  const wide = columnRecord('orders.total', ['raw.amount'], {
    downstreamType: 'FIELD_SET',
    downstreams: [fieldOf('orders.total'), fieldOf('orders.tax')],
  });
  await expectStories(import.meta, 'summed-up', {
    'one, as declared': planned([mart()]),
    'several, some in a record of several columns': planned([orders(wide), mart()]),
    'the rule is off': planned([orders(total, tax)], { 'co-declared': 'off' }),
    'the rule is an error': planned([orders(total, tax)], { 'co-declared': 'error' }),
    'others have another value, for each downstream, whatever the rule for equal ones': planned(
      [orders({ ...total, ...half }, tax), mart({ ...martTotal, ...half })],
      { 'co-declared': 'off' },
    ),
    'several of one downstream have another value': planned([
      orders({ ...total, ...half }, { ...tax, ...half }),
    ]),
  });
});

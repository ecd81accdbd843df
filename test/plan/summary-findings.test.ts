import { describe, expect, it } from 'vitest';
import type { DesiredUnit } from '../../src/model/desired-state.js';
import type { RuleLevels } from '../../src/model/rule-levels.js';
import type { UpstreamLineage } from '../../src/model/upstream-lineage.js';
import {
  columnRecord,
  fieldOf,
  mapping,
  withColumns,
  withRecords,
} from '../support/model/lineage-builders.js';
import { desire, lineageOf, observe, present, unitOf } from '../support/model/state-builders.js';
import { namesOf, planOf } from '../support/plan/plan-of.js';

/** A downstream as it is declared, and its lineage in the catalog. */
type Case = readonly [DesiredUnit, UpstreamLineage];

const ordersUnit = withColumns(
  unitOf('orders', 'raw'),
  mapping('total', ['raw.amount']),
  mapping('tax', ['raw.amount']),
);
const total = columnRecord('orders.total', ['raw.amount']);
const tax = columnRecord('orders.tax', ['raw.amount']);
const orders: Case = [ordersUnit, withRecords(lineageOf('raw'), total, tax)];
const mart: Case = [
  withColumns(unitOf('mart', 'raw'), mapping('total', ['raw.amount'])),
  withRecords(lineageOf('raw'), columnRecord('mart.total', ['raw.amount'])),
];
const wide = columnRecord('orders.total', ['raw.amount'], {
  downstreamType: 'FIELD_SET',
  downstreams: [fieldOf('orders.total'), fieldOf('orders.tax')],
});

function findingsOf(cases: readonly Case[], rules: RuleLevels = {}) {
  const readings = cases.map(([{ downstream }, lineage]) =>
    present(downstream.split(',')[1] ?? '', lineage),
  );
  const plan = planOf(desire(cases.map(([unit]) => unit)), observe('raw', ...readings), {
    settings: { rules },
  });
  const findings = plan.findings.filter(({ name }) => name !== 'no-schema');
  return {
    findings,
    names: namesOf(findings),
    messages: findings.map(({ message }) => message),
    appliable: plan.appliable,
  };
}

describe('declared column pairs that exist and are not ours', () => {
  it('give a finding in the singular if there is one', () => {
    const { messages } = findingsOf([mart]);
    expect(messages[0]).toMatch(
      /^1 declared column pair in 1 dataset is .*; adopt takes ownership of it$/,
    );
  });

  it('can all be adopted, also those in records of several columns', () => {
    const some = findingsOf([[ordersUnit, withRecords(lineageOf('raw'), wide)], mart]);
    expect(some.messages).toEqual([
      expect.stringMatching(/^3 declared .*; adopt takes ownership of them$/),
    ]);
  });

  it('have the level of their rule', () => {
    expect(findingsOf([orders], { 'co-declared': 'off' }).findings).toEqual([]);
    expect(findingsOf([orders], { 'co-declared': 'error' })).toMatchObject({
      names: ['co-declared error'],
      appliable: false,
    });
  });
});

describe('declared column pairs that exist with another value', () => {
  const half = { confidenceScore: 0.5 };

  it('give one finding for each downstream, whatever the level of the rule for equal ones', () => {
    const different: Case = [
      mart[0],
      withRecords(lineageOf('raw'), columnRecord('mart.total', ['raw.amount'], half)),
    ];
    const { names, messages } = findingsOf(
      [[ordersUnit, withRecords(lineageOf('raw'), { ...total, ...half }, tax)], different],
      {
        'co-declared': 'off',
      },
    );
    expect(names).toEqual(['pair-differs warning', 'pair-differs warning']);
    expect(messages.join()).toContain('1 declared column pair of "mart" is');
    expect(messages.join()).toContain('1 declared column pair of "orders" is');
  });

  it('are counted', () => {
    const { names, messages } = findingsOf([
      [ordersUnit, withRecords(lineageOf('raw'), { ...total, ...half }, { ...tax, ...half })],
    ]);
    expect(names).toEqual(['pair-differs warning']);
    expect(messages[0]).toContain('2 declared column pairs of "orders" are');
  });
});

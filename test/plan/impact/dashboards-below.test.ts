import { describe, expect, it } from 'vitest';
import { sensitiveAncestor } from '../../../src/plan/guards/sensitive-ancestor.js';
import { dashboardsBelow } from '../../../src/plan/impact/dashboards-below.js';
import { withoutInputs } from '../../../src/plan/impact/lost-inputs.js';
import { datasetGraph } from '../../../src/plan/impact/region.js';
import { schemaFieldUrn } from '../../../src/urn/schema-field-urn.js';
import { guardContext } from '../../support/plan/guard-context.js';
import { surroundingsWith } from '../../support/plan/impact-worlds.js';
import { planOf } from '../../support/plan/plan-of.js';
import {
  after,
  before,
  board,
  chart,
  company,
  daily,
  job,
  raw,
  sales,
} from '../../support/report/company.js';

const PII = 'urn:li:tag:PII';

describe('the dashboards below a column', () => {
  const { changes } = planOf(company, before);
  const lineage = changes.flatMap((change) => (change.element === 'dataset' ? [] : [change]));

  it('are found along edges, with those that the changes add', () => {
    const below = dashboardsBelow(datasetGraph(before.datasets), lineage);
    expect(below(schemaFieldUrn(raw, 'amount'))).toEqual([sales, board].sort());
    expect(below(schemaFieldUrn(chart, 'revenue'))).toEqual([sales, board].sort());
    expect(below('nonsense')).toEqual([]);
  });

  it('are none without a change where no edge leads on', () => {
    const below = dashboardsBelow(datasetGraph(before.datasets), []);
    expect(below(schemaFieldUrn(raw, 'amount'))).toEqual([]);
    expect(below(schemaFieldUrn(daily, 'total'))).toEqual([board]);
  });
});

describe('the guard sensitive', () => {
  it('names the dashboards that a watched column reaches', () => {
    const read = {
      kind: 'read',
      dataset: [PII],
      columns: new Map(),
      domains: [],
      owners: [],
    } as const;
    const surroundings = surroundingsWith({ classifications: new Map([[raw, read]]) });
    const { guards } = planOf(company, before, { surroundings, settings: { sensitive: [PII] } });
    const told = guards.filter(({ address }) => address === 'raw_orders.amount');
    expect(told.map(({ message }) => message)).toEqual([
      '"raw_orders.amount" carries urn:li:tag:PII, and "orders_daily.total", "revenue.revenue" would become derived from it; downstream of that: dashboards "dashboard:looker:d2", "sales"',
    ]);
  });

  it('names one dashboard', () => {
    const ancestor = {
      address: 'a.b',
      urns: [PII],
      gainedBy: ['c.d'],
      lostBy: [],
      dashboards: ['e'],
    };
    const sensitive = { ancestors: [ancestor], unread: [], complete: true };
    expect(
      sensitiveAncestor({ ...guardContext(company, before), sensitive })[0]?.message,
    ).toContain('; downstream of that: dashboard "e"');
  });
});

describe('what loses its last input', () => {
  const removed = planOf({ ...company, units: [] }, after).changes.flatMap((change) =>
    change.element === 'dataset' ? [] : [change],
  );

  it('is a job, a chart or a dashboard', () => {
    expect(withoutInputs(removed, after.datasets)).toEqual([chart, sales, job].sort());
  });

  it('is nothing that keeps or gets another input, or whose inputs are not known', () => {
    const added = planOf(company, before).changes.flatMap((change) =>
      change.element === 'dataset' || change.kind !== 'create' ? [] : [change],
    );
    expect(withoutInputs([...removed, ...added], after.datasets)).toEqual([]);
    expect(withoutInputs(removed, new Map())).toEqual([]);
  });
});

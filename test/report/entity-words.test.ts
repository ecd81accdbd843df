import { describe, expect, it } from 'vitest';
import { describeWithKind } from '../../src/plan/document/address-book.js';
import type { NamedEntity } from '../../src/plan/document/impact.js';
import type { Plan } from '../../src/plan/document/plan.js';
import { assembleDrawing } from '../../src/report/drawing/assemble-drawing.js';
import { overview } from '../../src/report/drawing/overview.js';
import { flowchart } from '../../src/report/mermaid/flowchart.js';
import { pairDownstream } from '../../src/report/words/dataset-names.js';
import {
  andMoreEntities,
  countEntities,
  entitiesTitle,
  entityHead,
} from '../../src/report/words/entity-words.js';
import { outcomeText } from '../../src/report/words/outcome-phrases.js';
import { planSummaryLine } from '../../src/report/words/plan-phrases.js';
import type { EntityUrn } from '../../src/urn/entity-urn.js';
import { urnOf } from '../support/model/state-builders.js';
import { planOf } from '../support/plan/plan-of.js';
import {
  before,
  board,
  chart,
  company,
  daily,
  job,
  raw,
  sales,
} from '../support/report/company.js';
import { renderAs } from '../support/report/rendered.js';

describe('counts of entities', () => {
  it('name each kind that occurs, in the order of the table', () => {
    expect(countEntities([])).toBe('0 datasets');
    expect(countEntities([raw])).toBe('1 dataset');
    expect(countEntities([sales, chart, board, raw, daily, job])).toBe(
      '2 datasets, 1 job, 1 chart and 2 dashboards',
    );
    expect(countEntities(['urn:li:chart:broken'])).toBe('1 dataset');
  });

  it('tell what is left out', () => {
    expect(andMoreEntities([], 'See page.')).toBe('');
    expect(andMoreEntities([{ urn: raw }, { urn: sales }], 'See page.')).toBe(
      '… and 1 more dataset and 1 dashboard. See page.',
    );
    expect([raw, chart].map(describeWithKind)).toEqual([
      'dataset snowflake raw_orders (PROD)',
      'chart looker r1',
    ]);
    expect([entitiesTitle([raw]), entitiesTitle([job])]).toEqual(['Datasets', 'Entities']);
    expect([entityHead([raw]), entityHead([raw, job])]).toEqual(['Dataset', 'Entity']);
  });
});

it('a pair whose column is malformed is named by its holder', () => {
  const pair = { downstream: job, downstreamField: 'nonsense' };
  expect(pairDownstream(pair)).toBe(job);
});

it('an outcome has the word of its kind once', () => {
  const of = (urn: EntityUrn, unit: 'entity' | 'lineage') =>
    outcomeText({ urn, unit, outcome: 'applied' });
  expect(of(raw, 'entity')).toBe('applied: dataset snowflake raw_orders (PROD)');
  expect(of(chart, 'entity')).toBe('applied: chart looker r1');
  expect(of(chart, 'lineage')).toBe('applied: lineage of chart looker r1');
});

describe('the last line of a plan', () => {
  const plan = planOf(company, before);
  const lineWith = (dashboards: readonly NamedEntity[] | undefined, count: number) => {
    const { dashboards: _, ...impact } = plan.impact;
    const downstream = count === 0 ? [] : [{ type: 'DASHBOARD', count }];
    const changed: Plan = {
      ...plan,
      impact: { ...impact, downstream, ...(dashboards && { dashboards }) },
    };
    return planSummaryLine(changed).replace(/^.*; /, '');
  };
  const named = ['a', 'b', 'c', 'd'].map((address) => ({ urn: sales, address }));

  it('names at most three dashboards', () => {
    expect(lineWith(named.slice(0, 1), 1)).toBe(
      '2 columns and 1 dashboard affected downstream: a.',
    );
    expect(lineWith(named.slice(0, 3), 3)).toContain(
      '3 dashboards affected downstream: a, b and c.',
    );
    expect(lineWith(named, 9)).toContain('9 dashboards affected downstream: a, b, c and 6 more.');
  });

  it('counts the dashboards of an older plan, which names none', () => {
    expect(lineWith(undefined, 2)).toBe('2 columns and 2 dashboards affected downstream.');
    expect(lineWith(named, 0)).toBe('2 columns affected downstream: a, b and c.');
  });
});

it('an overview has a box for each kind of a platform', () => {
  const urns = [
    ...['a.x', 'a.y'].map((name) => urnOf(name)),
    ...['1', '2'].map((id) => `urn:li:chart:(looker,${id})` as EntityUrn),
    ...['1', '2'].map((id) => `urn:li:dashboard:(looker,${id})` as EntityUrn),
    ...['1', '2'].map(
      (id) => `urn:li:dataJob:(urn:li:dataFlow:(airflow,shop,PROD),${id})` as EntityUrn,
    ),
    ...['1', '2'].map((id) => `urn:li:mlModel:${id}` as EntityUrn),
  ];
  const names = urns.map((urn) => ({ urn, name: urn }));
  const drawing = assembleDrawing({ names, links: [], states: new Map() });
  const boxes = (by: 'schema' | 'platform') =>
    overview(drawing, { by, lost: 'groups' }).datasets.map(
      ({ name, caption }) => `${name}: ${caption}`,
    );
  expect(boxes('platform')).toEqual([
    'airflow: PROD, 2 jobs',
    'looker: 2 charts',
    'looker: 2 dashboards',
    'other datasets: 2 datasets',
    'snowflake: PROD, 2 datasets',
  ]);
  expect(boxes('schema')).toContain('shop: airflow, PROD, 2 jobs');
});

it('a flowchart tells a kind once, also where a caption replaces a shared name', () => {
  const names = [
    { urn: chart, name: 'sales' },
    { urn: sales, name: 'sales' },
    { urn: job, name: 'load' },
  ];
  const text = flowchart(assembleDrawing({ names, links: [], states: new Map() }));
  expect(text).toContain('("chart looker r1")');
  expect(text).toContain('(["dashboard looker d1"])');
  expect(text).toContain('{{"load (job)"}}');
});

it('the content of a chart has its title and address', () => {
  const after = { title: 'Q3', url: 'https://x.example/q3', columns: [] };
  const plan = planOf(company, before);
  const change = {
    element: 'dataset',
    kind: 'create',
    reason: 'dataset-missing',
    address: 'q3',
    urn: sales,
    place: null,
    before: null,
    after,
  } as const;
  const document = { kind: 'plan', plan: { ...plan, changes: [change] } } as const;
  expect(renderAs('html', document)).toContain('https://x.example/q3');
  expect(renderAs('markdown', document)).toContain('+title: Q3\n+url: https://x.example/q3');
  expect(renderAs('text', document)).toContain('+ dashboard');
});

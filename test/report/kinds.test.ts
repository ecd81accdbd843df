import { describe, expect, it } from 'vitest';
import { ownedElements } from '../../src/insight/owned-elements.js';
import { addressBook } from '../../src/plan/document/address-book.js';
import { findDependents } from '../../src/plan/impact/dependents.js';
import type { ReportDocument } from '../../src/report/document/report-document.js';
import type { ReportFormat } from '../../src/report/document/report-formats.js';
import { kindSigns } from '../../src/report/drawing/look/kind-look.js';
import { expectGolden } from '../support/golden.js';
import { comparisonOf } from '../support/insight/comparison-of.js';
import { driftOf } from '../support/insight/drift-of.js';
import { explainAddress } from '../support/insight/explain-address.js';
import { planOf } from '../support/plan/plan-of.js';
import { after, before, board, company, raw, withNote } from '../support/report/company.js';
import { declaredGraphOf, liveGraphOf } from '../support/report/graph-documents.js';
import { renderAs } from '../support/report/rendered.js';

const plan: ReportDocument = { kind: 'plan', plan: planOf(company, before) };
const book = addressBook(company.datasets);

const formats: readonly ReportFormat[] = ['text', 'markdown', 'mermaid', 'github', 'sarif', 'json'];

describe('a plan of a job, a chart and a dashboard', () => {
  it.each(formats)('reads well as %s', async (format) => {
    await expectGolden(import.meta, `kinds-plan-${format}`, { plan: renderAs(format, plan) });
  });

  it('reads well with --full', async () => {
    await expectGolden(import.meta, 'kinds-plan-full', {
      plan: renderAs('text', plan, { full: true }),
    });
  });

  it('has an icon for each kind in a page', () => {
    const page = renderAs('html', plan);
    const kinds = [...page.matchAll(/<path d="([^"]+)"[^>]*class="kind"/g)];
    expect(kinds.map(([, sign]) => sign)).toEqual(
      (['chart', 'chart', 'dashboard', 'dataJob', 'dataset', 'dataset'] as const).map(
        (kind) => kindSigns[kind],
      ),
    );
    expect(page).toContain('Without inputs');
    expect(page).toContain('note "runs from cron on etl-3"');
  });

  it('reads well without a catalog', async () => {
    const compared = comparisonOf({ datasets: company.datasets, units: [] }, company);
    await expectGolden(import.meta, 'kinds-comparison', {
      comparison: renderAs('text', { kind: 'plan', plan: compared }),
    });
  });
});

it('a comparison tells a changed note, and a page of a graph shows it', () => {
  const compared = comparisonOf(company, withNote('by hand'));
  expect(renderAs('text', { kind: 'plan', plan: compared })).toContain('-> "by hand"');
  const page = renderAs('html', { kind: 'graph', graph: declaredGraphOf(company) });
  expect(page).toContain('TRANSFORMED, note "runs from cron on etl-3"');
});

it('drift names the entity that lost an edge', async () => {
  const drift = driftOf(company, before);
  await expectGolden(import.meta, 'kinds-drift', {
    text: renderAs('text', { kind: 'drift', drift }),
    markdown: renderAs('markdown', { kind: 'drift', drift }),
  });
});

it('a list groups by downstream and shows notes', async () => {
  const owned = ownedElements([...after.datasets.values()], { key: 'shop', formerly: [] }, book);
  const target = { origin: 'http://127.0.0.1:8080', stack: 'shop', target: null };
  await expectGolden(import.meta, 'kinds-list', {
    list: renderAs('text', { kind: 'owned', target, ...owned, columns: true }),
  });
});

it('a graph shows kinds and notes', async () => {
  const live = liveGraphOf(company, [...after.datasets.values()]);
  const declared = declaredGraphOf(company);
  await expectGolden(import.meta, 'kinds-graph', {
    live: renderAs('text', { kind: 'graph', graph: live }),
    mermaid: renderAs('mermaid', { kind: 'graph', graph: live }),
    declared: renderAs('text', { kind: 'graph', graph: declared }),
    selected: renderAs('text', {
      kind: 'graph',
      graph: liveGraphOf(company, [...after.datasets.values()], {
        select: ['load_orders', 'dashboard:looker:d2'],
        reach: { upstream: 0, downstream: 0 },
      }),
    }),
  });
});

it('impact lists everything downstream', async () => {
  const search = { entities: [{ urn: board, type: 'DASHBOARD' }], failures: [] };
  const of = (readings: typeof after.datasets, column: string | null) =>
    renderAs('text', {
      kind: 'impact',
      target: { origin: 'http://127.0.0.1:8080', stack: 'shop', target: null },
      subject: { dataset: raw, column, address: 'raw_orders' },
      ...findDependents({ dataset: raw, column }, { readings, search, book }),
    });
  await expectGolden(import.meta, 'kinds-impact', {
    'of a dataset': of(after.datasets, null),
    'of what only the index knows': of(new Map(), null),
  });
});

it('explain takes the names of every kind', async () => {
  const addresses = [
    'load_orders',
    'sales',
    'orders_daily',
    'orders_daily <- load_orders',
    'load_orders <- raw_orders',
    'orders_daily.total',
    'load_orders: orders_daily.total <- raw_orders.amount',
    'revenue.revenue <- orders_daily.total',
  ];
  const told = (observed: typeof after | null) =>
    addresses.map((address) => [
      `${address}${observed ? '' : ', declared'}`,
      renderAs('text', {
        kind: 'explanation',
        explanation: explainAddress(address, company, observed),
      }),
    ]);
  await expectGolden(
    import.meta,
    'kinds-explain',
    Object.fromEntries([...told(after), ...told(null)]),
  );
});

import type { ReportDocument } from '../../../src/report/document/report-document.js';
import {
  columnRecord,
  mapping,
  withColumns,
  withRecords,
  withSchemas,
} from '../model/lineage-builders.js';
import {
  absent,
  desire,
  lineageOf,
  named,
  observe,
  present,
  recordOf,
  unitOf,
  us,
} from '../model/state-builders.js';
import { planOf } from '../plan/plan-of.js';
import {
  applyReport,
  applyResults,
  driftReport,
  guardedPlan,
  receiptReport,
  validationReport,
} from './annotated-documents.js';
import { affected, impactOf } from './impact-of.js';
import { planWithTests, testsCompared } from './test-documents.js';

const columns = { orders: ['total', 'id'], raw: ['amount', 'id'], mart: ['revenue'] };

/** Every element and every kind of change that can contain hostile text. */
const plan = planOf(
  desire(
    [
      withColumns(
        unitOf('orders', 'raw'),
        mapping('total', ['raw.amount'], { transform: 'sum' }),
        mapping('id', ['raw.id']),
      ),
      unitOf('mart', 'orders'),
    ],
    [named('sheet', { description: 'by hand', columns: [] })],
  ),
  withSchemas(
    observe(
      'raw',
      absent('sheet'),
      present(
        'orders',
        withRecords(
          lineageOf('raw'),
          columnRecord('orders.total', ['raw.amount'], { transformOperation: 'max' }),
        ),
      ),
      present('mart', lineageOf(recordOf('x', 'COPY', us))),
    ),
    columns,
  ),
);

const impact = impactOf(
  [
    affected('mart.total', {
      category: 'additive',
      gains: ['mart.total orders.total raw.amount'],
      loses: ['mart.total orders.id raw.id'],
    }),
    affected('mart.id', {
      category: 're-route',
      reRouted: [['mart.id raw.id', 'mart.id orders.id raw.id']],
    }),
  ],
  {
    downstream: [{ type: 'DASHBOARD', count: 2 }],
    limits: [{ reason: 'search-cut', message: 'the search failed' }],
  },
);

const documents: readonly ReportDocument[] = [
  validationReport,
  {
    kind: 'plan',
    plan: { ...plan, guards: guardedPlan.guards, findings: guardedPlan.findings, impact },
  },
  {
    kind: 'plan',
    plan: {
      ...plan,
      kind: 'comparison',
      target: { origin: null, stack: 'shop', target: 'dev', actor: null },
      base: { ref: 'main', commit: 'abc' },
      appliable: false,
      scope: { select: ['orders'], exclude: ['raw'], units: 1, outside: 2 },
    },
  },
  ...applyResults.map((result) => applyReport(result, { heldBack: plan.changes.slice(0, 2) })),
  receiptReport,
  driftReport,
  { kind: 'tests', tests: testsCompared, explained: true },
  { kind: 'plan', plan: planWithTests },
];

/** Constants of the tool, which reports interpret. They are not names. */
const OURS = new Set([
  ...[
    'kind',
    'element',
    'reason',
    'level',
    'code',
    'name',
    'guard',
    'intent',
    'outcome',
    'unit',
    'event',
    'category',
    'formatVersion',
    'basis',
    'state',
    'role',
  ],
  ...[
    'evidence',
    'remedy',
    'privilege',
    'version',
    'baseVersion',
    'startedAt',
    'finishedAt',
    'at',
    'result',
    'anyOf',
  ],
]);

/**
 * Returns documents of every kind with a name in every free text: addresses, transforms, messages,
 * files, reasons, urns, stacks. The name replaces the text, or stands before or after
 * it.
 */
export function hostileDocuments(name: string): readonly ReportDocument[] {
  const spoil = (text: string, i: number) =>
    [name, `${text}${name}`, `${name}${text}`][i % 3] ?? name;
  let count = 0;
  const spoiled = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string') return OURS.has(key) ? value : spoil(value, count++);
    if (Array.isArray(value)) return value.map((one) => spoiled(one, key));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([inner, one]) => [inner, spoiled(one, inner)]),
    );
  };
  return documents.map((document) => spoiled(document) as ReportDocument);
}

import { exitCodes } from '../../src/errors/exit-codes.js';
import { finding } from '../../src/errors/finding.js';
import type { DesiredState } from '../../src/model/desired-state.js';
import type { ObservedState } from '../../src/model/observed-state.js';
import type { LineageChange } from '../../src/plan/change.js';
import { editedReceiptFinding } from '../../src/plan/edited-file-findings.js';
import type { Plan } from '../../src/plan/plan.js';
import type { UnitOutcome } from '../../src/plan/receipt.js';
import type { ReportDocument } from '../../src/report/report-document.js';
import { comparisonOf } from './comparison-of.js';
import { everyDifference } from './drift-samples.js';
import { graphDocuments } from './graph-documents.js';
import { columnRecord, fingerprintOf, mapping, marked, withColumns, withRecords, withSchemas } from './lineage-builders.js';
import { type PlanExtras, planOf } from './plan-of.js';
import { receiptOf } from './receipt-builders.js';
import { absent, at, desire, edgeFrom, lineageOf, named, observe, present, recordOf, unitOf, urnOf, us } from './state-builders.js';
import { ourPair, undoing, undonePair } from './undo-builders.js';

const schemas = {
  raw: ['id', 'amount', 'method', 'note'],
  orders: ['id', 'total', 'note'],
  mart: ['revenue', 'buyers'],
};

const source: Plan['source'] = {
  commit: 'c0ffee'.repeat(6),
  dirty: false,
  files: [{ path: 'lineage/a.yaml', sha256: 'ab'.repeat(32) }],
  receipt: null,
};
const dev = { origin: 'http://127.0.0.1:8080', stack: 'shop', target: 'dev' };

const LONG = 'sum(case when method = "coupon" then 0\n         when method = "gift card" then amount / 2\n         else amount end)';

const orders = withColumns(
  unitOf('orders', 'raw'),
  mapping('total', ['raw.amount'], { transform: 'sum(amount)' }),
  mapping('id', ['raw.id']),
);
const mart = withColumns(unitOf('mart', edgeFrom('orders', 'VIEW')), mapping('revenue', ['orders.total'], { confidence: 0.9 }));
const sheet = named('sheet', {
  description: 'Rates of the month.\nKept by hand.',
  columns: [{ fieldPath: 'rate', type: 'number', nativeType: 'NUMBER' }],
});

/** What the catalog shows after {@link orders} and {@link mart} were applied. */
function applied(): ObservedState {
  const ordersPairs = [fingerprintOf('orders.total', 'raw.amount', 'sum(amount)'), fingerprintOf('orders.id', 'raw.id')];
  const martPairs = [fingerprintOf('mart.revenue', 'orders.total')];
  return withSchemas(
    observe(
      'raw',
      present(
        'orders',
        withRecords(
          lineageOf(marked('raw', { shop: { edge: true, pairs: ordersPairs } }), 'elsewhere'),
          columnRecord('orders.total', ['raw.amount'], { transformOperation: 'sum(amount)' }),
          columnRecord('orders.id', ['raw.id']),
        ),
      ),
      present(
        'mart',
        withRecords(
          lineageOf(marked(recordOf('orders', 'VIEW'), { shop: { edge: true, pairs: martPairs } })),
          columnRecord('mart.revenue', ['orders.total'], { confidenceScore: 0.9 }),
        ),
      ),
    ),
    schemas,
  );
}

function planned(desired: DesiredState, observed: ObservedState, more: PlanExtras = {}): Plan {
  return planOf(desired, observed, { source, ...more });
}

const firstPlan = planned(
  desire([orders, mart, unitOf('sheet', 'raw')], [sheet]),
  withSchemas(observe('raw', 'orders', 'mart', absent('sheet')), schemas),
  { target: dev },
);

const editedState = desire([
  withColumns(
    unitOf('orders', 'raw'),
    mapping('total', ['raw.amount', 'raw.method'], { transform: LONG }),
    mapping('note', ['raw.note'], { transform: "coalesce(note, '') || ' \\| ' || method" }),
  ),
  mart,
]);

const edited = planned(editedState, applied());

const refused: Plan = {
  ...planned(desire([unitOf('orders', 'raw')]), applied(), {
    settings: {
      limits: { percent: 20, count: 0 },
      allowances: [{ guard: 'protected', reason: 'the old mart goes, as said in the weekly' }],
    },
  }),
  guards: [
    { guard: 'boundary', address: 'other <- raw', message: 'delete "other <- raw" is outside the scope', allowed: null },
    { guard: 'mass-delete', address: null, message: 'would remove 60 of 70 edges that the stack owns (86 %, at most 20 %)', allowed: null },
    {
      guard: 'protected',
      address: 'mart <- orders',
      message: '"mart <- orders" was applied with protect: true',
      allowed: 'the old mart goes, as said in the weekly',
    },
    {
      guard: 'sensitive',
      address: 'raw.note',
      message: '"raw.note" carries urn:li:tag:pii, and "orders.note" would become derived from it',
      allowed: null,
    },
  ],
};

const troubled = planned(desire([unitOf('orders', 'raw', 'rwa')]), observe('orders', 'raw', absent('rwa')), {
  known: [urnOf('raw')],
  findings: [finding('soft-deleted', { message: '"raw" is soft-deleted in the catalog', place: at(7) })],
});

const marks = planned(desire([unitOf('orders', 'raw')]), observe('raw', present('orders', lineageOf(recordOf('raw', 'TRANSFORMED', us)))));

const adoption = planned(
  desire([orders]),
  withSchemas(observe('raw', present('orders', withRecords(lineageOf('raw'), columnRecord('orders.id', ['raw.id'])))), schemas),
  {
    intent: { kind: 'adopt' },
    scope: { select: ['orders'], exclude: ['raw_*'], selected: new Set([urnOf('orders')]), excluded: new Set() },
  },
);

const release = planned(desire([orders, mart]), applied(), { intent: { kind: 'release' } });

const rollback = planned(desire([orders, mart]), applied(), {
  intent: undoing({ pairs: [undonePair('id', 'raw.id', null, ourPair)] }),
  source: { ...source, receipt: { path: '.headwater/receipts/20261120T100000000Z-0123456789ab.json', sha256: 'cd'.repeat(32) } },
});

const comparison = comparisonOf(desire([orders, mart, unitOf('old', 'raw')]), editedState, {
  source,
  base: { ref: 'origin/main', commit: '5eed'.repeat(10) },
  limits: { percent: 20, count: 0 },
});

const outcomes: readonly UnitOutcome[] = [
  { urn: urnOf('sheet'), unit: 'entity', outcome: 'applied' },
  { urn: urnOf('orders'), unit: 'lineage', outcome: 'failed', code: 'HW6003', message: 'not permitted: EDIT_LINEAGE is missing' },
  { urn: urnOf('mart'), unit: 'lineage', outcome: 'unknown', code: 'HW6001', message: 'the connection was cut' },
  { urn: urnOf('sheet'), unit: 'lineage', outcome: 'not-attempted' },
  { urn: urnOf('late'), unit: 'entity', outcome: 'not-attempted' },
];

const written = edited.changes.filter((change): change is LineageChange => change.element !== 'dataset');

const receipt = receiptOf(
  [
    { event: 'before', unit: 'lineage', urn: urnOf('orders'), version: '3', upstreamLineage: null, changes: written },
    ...outcomes.slice(1, 3).map((outcome) => ({ event: 'outcome' as const, ...outcome })),
  ],
  { source, exitCode: exitCodes.partial, allowances: refused.guards.filter(({ allowed }) => allowed !== null) },
);

/** One document of each kind of situation that a report is made for. `json` and `text` can show all of them. */
export const reportDocuments: Readonly<Record<string, ReportDocument>> = {
  'first-plan': { kind: 'plan', plan: firstPlan },
  'edited-mappings': { kind: 'plan', plan: edited },
  refused: { kind: 'plan', plan: refused },
  errors: { kind: 'plan', plan: troubled },
  'nothing-to-do': { kind: 'plan', plan: planned(desire([orders, mart]), applied()) },
  'marks-only': { kind: 'plan', plan: marks },
  adopt: { kind: 'plan', plan: adoption },
  release: { kind: 'plan', plan: release },
  rollback: { kind: 'plan', plan: rollback },
  'comparison-offline': { kind: 'plan', plan: comparison },
  'apply-with-failures': {
    kind: 'apply',
    plan: firstPlan,
    heldBack: edited.changes.slice(0, 2),
    result: { kind: 'applied', outcomes, exitCode: exitCodes.partial, receipt: '.headwater/receipts/r.json' },
  },
  'apply-not-permitted': {
    kind: 'apply',
    plan: marks,
    heldBack: [],
    result: {
      kind: 'not-permitted',
      missing: [{ dataset: urnOf('orders'), privilege: 'EDIT_LINEAGE', address: 'orders', anyOf: ['EDIT_LINEAGE', 'EDIT_ENTITY'] }],
    },
  },
  'apply-not-approved': {
    kind: 'apply',
    plan: marks,
    heldBack: [],
    result: {
      kind: 'not-approved',
      why: 'commit c0ffee came without a pull request',
      next: `run the workflow by hand with effect-digest ${marks.digests.effect}, or revert the commit`,
    },
  },
  receipt: { kind: 'receipt', receipt, complete: true },
  'receipt-edited': { kind: 'receipt', receipt, complete: true, findings: [editedReceiptFinding()] },
  drift: { kind: 'drift', drift: everyDifference },
  ...graphDocuments,
  validation: {
    kind: 'validation',
    stack: 'shop',
    counts: { files: 1, datasets: 2, edges: 1, columnMappings: 0 },
    findings: [
      finding('dataset-missing', {
        message: '"ordrs" is not there',
        place: { file: 'lineage/a.yaml', line: 3, column: 16, endLine: 3, endColumn: 21 },
        related: [at(9)],
        suggestion: 'orders',
      }),
      finding('soft-deleted', { message: '"raw" is soft-deleted in the catalog', place: at(7) }),
      finding('not-discovered', { message: 'discovery is off' }),
    ],
  },
};

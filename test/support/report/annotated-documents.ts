import { type Finding, finding } from '../../../src/errors/finding.js';
import type { Plan } from '../../../src/plan/document/plan.js';
import type {
  ApplyResultReport,
  DocumentOf,
} from '../../../src/report/document/report-document.js';
import { receiptOf, receiptReportOf } from '../model/receipt-builders.js';
import {
  absent,
  at,
  desire,
  lineageOf,
  observe,
  present,
  recordOf,
  unitOf,
  urnOf,
  us,
} from '../model/state-builders.js';
import { planOf } from '../plan/plan-of.js';
import { everyDifference } from './drift-samples.js';

/** Findings of each level, with and without a place. */
export const someFindings: readonly Finding[] = [
  finding('dataset-missing', {
    message: '"ordrs" is not there',
    place: { file: 'lineage/a b.yaml', line: 3, column: 16, endLine: 3, endColumn: 21 },
    related: [{ file: 'lineage/a b.yaml', line: 3, column: 16 }, at(9)],
    suggestion: 'orders',
  }),
  finding('soft-deleted', {
    message: 'over several lines',
    place: { file: 'lineage/a.yaml', line: 3, column: 4, endLine: 4, endColumn: 2 },
  }),
  finding('dataset-stays', { message: 'without an end', place: at(7) }),
  finding('not-discovered', { message: 'nowhere' }),
];

export const validationReport: DocumentOf<'validation'> = {
  kind: 'validation',
  findings: someFindings,
  stack: 'shop',
  counts: { files: 1, datasets: 2, edges: 1, columnMappings: 0 },
};

const base = planOf(
  desire([unitOf('orders', 'raw'), unitOf('mart', 'orders')]),
  observe('raw', 'orders', present('mart', lineageOf(recordOf('x', 'COPY', us)))),
);

/**
 * A plan with two new edges, one of which a guard refuses, a lifted guard of the whole plan, and
 * findings.
 */
export const guardedPlan: Plan = {
  ...base,
  findings: someFindings,
  guards: [
    {
      guard: 'mass-delete',
      address: null,
      message: 'would remove 60 edges',
      allowed: 'the old mart goes',
    },
    {
      guard: 'protected',
      address: 'orders <- raw',
      message: '"orders <- raw" was applied with protect: true',
      allowed: null,
    },
    {
      guard: 'protected',
      address: 'gone <- raw',
      message: '"gone <- raw" was applied with protect: true',
      allowed: null,
    },
  ],
};

/** A plan with changes, without findings or guards. */
export const plainPlan: Plan = base;

export const troubledPlan: Plan = planOf(
  desire([unitOf('orders', 'raw')]),
  observe('orders', absent('raw')),
);

export function applyReport(
  result: ApplyResultReport,
  more: Partial<DocumentOf<'apply'>> = {},
): DocumentOf<'apply'> {
  return { kind: 'apply', plan: plainPlan, heldBack: [], result, ...more };
}

/** Each result of an apply, once. */
export const applyResults: readonly ApplyResultReport[] = [
  { kind: 'nothing-to-do' },
  { kind: 'not-appliable' },
  { kind: 'refused' },
  {
    kind: 'stale',
    beyond: base.changes.map((change) => ({ change, why: 'a manifest asks for it only since' })),
  },
  {
    kind: 'not-permitted',
    missing: [
      {
        dataset: urnOf('orders'),
        privilege: 'EDIT_LINEAGE',
        address: 'orders',
        anyOf: ['EDIT_LINEAGE', 'EDIT_ENTITY'],
      },
      {
        dataset: urnOf('raw'),
        privilege: 'EDIT_LINEAGE',
        address: 'raw',
        anyOf: ['EDIT_LINEAGE', 'EDIT_ENTITY'],
      },
    ],
  },
  { kind: 'no-consent', asked: false },
  { kind: 'not-approved', why: 'the commit came without a pull request', next: 'revert it' },
  { kind: 'dry-run', wouldStop: true, notApproved: 'the commit came without a pull request' },
  { kind: 'dry-run', wouldStop: true },
  { kind: 'dry-run', wouldStop: false },
  {
    kind: 'applied',
    outcomes: [{ urn: urnOf('orders'), unit: 'lineage', outcome: 'applied' }],
    exitCode: 0,
    receipt: 'r.json',
  },
  {
    kind: 'applied',
    outcomes: [
      {
        urn: urnOf('orders'),
        unit: 'lineage',
        outcome: 'failed',
        code: 'HW6003',
        message: 'the catalog refused it',
      },
      { urn: urnOf('mart'), unit: 'lineage', outcome: 'not-attempted' },
      {
        urn: urnOf('sheet'),
        unit: 'entity',
        outcome: 'unknown',
        code: 'HW6001',
        message: 'no answer came',
      },
    ],
    exitCode: 5,
    receipt: 'r.json',
  },
];

export const receiptReport: DocumentOf<'receipt'> = receiptReportOf(
  receiptOf(
    [
      {
        event: 'before',
        unit: 'lineage',
        urn: urnOf('orders'),
        version: '-1',
        upstreamLineage: null,
        changes: base.changes.filter(
          (change) => change.element !== 'dataset' && change.downstream === urnOf('orders'),
        ) as never,
      },
      {
        event: 'outcome',
        urn: urnOf('orders'),
        unit: 'lineage',
        outcome: 'unverified',
        code: 'HW5003',
        message: 'not as it was written',
      },
    ],
    { allowances: guardedPlan.guards.filter(({ allowed }) => allowed !== null), exitCode: 6 },
  ),
);

export const driftReport: DocumentOf<'drift'> = { kind: 'drift', drift: everyDifference };

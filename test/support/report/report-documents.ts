import { exitCodes } from '../../../src/errors/exit-codes.js';
import { finding } from '../../../src/errors/finding.js';
import { groupBy } from '../../../src/model/group-by.js';
import type { LineageChange } from '../../../src/plan/document/change.js';
import { RECEIPT_FORMAT_VERSION, type UnitOutcome } from '../../../src/plan/document/receipt.js';
import type { ReportDocument } from '../../../src/report/document/report-document.js';
import { editedReceiptFinding } from '../../../src/tasks/process/saved-file.js';
import { receiptOf, receiptReportOf } from '../model/receipt-builders.js';
import { at, urnOf } from '../model/state-builders.js';
import { everyDifference } from './drift-samples.js';
import { graphDocuments } from './graph-documents.js';
import {
  adoption,
  comparison,
  edited,
  firstPlan,
  marks,
  refused,
  release,
  rollback,
  settled,
  source,
  troubled,
} from './report-plans.js';
import { planWithTests, testsCompared, testsDeclared, testsLive } from './test-documents.js';

const outcomes: readonly UnitOutcome[] = [
  { urn: urnOf('sheet'), unit: 'entity', outcome: 'applied' },
  {
    urn: urnOf('orders'),
    unit: 'lineage',
    outcome: 'failed',
    code: 'HW6003',
    message: 'not permitted: EDIT_LINEAGE is missing',
  },
  {
    urn: urnOf('mart'),
    unit: 'lineage',
    outcome: 'unknown',
    code: 'HW6001',
    message: 'the connection was cut',
  },
  { urn: urnOf('sheet'), unit: 'lineage', outcome: 'not-attempted' },
  { urn: urnOf('late'), unit: 'entity', outcome: 'not-attempted' },
];

const written = edited.changes.filter(
  (change): change is LineageChange => change.element !== 'dataset',
);

const receipt = receiptOf(
  [
    ...[...groupBy(written, ({ downstream }) => downstream)].map(([urn, changes]) => ({
      event: 'before' as const,
      unit: 'lineage' as const,
      urn,
      version: '3',
      upstreamLineage: null,
      changes,
    })),
    ...outcomes.slice(1, 3).map((outcome) => ({ event: 'outcome' as const, ...outcome })),
  ],
  {
    kind: 'receipt',
    formatVersion: RECEIPT_FORMAT_VERSION,
    source,
    exitCode: exitCodes.partial,
    allowances: refused.guards.filter(({ allowed }) => allowed !== null),
  },
);

/**
 * One document for each kind of situation that reports show. The formats `json` and `text` support
 * all of them.
 */
export const reportDocuments: Readonly<Record<string, ReportDocument>> = {
  'first-plan': { kind: 'plan', plan: firstPlan },
  'edited-mappings': { kind: 'plan', plan: edited },
  refused: { kind: 'plan', plan: refused },
  errors: { kind: 'plan', plan: troubled },
  'nothing-to-do': { kind: 'plan', plan: settled },
  'marks-only': { kind: 'plan', plan: marks },
  adopt: { kind: 'plan', plan: adoption },
  release: { kind: 'plan', plan: release },
  rollback: { kind: 'plan', plan: rollback },
  'comparison-offline': { kind: 'plan', plan: comparison },
  'apply-with-failures': {
    kind: 'apply',
    plan: firstPlan,
    heldBack: edited.changes.slice(0, 2),
    result: {
      kind: 'applied',
      outcomes,
      exitCode: exitCodes.partial,
      receipt: '.headwater/receipts/r.json',
    },
  },
  'apply-not-permitted': {
    kind: 'apply',
    plan: marks,
    heldBack: [],
    result: {
      kind: 'not-permitted',
      missing: [
        {
          dataset: urnOf('orders'),
          privilege: 'EDIT_LINEAGE',
          address: 'orders',
          anyOf: ['EDIT_LINEAGE', 'EDIT_ENTITY'],
        },
      ],
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
  receipt: receiptReportOf(receipt),
  'receipt-edited': receiptReportOf(receipt, { findings: [editedReceiptFinding()] }),
  drift: { kind: 'drift', drift: everyDifference },
  tests: { kind: 'tests', tests: testsCompared },
  'tests-live': { kind: 'tests', tests: testsLive },
  'tests-explained': { kind: 'tests', tests: testsCompared, explained: true },
  'tests-held': { kind: 'tests', tests: testsDeclared },
  'plan-tests': { kind: 'plan', plan: planWithTests },
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

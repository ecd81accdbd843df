import { describe, expect, it } from 'vitest';
import { finding } from '../../../src/errors/finding.js';
import type { Plan } from '../../../src/plan/document/plan.js';
import type {
  ApplyResultReport,
  ReportDocument,
} from '../../../src/report/document/report-document.js';
import { receiptOf, receiptReportOf } from '../../support/model/receipt-builders.js';
import { urnOf } from '../../support/model/state-builders.js';
import {
  everyDifference,
  noDrift,
  nothingSeen,
  presumed,
} from '../../support/report/drift-samples.js';
import { readHtml } from '../../support/report/html-reading.js';
import { renderPage } from '../../support/report/rendered.js';
import { reportDocuments } from '../../support/report/report-documents.js';

describe('the page of an apply', () => {
  const plan = reportDocuments['first-plan'] as Extract<ReportDocument, { kind: 'plan' }>;
  const page = (result: ApplyResultReport) =>
    readHtml(renderPage({ kind: 'apply', plan: plan.plan as Plan, heldBack: [], result }));
  it('shows the reason why it stopped', () => {
    const [change] = plan.plan.changes;
    const beyond = change ? [{ change, why: 'not in the approved plan' }] : [];
    const stale = page({ kind: 'stale', beyond } as ApplyResultReport);
    expect(stale.textsOf('li.refused')).toEqual([
      expect.stringContaining('not in the approved plan'),
    ]);
    const missing = [{ dataset: urnOf('orders'), address: 'orders', anyOf: ['EDIT_LINEAGE'] }];
    expect(
      page({ kind: 'not-permitted', missing } as unknown as ApplyResultReport).textsOf('li.error'),
    ).toEqual(['orders: EDIT_LINEAGE is missing']);
  });
});

describe('the page of drift, of a receipt and of a validation', () => {
  it.each([
    ['good', noDrift],
    ['bad', nothingSeen],
    ['bad', everyDifference],
    ['bad', presumed],
  ])('is %s news for drift', (mood, drift) => {
    expect(readHtml(renderPage({ kind: 'drift', drift })).textsOf(`div.${mood}`)).toHaveLength(1);
  });

  it('shows a large drift folded and cut', () => {
    const [dataset] = everyDifference.datasets.filter(({ differences }) => differences.length > 1);
    if (!dataset) throw new Error('no such dataset');
    const many = { ...everyDifference, datasets: Array.from({ length: 4_000 }, () => dataset) };
    const read = readHtml(renderPage({ kind: 'drift', drift: many }));
    expect(read.attributes.filter(([, name]) => name === 'open')).toEqual([]);
    const shown = read.elements.filter((name) => name === 'details').length;
    expect(read.text).toContain(`… and ${4_000 - shown} more datasets.`);
    const long = {
      ...dataset,
      differences: Array.from({ length: 5_000 }, () => dataset.differences).flat(),
    };
    const cut = readHtml(
      renderPage({ kind: 'drift', drift: { ...everyDifference, datasets: [long] } }),
    );
    expect(cut.text).toMatch(/… and \d+ more differences\./);
  });

  it('distinguishes a receipt that was cut off from a complete one', () => {
    const cut = readHtml(renderPage(receiptReportOf(receiptOf([]), { complete: false })));
    expect(cut.textsOf('li')).toContainEqual(expect.stringContaining(', cut off before its end'));
    const end = { finishedAt: '2026-11-20T10:00:01.000Z', exitCode: 0 } as const;
    const source = {
      ...receiptOf([]).source,
      commit: 'c0ffee'.repeat(6),
      dirty: true,
      receipt: { path: 'r.json', sha256: 'ab'.repeat(32) },
    };
    const whole = readHtml(renderPage(receiptReportOf(receiptOf([], { ...end, source }))));
    expect(whole.textsOf('div.good')).toHaveLength(1);
    expect(whole.textsOf('li')).toContainEqual(
      'manifests of commit c0ffeec0ffee and uncommitted changes',
    );
    expect(whole.textsOf('li')).toContainEqual('undoes r.json');
  });

  it('is complete for settings that could not be read', () => {
    const read = readHtml(
      renderPage({
        kind: 'validation',
        findings: [finding('dataset-missing', { message: 'x' })],
        stack: null,
        counts: null,
      }),
    );
    expect(read.textsOf('h1')).toEqual(['Headwater validation']);
    const valid = readHtml(
      renderPage({ kind: 'validation', findings: [], stack: 'shop', counts: null }),
    );
    expect([valid.textsOf('h1'), valid.textsOf('div.good').length]).toEqual([
      ['Headwater validation for stack shop'],
      1,
    ]);
  });
});

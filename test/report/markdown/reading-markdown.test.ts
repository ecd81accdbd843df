import { describe, expect, it } from 'vitest';
import type { Drift } from '../../../src/insight/drift/drift.js';
import type { ReceiptReport } from '../../../src/report/document/report-document.js';
import { driftMarkdown } from '../../../src/report/markdown/drift-markdown.js';
import { validationMarkdown } from '../../../src/report/markdown/markdown-renderers.js';
import { MARKDOWN_BUDGET } from '../../../src/report/markdown/part.js';
import { receiptMarkdown } from '../../../src/report/markdown/receipt-markdown.js';
import { receiptOf, receiptReportOf } from '../../support/model/receipt-builders.js';
import {
  everyDifference,
  hostile,
  noDrift,
  nothingSeen,
} from '../../support/report/drift-samples.js';
import { reportDocuments } from '../../support/report/report-documents.js';

describe('a receipt in markdown', () => {
  const { receipt } = reportDocuments['receipt'] as ReceiptReport;

  it('says that it was cut off', () => {
    const { finishedAt: _end, exitCode: _code, ...begun } = receipt;
    const text = receiptMarkdown(receiptReportOf(begun, { complete: false }));
    expect(text).toContain(
      '> **Cut off: 0 units known to be applied; headwater plan shows what is still to do.**',
    );
    expect(text).toContain('- `2026-11-20T10:00:00.000Z`, cut off before its end\n');
  });

  it('has nothing to undo for a run that did nothing', () => {
    const text = receiptMarkdown(receiptReportOf(receiptOf([])));
    expect(text).toContain('\n**Exit code 0. Applied: 0 units.**\n');
    expect(text).not.toContain('### Undo it');
  });

  it('of a rollback names what it undid', () => {
    const source = { ...receipt.source, receipt: { path: 'old.json', sha256: '0'.repeat(64) } };
    expect(receiptMarkdown(receiptReportOf({ ...receipt, intent: 'rollback', source }))).toContain(
      '- undoes `old.json`\n',
    );
  });
});

describe('drift in markdown', () => {
  it('is highlighted if drift exists or may be hidden, and not otherwise', () => {
    expect(driftMarkdown(noDrift)).toContain('\n**No drift.**\n');
    expect(driftMarkdown(nothingSeen)).toContain('> **No drift that the catalog shows.**\n');
  });

  it('escapes the names of writers', () => {
    const text = driftMarkdown(hostile);
    for (const char of ['\u001b', '\u202e', '\r']) expect(text).not.toContain(char);
  });

  it('folds many datasets, and counts those beyond the limit', () => {
    const datasets = Array.from({ length: 400 }, () => everyDifference.datasets).flat();
    const drift: Drift = { ...everyDifference, datasets };
    const text = driftMarkdown(drift);
    expect(text.length).toBeLessThanOrEqual(MARKDOWN_BUDGET);
    expect(text).toContain('<summary><code>orders</code>: 4 differences, wiped</summary>');
    const [, more] = /… and (\d+) more datasets with \d+ differences/.exec(text) ?? [];
    expect(Number(more) + (text.match(/<details>/g)?.length ?? 0)).toBe(datasets.length);
  });

  it('counts the differences of one dataset beyond the limit', () => {
    const [first] = everyDifference.datasets;
    if (!first) throw new Error('no dataset');
    const differences = Array.from({ length: 2_000 }, () => first.differences).flat();
    const text = driftMarkdown({ ...everyDifference, datasets: [{ ...first, differences }] });
    const [, more] = /… and (\d+) more differences of/.exec(text) ?? [];
    expect(Number(more) + (text.match(/^\| `/gm)?.length ?? 0)).toBe(differences.length);
  });
});

describe('a validation in markdown', () => {
  it('is one line if nothing is wrong', () => {
    const counts = { files: 1, datasets: 2, edges: 1, columnMappings: 0 };
    expect(validationMarkdown({ kind: 'validation', stack: 'shop', findings: [], counts })).toBe(
      '## Headwater validation for stack `shop`\n\n**Valid: stack shop, 1 file, 2 datasets, 1 edge.**\n',
    );
  });
});

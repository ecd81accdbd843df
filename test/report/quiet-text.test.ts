import { describe, expect, it } from 'vitest';
import type { ReportDocument } from '../../src/report/document/report-document.js';
import { renderReport } from '../../src/report/reporters.js';
import { quietText } from '../../src/report/text/quiet-text.js';
import { guardedPlan, someFindings } from '../support/report/annotated-documents.js';
import { reportDocuments } from '../support/report/report-documents.js';

const options = { color: false, sources: new Map() };

const target = { origin: 'http://127.0.0.1:8080', stack: 'shop', target: null };

const others: Readonly<Record<string, ReportDocument>> = {
  list: { kind: 'owned', target, columns: false, edges: [], findings: someFindings },
  doctor: {
    kind: 'doctor',
    origin: null,
    checks: [{ name: 'address', state: 'failed', message: 'no address is set' }],
  },
};

describe('the quiet text', () => {
  it.each(Object.entries({ ...reportDocuments, ...others }))(
    'of the document "%s" is one line; a summary ends the usual text too',
    (_name, document) => {
      const quiet = quietText(document, options);
      const summary = quiet?.summary ?? '';
      expect(summary).toMatch(/^.+\.\n$/);
      // An apply shows the end of its plan as well, and a drawing has no text of its own.
      if (document.kind === 'apply') return;
      expect(renderReport('text', document, options)).toContain(summary);
    },
  );

  it('has errors and refusals apart from the summary, and no warnings', () => {
    const errors = quietText({ kind: 'plan', plan: guardedPlan }, options)?.errors;
    expect(errors).toContain('error HW3001 "ordrs" is not there');
    expect(errors).toMatch(/refused HW\d+/);
    expect(errors).not.toContain('warning');
    expect(errors).not.toContain('allowed');
  });

  it('of a comparison has no refusals, since a comparison writes nothing', () => {
    const document = reportDocuments['comparison-offline'];
    if (document?.kind !== 'plan' || document.plan.base === null) throw new Error('no comparison');
    const plan = { ...document.plan, guards: guardedPlan.guards };
    expect(quietText({ kind: 'plan', plan }, options)?.errors).not.toContain('refused');
  });

  it('is empty of errors without any', () => {
    expect(quietText(reportDocuments['first-plan'] as ReportDocument, options)?.errors).toBe('');
  });

  it.each<ReportDocument>([
    { kind: 'tokens', origin: 'http://127.0.0.1:8080', all: false, tokens: [] },
    { kind: 'token-revoked', id: 'x' },
  ])('does not exist for a document without a summary', (document) => {
    expect(quietText(document, options)).toBeUndefined();
  });
});

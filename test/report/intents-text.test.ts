import { describe, expect, it } from 'vitest';
import { exitCodes } from '../../src/errors/exit-codes.js';
import type { Plan } from '../../src/plan/document/plan.js';
import type { UnitOutcome } from '../../src/plan/document/receipt.js';
import type {
  ApplyResultReport,
  ReportDocument,
} from '../../src/report/document/report-document.js';
import { desire, observe, unitOf, urnOf } from '../support/model/state-builders.js';
import { planOf } from '../support/plan/plan-of.js';
import { renderAs } from '../support/report/rendered.js';

const nothing = planOf(desire([]), observe());
const changing = planOf(desire([unitOf('orders', 'raw')]), observe('orders', 'raw'), {
  target: { origin: 'http://127.0.0.1:8080', stack: 'shop', target: 'dev' },
});

describe('the text of a plan of another intent', () => {
  const receipt = { path: '.headwater/receipts/r.json', sha256: '0'.repeat(64) };
  const ofIntent = (intent: Plan['intent']): Plan => ({
    ...changing,
    intent,
    source: { ...changing.source, receipt: intent === 'rollback' ? receipt : null },
  });
  const empty = (intent: Plan['intent']): Plan => ({
    ...nothing,
    intent,
    source: ofIntent(intent).source,
  });

  it('advises to revert the commit of a rolled back change', () => {
    const line =
      'Revert the commit as well: what the manifests declare comes back with the next apply.';
    expect(render({ kind: 'plan', plan: ofIntent('rollback') })).toContain(line);
    expect(
      render({ kind: 'plan', plan: { ...ofIntent('rollback'), source: nothing.source } }),
    ).toContain(' to roll back an apply · stack');
    for (const plan of [ofIntent('release'), empty('rollback')])
      expect(render({ kind: 'plan', plan })).not.toContain(line);
  });

  it.each<[Plan['intent'], string]>([
    ['sync', 'headwater plan'],
    ['adopt', 'headwater adopt'],
    ['release', 'headwater release'],
    ['rollback', 'headwater rollback .headwater/receipts/r.json'],
  ])('names the command that plans it again: %s', (intent, command) => {
    const stale: ApplyResultReport = { kind: 'stale', beyond: [] };
    const plan = ofIntent(intent);
    expect(render({ kind: 'apply', heldBack: [], plan, result: stale })).toContain(
      `Next: ${command} --out FILE, `,
    );
    const failed: UnitOutcome = { urn: urnOf('orders'), unit: 'lineage', outcome: 'failed' };
    const result: ApplyResultReport = {
      kind: 'applied',
      outcomes: [failed],
      exitCode: exitCodes.error,
      receipt: 'r.json',
    };
    expect(render({ kind: 'apply', heldBack: [], plan, result })).toContain(
      `Next: ${command} shows what is still to do`,
    );
  });
});

function render(document: ReportDocument): string {
  return renderAs('text', document);
}

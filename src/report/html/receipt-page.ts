import { changeDrawing } from '../drawing/change-drawing.js';
import { commitFact } from '../plan-phrases.js';
import { lastChanges, lastOutcomes } from '../receipt-parts.js';
import type { ReceiptReport } from '../report-document.js';
import { catalogFact, forStack, plainName } from '../target-phrases.js';
import { applyNames, receiptSummary } from '../text/receipt-text.js';
import { changesSection } from './changes-section.js';
import { SECTION_BYTES } from './cut.js';
import { findingsSection, guardsSection } from './findings-section.js';
import { lineageSection } from './lineage-section.js';
import { outcomesSection } from './outcomes-section.js';
import { renderPage } from './page.js';

const WHERE = 'All of it: headwater show RECEIPT --format json.';

/** Renders a receipt: time, catalog, user and result of the apply, then its planned changes. */
export function receiptPage(document: ReceiptReport): string {
  const { receipt, complete, findings = [] } = document;
  const {
    target,
    intent,
    startedAt,
    finishedAt,
    source,
    exitCode,
    effect,
    allowances,
    events,
    tool,
  } = receipt;
  const changes = lastChanges(events);
  return renderPage({
    title: `Headwater receipt of ${applyNames[intent]} ${forStack(target, plainName)}`,
    facts: [
      catalogFact(target, plainName),
      `${startedAt}${complete && finishedAt !== undefined ? ` to ${finishedAt}` : ', cut off before its end'}`,
      ...commitFact(source),
      ...(source.receipt === null ? [] : [`undoes ${source.receipt.path}`]),
    ],
    status: {
      mood: complete && exitCode === 0 ? 'good' : 'bad',
      verdict: '',
      line: receiptSummary(document),
    },
    sections: [
      findingsSection(findings, { sources: new Map(), where: WHERE }),
      outcomesSection(lastOutcomes(events), WHERE),
      guardsSection(allowances, WHERE),
      lineageSection(changeDrawing({ changes, impact: null }), {
        title: 'Lineage that was to change',
        where: WHERE,
      }),
      changesSection(changes, {
        title: 'Changes set out to be made',
        room: SECTION_BYTES.changes,
        where: WHERE,
      }),
    ],
    foot: [`effect digest ${effect}`, `headwater ${tool.version}`],
  });
}

import type { ReceiptReport } from '../document/report-document.js';
import { changeDrawing } from '../drawing/change-drawing.js';
import { lossTitle, otherTitle, splitLosses } from '../words/change-order.js';
import { FULL_RECEIPT } from '../words/plan-commands.js';
import {
  applyNames,
  lastChanges,
  lastOutcomes,
  receiptFacts,
  receiptSummary,
} from '../words/receipt-parts.js';
import { forStack, plainName } from '../words/target-phrases.js';
import { changesSection, lossesSection } from './changes-section.js';
import { type PageOptions, sectionRoom } from './cut.js';
import {
  errorsSection,
  findingsSection,
  liftedSection,
  outcomesSection,
} from './findings-section.js';
import { lineageSection } from './lineage-section.js';
import { renderPage } from './page.js';

const WHERE = `All of it: ${FULL_RECEIPT}, or with --format json.`;

/**
 * Renders a receipt: time, catalog, user and result of the apply, its planned losses, then its
 * other planned changes.
 */
export function receiptPage(document: ReceiptReport, options: PageOptions): string {
  const { receipt, complete, findings = [] } = document;
  const { target, events } = receipt;
  const changes = lastChanges(events);
  const { losses, others } = splitLosses(changes);
  const shown = { ...options, where: WHERE };
  return renderPage({
    title: `Headwater receipt of ${applyNames[receipt.intent]} ${forStack(target, plainName)}`,
    facts: receiptFacts(document),
    status: {
      mood: complete && receipt.exitCode === 0 ? 'good' : 'bad',
      verdict: '',
      line: receiptSummary(document),
    },
    sections: [
      errorsSection(findings, options),
      outcomesSection(lastOutcomes(events), shown),
      lossesSection(losses, `${lossTitle(losses)}, as planned`, options),
      lineageSection(changeDrawing({ changes, impact: null }), {
        title: 'Lineage that was to change',
        where: WHERE,
      }),
      changesSection(others, {
        ...shown,
        title: `${otherTitle(losses)} that were planned`,
        room: sectionRoom('changes', options),
      }),
      findingsSection(findings, shown),
      liftedSection(receipt.allowances, shown),
    ],
    foot: [`effect digest ${receipt.effect}`, `headwater ${receipt.tool.version}`],
  });
}

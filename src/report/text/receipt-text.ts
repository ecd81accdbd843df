import type { ReceiptReport } from '../document/report-document.js';
import { escapeControls } from '../words/escape.js';
import { applyNames, lastChanges, lastOutcomes, receiptSummary } from '../words/receipt-parts.js';
import { catalogFact, forStack } from '../words/target-phrases.js';
import { changesText } from './changes-text.js';
import { findingsText, guardsText } from './findings-text.js';
import { unappliedLines } from './outcomes-text.js';
import type { TextContext } from './text-context.js';

/**
 * Renders a receipt: time, catalog and user, the planned changes, the outcomes, and a line with the
 * result.
 */
export function receiptText(report: ReceiptReport, context: TextContext): string {
  const { receipt, findings = [] } = report;
  const changes = lastChanges(receipt.events);
  const outcomes = lastOutcomes(receipt.events);
  const blocks = [
    header(report, context),
    ...(changes.length > 0 ? [changesText(changes, context)] : []),
    ...(findings.length > 0 ? [findingsText(findings, context)] : []),
    ...(receipt.allowances.length > 0 ? [guardsText(receipt.allowances, context)] : []),
    ...unappliedLines(outcomes, context),
    receiptSummary(report),
  ];
  return `${blocks.join('\n')}\n`;
}

function header({ receipt, complete }: ReceiptReport, { paint }: TextContext): string {
  const { target, intent, startedAt, finishedAt, source } = receipt;
  const undone = source.receipt ? ` of ${escapeControls(source.receipt.path)},` : '';
  const title = paint.title(
    `Headwater receipt of ${applyNames[intent]}${undone} ${forStack(target, escapeControls)}`,
  );
  const end =
    complete && finishedAt !== undefined
      ? ` to ${escapeControls(finishedAt)}`
      : ', cut off before its end';
  const commit =
    source.commit === null
      ? ''
      : `, from commit ${escapeControls(source.commit.slice(0, 12))}${source.dirty ? ' and uncommitted changes' : ''}`;
  return `${title}\n${catalogFact(target, escapeControls)}\n${escapeControls(startedAt)}${end}${commit}\n`;
}

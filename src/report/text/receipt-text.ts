import type { Intent } from '../../plan/intent.js';
import { lastChanges, lastOutcomes } from '../receipt-parts.js';
import type { ReceiptReport } from '../report-document.js';
import { changesText } from './changes-text.js';
import { counted } from './counted.js';
import { findingsText } from './findings-text.js';
import { guardsText } from './guards-text.js';
import { harmless } from './harmless.js';
import { incompleteLine, troubleLines } from './outcomes-text.js';
import { planCommand } from './plan-command.js';
import type { TextContext } from './text-context.js';

/** When, where and by whom, what was set out to change, what became of it, then one line that says whether all was done. */
export function receiptText(report: ReceiptReport, context: TextContext): string {
  const { receipt, findings = [] } = report;
  const changes = lastChanges(receipt.events);
  const outcomes = lastOutcomes(receipt.events);
  const blocks = [
    header(report, context),
    ...(changes.length > 0 ? [changesText({ changes }, context)] : []),
    ...(findings.length > 0 ? [findingsText(findings, context)] : []),
    ...(receipt.allowances.length > 0 ? [guardsText(receipt.allowances, context)] : []),
    ...troubleLines(outcomes, context),
    receiptSummary(report),
  ];
  return `${blocks.join('\n')}\n`;
}

/** What an apply of each intent is called. */
export const applyNames: Readonly<Record<Intent, string>> = {
  sync: 'an apply',
  adopt: 'an adoption',
  release: 'a release',
  rollback: 'a rollback',
};

function header({ receipt, complete }: ReceiptReport, { paint }: TextContext): string {
  const { target, intent, startedAt, finishedAt, source } = receipt;
  const named = target.target === null ? '' : `, target ${harmless(target.target)}`;
  const undone = source.receipt ? ` of ${harmless(source.receipt.path)},` : '';
  const title = paint.title(`Headwater receipt of ${applyNames[intent]}${undone} for stack ${harmless(target.stack)}${named}`);
  const end = complete && finishedAt !== undefined ? ` to ${harmless(finishedAt)}` : ', cut off before its end';
  const commit =
    source.commit === null ? '' : `, from commit ${harmless(source.commit.slice(0, 12))}${source.dirty ? ' and changes beside it' : ''}`;
  return `${title}\ncatalog ${harmless(target.origin)}, as ${harmless(target.actor)}\n${harmless(startedAt)}${end}${commit}\n`;
}

/** How it ended, in one line. */
export function receiptSummary({ complete, receipt }: ReceiptReport): string {
  const { exitCode } = receipt;
  const outcomes = lastOutcomes(receipt.events);
  const applied = outcomes.filter(({ outcome }) => outcome === 'applied').length;
  if (!complete || exitCode === undefined)
    return `Cut off: ${counted(applied, 'unit')} known to be applied; ${planCommand(receipt)} shows what is still to do.`;
  const line = applied === outcomes.length ? `Applied: ${counted(applied, 'unit')}.` : incompleteLine(outcomes);
  return `Exit code ${exitCode}. ${line}`;
}

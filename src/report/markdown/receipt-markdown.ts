import type { ReceiptReport, ReportOptions } from '../document/report-document.js';
import { lossTitle, otherTitle, splitLosses } from '../words/change-order.js';
import { FULL_RECEIPT } from '../words/plan-commands.js';
import { REVERT_REMINDER } from '../words/plan-phrases.js';
import { applyNames, lastChanges, lastOutcomes, receiptSummary } from '../words/receipt-parts.js';
import { catalogFact, commitFact, forStack } from '../words/target-phrases.js';
import { assembleReport, bullets, type Head, headWords, nameCode } from './assemble-report.js';
import { changesPart } from './changes-part.js';
import { inlineCode } from './escape.js';
import { errorsPart, liftedPart, otherFindingsPart } from './findings-part.js';
import { lossesPart } from './losses-part.js';
import { capped, fixedPart, MAX_PART, titled } from './part.js';
import { outcomesPart } from './table.js';

const WHERE = 'All of it: `headwater show RECEIPT --full`, or with `--format json`.';

/**
 * Renders a receipt: time, catalog, user and result of the apply, what it was to take away, its
 * other planned changes, and how to undo it.
 */
export function receiptMarkdown(
  document: ReceiptReport,
  options: Pick<ReportOptions, 'link'> = {},
): string {
  const { findings = [], receipt } = document;
  const { allowances, events } = receipt;
  const { losses, others } = splitLosses(lastChanges(events));
  const shown = { ...options, where: WHERE };
  return assembleReport(head(document), [
    errorsPart(findings, WHERE),
    { rank: 2, part: capped(MAX_PART, outcomesPart(lastOutcomes(events), WHERE)) },
    lossesPart(losses, { ...shown, title: `${lossTitle(losses)}, as planned` }),
    {
      rank: 4,
      part: titled(`### ${otherTitle(losses)} that were planned`, changesPart(others, shown)),
    },
    otherFindingsPart(findings, WHERE),
    liftedPart(allowances, WHERE),
    { rank: 0, part: fixedPart(undoInstructions(document)) },
  ]);
}

function head(document: ReceiptReport): Head {
  const { receipt, complete } = document;
  const { target, intent, startedAt, finishedAt, source, exitCode } = receipt;
  const end =
    complete && finishedAt !== undefined
      ? ` to ${nameCode(finishedAt)}`
      : ', cut off before its end';
  return {
    title: `receipt of ${applyNames[intent]} ${forStack(target, nameCode)}`,
    status: `**${headWords(receiptSummary(document))}**`,
    bad: exitCode !== 0,
    facts: [
      catalogFact(target, nameCode),
      `${nameCode(startedAt)}${end}`,
      ...commitFact(source, inlineCode),
      ...(source.receipt === null ? [] : [`undoes ${nameCode(source.receipt.path)}`]),
      `effect digest ${nameCode(receipt.effect)}`,
    ],
    everything: FULL_RECEIPT,
  };
}

/**
 * Returns the steps to undo the apply. The command says RECEIPT, since a receipt does not contain
 * its own path.
 */
function undoInstructions({ receipt }: ReceiptReport): string {
  if (receipt.events.length === 0) return '';
  const ways = [
    '`headwater rollback RECEIPT --out plan.json`, with the path of this receipt as RECEIPT, then `headwater apply plan.json`',
    REVERT_REMINDER,
  ];
  return `### Undo it\n\n${bullets(ways)}`;
}

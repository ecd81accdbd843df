import { REVERT_REMINDER } from '../plan-phrases.js';
import { lastChanges, lastOutcomes } from '../receipt-parts.js';
import type { ReceiptReport } from '../report-document.js';
import { catalogFact, forStack } from '../target-phrases.js';
import { applyNames, receiptSummary } from '../text/receipt-text.js';
import { changesPart } from './changes-part.js';
import { findingsPart, guardsPart } from './findings-part.js';
import { bullets, commitFacts, headPart, headWords, nameCode } from './head.js';
import { outcomesPart } from './outcomes-part.js';
import { assembleReport, capped, fixedPart, MAX_PART, type RankedPart, titled } from './part.js';

const WHERE = 'All of it: `headwater show RECEIPT --output html=FILE`.';

/**
 * Renders a receipt: time, catalog, user and result of the apply, its planned changes, and how to
 * undo it.
 */
export function receiptMarkdown(document: ReceiptReport): string {
  const { findings = [], receipt } = document;
  const { allowances, events } = receipt;
  return assembleReport([
    head(document),
    {
      rank: 1,
      part: capped(MAX_PART, findingsPart(findings, { title: 'Findings', where: WHERE })),
    },
    { rank: 1, part: capped(MAX_PART, outcomesPart(lastOutcomes(events), WHERE)) },
    { rank: 1, part: capped(MAX_PART, guardsPart(allowances, { title: 'Guards', where: WHERE })) },
    {
      rank: 2,
      part: titled('### Changes set out to be made', changesPart(lastChanges(events), WHERE)),
    },
    { rank: 0, part: fixedPart(undoInstructions(document)) },
  ]);
}

function head(document: ReceiptReport): RankedPart {
  const { receipt, complete } = document;
  const { target, intent, startedAt, finishedAt, source, exitCode } = receipt;
  const end =
    complete && finishedAt !== undefined
      ? ` to ${nameCode(finishedAt)}`
      : ', cut off before its end';
  return headPart({
    title: `receipt of ${applyNames[intent]} ${forStack(target, nameCode)}`,
    status: `**${headWords(receiptSummary(document))}**`,
    bad: exitCode !== 0,
    facts: [
      catalogFact(target, nameCode),
      `${nameCode(startedAt)}${end}`,
      ...commitFacts(source),
      ...(source.receipt === null ? [] : [`undoes ${nameCode(source.receipt.path)}`]),
      `effect digest ${nameCode(receipt.effect)}`,
    ],
  });
}

/**
 * Returns the steps to undo the apply. The command says RECEIPT, since a receipt does not contain
 * its own path.
 */
function undoInstructions({ receipt }: ReceiptReport): string {
  if (receipt.events.length === 0) return '';
  const ways = [
    '`headwater rollback RECEIPT --out plan.json`, RECEIPT being the path of this one, then `headwater apply plan.json`',
    REVERT_REMINDER,
  ];
  return `### Undo it\n\n${bullets(ways)}`;
}

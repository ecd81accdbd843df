import { lastChanges, lastOutcomes } from '../receipt-parts.js';
import type { ReceiptReport } from '../report-document.js';
import { REVERT } from '../text/plan-text.js';
import { applyNames, receiptSummary } from '../text/receipt-text.js';
import { changesPart } from './changes-part.js';
import { findingsPart } from './findings-part.js';
import { capped, type RankedPart, whole } from './fit.js';
import { titled } from './fold.js';
import { guardsPart } from './guards-part.js';
import { bullets, catalogFact, commitFacts, headPart, headWords, nameCode, ofStack } from './head.js';
import { outcomesPart } from './outcomes-part.js';
import { MAX_PART, report } from './report.js';

const WHERE = 'All of it: `headwater show RECEIPT --output html=FILE`.';

/** When, where and by whom, how it ended, what was set out to be changed, and how to undo it. */
export function receiptMarkdown(document: ReceiptReport): string {
  const { findings = [], receipt } = document;
  const { allowances, events } = receipt;
  return report([
    head(document),
    { rank: 1, part: capped(MAX_PART, findingsPart(findings, { title: 'Findings', where: WHERE })) },
    { rank: 1, part: capped(MAX_PART, outcomesPart(lastOutcomes(events), WHERE)) },
    { rank: 1, part: capped(MAX_PART, guardsPart(allowances, { title: 'Guards', where: WHERE })) },
    { rank: 2, part: titled('### Changes set out to be made', changesPart(lastChanges(events), WHERE)) },
    { rank: 0, part: whole(undoing(document)) },
  ]);
}

function head(document: ReceiptReport): RankedPart {
  const { receipt, complete } = document;
  const { target, intent, startedAt, finishedAt, source, exitCode } = receipt;
  const end = complete && finishedAt !== undefined ? ` to ${nameCode(finishedAt)}` : ', cut off before its end';
  return headPart({
    title: `receipt of ${applyNames[intent]} ${ofStack(target)}`,
    status: `**${headWords(receiptSummary(document))}**`,
    bad: exitCode !== 0,
    facts: [
      catalogFact(target),
      `${nameCode(startedAt)}${end}`,
      ...commitFacts(source),
      ...(source.receipt === null ? [] : [`undoes ${nameCode(source.receipt.path)}`]),
      `effect digest ${nameCode(receipt.effect)}`,
    ],
  });
}

/** A receipt does not know its own name. */
function undoing({ receipt }: ReceiptReport): string {
  if (receipt.events.length === 0) return '';
  const ways = [
    '`headwater rollback RECEIPT --out plan.json`, RECEIPT being the path of this one, then `headwater apply plan.json`',
    REVERT,
  ];
  return `### Undo it\n\n${bullets(ways)}`;
}

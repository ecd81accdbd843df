import type { ApplyReport } from '../report-document.js';
import { HELD_BACK } from '../text/apply-text.js';
import { type ApplyStop, type ApplyWords, applyWords } from '../text/apply-words.js';
import { counted } from '../text/counted.js';
import { changesPart } from './changes-part.js';
import { inlineCode, inlineText } from './escape.js';
import { findingsPart } from './findings-part.js';
import { capped, list, type Part, type RankedPart } from './fit.js';
import { folded, titled } from './fold.js';
import { catalogFact, commitFacts, headPart, headWords, nameCode, ofStack } from './head.js';
import { outcomesPart } from './outcomes-part.js';
import { reasonsParts } from './plan-markdown.js';
import { MAX_PART, report } from './report.js';

const WHERE = 'All of it: `--output html=FILE`, or `headwater show RECEIPT` of the receipt.';

/** What became of a plan: how it ended and what to do next, what failed, what was held back, then what it was. */
export function applyMarkdown(document: ApplyReport): string {
  const { plan, result, heldBack } = document;
  const words = applyWords(document);
  return report([
    head(document, words),
    ...(words.stop === null ? [] : [{ rank: 1, part: capped(MAX_PART, stopPart(words.stop)) }]),
    ...(result.kind === 'applied' ? [{ rank: 1, part: capped(MAX_PART, outcomesPart(result.outcomes, WHERE)) }] : []),
    ...reasonsParts(plan, WHERE),
    { rank: 2, part: titled(`### Held back\n\n${HELD_BACK}`, changesPart(heldBack, WHERE)) },
    ...planned(document),
  ]);
}

function head({ plan, result }: ApplyReport, { closing }: ApplyWords): RankedPart {
  const [status = 'Nothing to do.', ...next] = closing.map(headWords);
  const receipt = result.kind === 'applied' ? [`Receipt: ${nameCode(result.receipt)}`] : [];
  return headPart({
    title: `apply ${ofStack(plan.target)}`,
    status: `**${status}**`,
    bad: !isGood(result),
    facts: [...next, ...receipt, catalogFact(plan.target), ...commitFacts(plan.source)],
  });
}

function isGood(result: ApplyReport['result']): boolean {
  if (result.kind === 'applied') return result.outcomes.every(({ outcome }) => outcome === 'applied');
  return result.kind === 'nothing-to-do' || (result.kind === 'dry-run' && !result.wouldStop);
}

function stopPart({ level, code, text, items }: ApplyStop): Part {
  const title = `**${level}** ${code}: ${inlineText(text)}`;
  const body = list(items, ({ verb, address, why }) => `- ${verb === null ? '' : `${verb} `}${inlineCode(address)}: ${inlineText(why)}`, {
    rest: (missing) => `… and ${counted(missing.length, 'more line')} of this. All of it: \`--output html=FILE\`.`,
  });
  return titled(title, body);
}

/** What was shown before it was applied. */
function planned({ plan }: ApplyReport): readonly RankedPart[] {
  const others = plan.findings.filter(({ level }) => level !== 'error');
  return [
    { rank: 4, part: folded(`The plan: ${counted(plan.changes.length, 'change')}`, changesPart(plan.changes, WHERE)) },
    { rank: 3, part: capped(MAX_PART, findingsPart(others, { title: 'Findings', where: WHERE })) },
  ];
}

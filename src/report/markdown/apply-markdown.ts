import type { ApplyReport } from '../report-document.js';
import { catalogFact, forStack } from '../target-phrases.js';
import {
  type ApplyDescription,
  type ApplyStop,
  describeApply,
  HELD_BACK_TITLE,
} from '../text/describe-apply.js';
import { pluralize } from '../text/pluralize.js';
import { changesPart } from './changes-part.js';
import { inlineCode, inlineText } from './escape.js';
import { blockerParts, findingsPart } from './findings-part.js';
import { commitFacts, headPart, headWords, nameCode } from './head.js';
import { outcomesPart } from './outcomes-part.js';
import {
  assembleReport,
  capped,
  folded,
  list,
  MAX_PART,
  type Part,
  type RankedPart,
  titled,
} from './part.js';

const WHERE = 'All of it: `--output html=FILE`, or `headwater show RECEIPT` of the receipt.';

/** Renders an apply: its result and the next step, failures, changes held back, then the plan. */
export function applyMarkdown(document: ApplyReport): string {
  const { plan, result, heldBack } = document;
  const words = describeApply(document);
  return assembleReport([
    head(document, words),
    ...(words.stop === null ? [] : [{ rank: 1, part: capped(MAX_PART, stopPart(words.stop)) }]),
    ...(result.kind === 'applied'
      ? [{ rank: 1, part: capped(MAX_PART, outcomesPart(result.outcomes, WHERE)) }]
      : []),
    ...blockerParts(plan, WHERE),
    { rank: 2, part: titled(`### Held back\n\n${HELD_BACK_TITLE}`, changesPart(heldBack, WHERE)) },
    ...planned(document),
  ]);
}

function head({ plan, result }: ApplyReport, { closing }: ApplyDescription): RankedPart {
  const [status = 'Nothing to do.', ...next] = closing.map(headWords);
  const receipt = result.kind === 'applied' ? [`Receipt: ${nameCode(result.receipt)}`] : [];
  return headPart({
    title: `apply ${forStack(plan.target, nameCode)}`,
    status: `**${status}**`,
    bad: !isGood(result),
    facts: [...next, ...receipt, catalogFact(plan.target, nameCode), ...commitFacts(plan.source)],
  });
}

function isGood(result: ApplyReport['result']): boolean {
  if (result.kind === 'applied')
    return result.outcomes.every(({ outcome }) => outcome === 'applied');
  return result.kind === 'nothing-to-do' || (result.kind === 'dry-run' && !result.wouldStop);
}

function stopPart({ level, code, text, items }: ApplyStop): Part {
  const title = `**${level}** ${code}: ${inlineText(text)}`;
  const body = list(
    items,
    ({ verb, address, why }) =>
      `- ${verb === null ? '' : `${verb} `}${inlineCode(address)}: ${inlineText(why)}`,
    {
      rest: (missing) =>
        `… and ${pluralize(missing.length, 'more line')} of this. All of it: \`--output html=FILE\`.`,
    },
  );
  return titled(title, body);
}

/** The plan, which the user saw before the apply. */
function planned({ plan }: ApplyReport): readonly RankedPart[] {
  const others = plan.findings.filter(({ level }) => level !== 'error');
  return [
    {
      rank: 4,
      part: folded(
        `The plan: ${pluralize(plan.changes.length, 'change')}`,
        changesPart(plan.changes, WHERE),
      ),
    },
    { rank: 3, part: capped(MAX_PART, findingsPart(others, { title: 'Findings', where: WHERE })) },
  ];
}

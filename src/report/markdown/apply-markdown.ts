import type { ApplyReport, ReportOptions } from '../document/report-document.js';
import { lossTitle, splitLosses } from '../words/change-order.js';
import {
  type ApplyDescription,
  type ApplyStop,
  describeApply,
  endedWell,
  HELD_BACK_TITLE,
} from '../words/describe-apply.js';
import { fullPlanCommand } from '../words/plan-commands.js';
import { pluralize } from '../words/pluralize.js';
import { catalogFact, commitFact, forStack } from '../words/target-phrases.js';
import { besidesTests, planTestsLine } from '../words/test-phrases.js';
import { assembleReport, type Head, headWords, nameCode } from './assemble-report.js';
import { type ChangesOptions, changesPart } from './changes-part.js';
import { inlineCode, inlineText } from './escape.js';
import { errorsPart, liftedPart, otherFindingsPart, refusalParts } from './findings-part.js';
import { lossesPart } from './losses-part.js';
import { capped, folded, list, MAX_PART, type Part, type RankedPart, titled } from './part.js';
import { planWhere } from './plan-markdown.js';
import { outcomesPart } from './table.js';
import { planTestsPart } from './tests-markdown.js';

/** Renders an apply: its result and the next step, failures, changes held back, then the plan. */
export function applyMarkdown(
  document: ApplyReport,
  options: Pick<ReportOptions, 'link'> = {},
): string {
  const { plan, result, heldBack } = document;
  const words = describeApply(document);
  const where = planWhere(plan);
  return assembleReport(head(document, words), [
    ...(words.stop === null ? [] : [{ rank: 2, part: capped(MAX_PART, stopPart(words.stop)) }]),
    ...(result.kind === 'applied'
      ? [{ rank: 2, part: capped(MAX_PART, outcomesPart(result.outcomes, OUTCOMES_WHERE)) }]
      : []),
    errorsPart(plan.findings, where),
    ...refusalParts(plan.guards, where),
    {
      rank: 3,
      part: titled(
        `### Held back\n\n${HELD_BACK_TITLE}`,
        changesPart(heldBack, { ...options, where: OUTPUT_WHERE }),
      ),
    },
    ...planned(plan, { ...options, where }),
    planTestsPart(plan, { ...options, where }),
    otherFindingsPart(besidesTests(plan.findings, plan.tests), where),
    liftedPart(plan.guards, where),
  ]);
}

const OUTCOMES_WHERE = 'All of it: `headwater show RECEIPT --format json`.';

/** Says where to find the reasons of a stopped apply, since it has no receipt. */
const OUTPUT_WHERE = 'All of it: `--output json=FILE`.';

/** Renders the plan, which the user saw before the apply. The losses are not folded. */
function planned(plan: ApplyReport['plan'], options: ChangesOptions): readonly RankedPart[] {
  const { losses, others } = splitLosses(plan.changes);
  const title = pluralize(others.length, losses.length === 0 ? 'change' : 'other change');
  return [
    lossesPart(losses, { ...options, title: `The plan: ${lossTitle(losses).toLowerCase()}` }),
    { rank: 4, part: folded(`The plan: ${title}`, changesPart(others, options)) },
  ];
}

function head({ plan, result }: ApplyReport, { closing }: ApplyDescription): Head {
  const [status = 'Nothing to do.', ...next] = closing.map(headWords);
  const receipt = result.kind === 'applied' ? [`Receipt: ${nameCode(result.receipt)}`] : [];
  return {
    title: `apply ${forStack(plan.target, nameCode)}`,
    status: `**${status}**`,
    bad: !endedWell(result),
    facts: [
      ...next,
      ...receipt,
      catalogFact(plan.target, nameCode),
      ...commitFact(plan.source, inlineCode),
      ...planTestsLine(plan.tests),
    ],
    everything: fullPlanCommand(plan),
  };
}

function stopPart({ level, code, text, items }: ApplyStop): Part {
  const title = `**${level}** ${code}: ${inlineText(text)}`;
  const body = list(
    items,
    ({ verb, address, why }) =>
      `- ${verb === null ? '' : `${verb} `}${inlineCode(address)}: ${inlineText(why)}`,
    {
      rest: (missing) => `… and ${pluralize(missing.length, 'more line')} of this. ${OUTPUT_WHERE}`,
    },
  );
  return titled(title, body);
}

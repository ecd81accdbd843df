import type { ApplyReport } from '../document/report-document.js';
import {
  type ApplyStop,
  describeApply,
  endedWell,
  HELD_BACK_TITLE,
} from '../words/describe-apply.js';
import { catalogFact, commitFact, forStack, plainName } from '../words/target-phrases.js';
import { planTestsLine } from '../words/test-phrases.js';
import { changesSection } from './changes-section.js';
import { cutTo, type PageOptions, sectionRoom } from './cut.js';
import { element, type Html, NOTHING, text } from './element.js';
import { outcomesSection } from './findings-section.js';
import { renderPage } from './page.js';
import { planSections } from './plan-page.js';
import { code, item, items, section, tag } from './section.js';

const OUTCOMES_WHERE = 'All of it: headwater show RECEIPT --format json.';

/** Says where to find the reasons of a stopped apply, since it has no receipt. */
const OUTPUT_WHERE = 'All of it: --output json=FILE.';

/**
 * Renders an apply: its result, the reason of a stop, failures, changes held back, then the plan.
 */
export function applyPage(document: ApplyReport, options: PageOptions): string {
  const { plan, heldBack, result } = document;
  const { stop, closing } = describeApply(document);
  const [verdict = 'Nothing to do.', ...next] = closing;
  return renderPage({
    title: `Headwater apply ${forStack(plan.target, plainName)}`,
    facts: [
      catalogFact(plan.target, plainName),
      ...commitFact(plan.source),
      ...planTestsLine(plan.tests),
      ...(result.kind === 'applied' ? [`receipt ${result.receipt}`] : []),
    ],
    status: { mood: endedWell(result) ? 'good' : 'bad', verdict, line: next.join(' ') },
    sections: [
      stop === null ? NOTHING : stopSection(stop, options),
      result.kind === 'applied'
        ? outcomesSection(result.outcomes, { ...options, where: OUTCOMES_WHERE })
        : NOTHING,
      changesSection(heldBack, {
        ...options,
        title: HELD_BACK_TITLE.replace(/:$/, ''),
        room: sectionRoom('heldBack', options),
        where: OUTPUT_WHERE,
      }),
      ...planSections(plan, options),
    ],
    foot: [`effect digest ${plan.digests.effect}`, `headwater ${plan.tool.version}`],
  });
}

function stopSection(
  { level, code: number, text: words, items: reasons }: ApplyStop,
  options: PageOptions,
): Html {
  const head = element('p', {}, tag(level, `${level} ${number}`), text(` ${words}`));
  const cut = { room: sectionRoom('outcomes', options), noun: 'line', where: OUTPUT_WHERE };
  const { shown, note } = cutTo(reasons, cut, ({ verb, address, why }) =>
    item(level, text(verb === null ? '' : `${verb} `), code(address), text(`: ${why}`)),
  );
  return section('What stopped it', head, items(shown), note);
}

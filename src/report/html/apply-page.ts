import type { ApplyReport, ReportOptions } from '../report-document.js';
import { HELD_BACK } from '../text/apply-text.js';
import { type ApplyStop, applyWords } from '../text/apply-words.js';
import { ROOM } from './budget.js';
import { changesSection } from './changes-section.js';
import { andMore, cutNote, cutTo } from './cut.js';
import { element, type Html, NOTHING, text } from './element.js';
import { catalogFact, commitFact, ofStack } from './facts.js';
import { outcomesSection } from './outcomes-section.js';
import { pageOf } from './page.js';
import { planSections } from './plan-page.js';
import { code, item, items, section, tag } from './section.js';

const WHERE = 'All of it: headwater show RECEIPT --format json, or the same with --output json=FILE.';

/** What became of a plan: how it ended and what stopped it, what failed, what was held back, then what it was. */
export function applyPage(document: ApplyReport, { sources }: Pick<ReportOptions, 'sources'>): string {
  const { plan, heldBack, result } = document;
  const { stop, closing } = applyWords(document);
  const [verdict = 'Nothing to do.', ...next] = closing;
  return pageOf({
    title: `Headwater apply ${ofStack(plan.target)}`,
    facts: [catalogFact(plan.target), ...commitFact(plan.source), ...(result.kind === 'applied' ? [`receipt ${result.receipt}`] : [])],
    status: { mood: isGood(result) ? 'good' : 'bad', verdict, line: next.join(' ') },
    sections: [
      stop === null ? NOTHING : stopSection(stop),
      result.kind === 'applied' ? outcomesSection(result.outcomes, WHERE) : NOTHING,
      changesSection(heldBack, { title: HELD_BACK.replace(/:$/, ''), room: ROOM.heldBack, where: WHERE }),
      ...planSections(plan, { sources }),
    ],
    foot: [`effect digest ${plan.digests.effect}`, `headwater ${plan.tool.version}`],
  });
}

function isGood(result: ApplyReport['result']): boolean {
  if (result.kind === 'applied') return result.outcomes.every(({ outcome }) => outcome === 'applied');
  return result.kind === 'nothing-to-do' || (result.kind === 'dry-run' && !result.wouldStop);
}

function stopSection({ level, code: number, text: words, items: reasons }: ApplyStop): Html {
  const head = element('p', {}, tag(level, `${level} ${number}`), text(` ${words}`));
  const { shown, rest } = cutTo(reasons, ROOM.outcomes, ({ verb, address, why }) =>
    item(level, text(verb === null ? '' : `${verb} `), code(address), text(`: ${why}`)),
  );
  return section('What stopped it', head, items(shown), cutNote(andMore(rest.length, 'line', WHERE)));
}

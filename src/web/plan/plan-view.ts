import { formatPlace } from '../../errors/place.js';
import type { Change, ChangeKind } from '../../plan/document/change.js';
import type { PlanDocument } from '../../plan/document/plan.js';
import {
  changeDetails,
  changeReasons,
  changeSymbols,
  elementWord,
} from '../../report/words/describe-change.js';
import {
  intentPhrase,
  planFacts,
  planStatus,
  revertLine,
} from '../../report/words/plan-phrases.js';
import { forStack, plainName } from '../../report/words/target-phrases.js';
import { besidesTests } from '../../report/words/test-phrases.js';
import { affectedSection } from './affected-section.js';
import { errorSection, findingSection, liftedSection, refusedSection } from './finding-rows.js';
import { planTestsSection } from './tests-view.js';
import { type DocumentView, type Tone, type ViewRow, viewRow, viewSection } from './view-model.js';

interface KindLook {
  readonly title: string;
  readonly word: string;
  readonly tone: Tone;
}

/** In the order of the page: losses come before additions. */
const looks: Readonly<Record<ChangeKind, KindLook>> = {
  delete: { title: 'Removals', word: 'removed', tone: 'cut' },
  update: { title: 'Changes', word: 'changed', tone: 'alter' },
  create: { title: 'Additions', word: 'added', tone: 'add' },
  mark: { title: 'Marks', word: 'only our mark', tone: 'mark' },
};

/** The view of a plan or of a comparison of two revisions. */
export function planView(plan: PlanDocument): DocumentView {
  const { changes, guards, findings, impact } = plan;
  return {
    title: `${plan.base === null ? 'Plan' : 'Comparison'}${intentPhrase(plan)} ${forStack(plan.target, plainName)}`,
    facts: [...planFacts(plan), ...revertLine(plan)],
    status: planStatus(plan),
    sections: [
      ...refusedSection(guards),
      ...errorSection(findings),
      ...(Object.keys(looks) as ChangeKind[]).flatMap((kind) => {
        const rows = changes.filter((change) => change.kind === kind).map(changeRow);
        return viewSection(`kind-${kind}`, looks[kind].title, rows, { isWhole: kind === 'delete' });
      }),
      ...affectedSection(impact),
      ...planTestsSection(plan),
      ...findingSection(besidesTests(findings, plan.tests)),
      ...liftedSection(guards),
    ],
    foot: [
      `effect digest ${plan.digests.effect}`,
      'This page does not compare the digest with the content; headwater show FILE does.',
      `headwater ${plan.tool.version}`,
    ],
  };
}

function changeRow(change: Change): ViewRow {
  const { kind, element, address, reason, place } = change;
  const { tone, word } = looks[kind];
  const details = changeDetails(change).join(', ');
  return viewRow(tone, word, {
    sign: changeSymbols[kind],
    element: elementWord(change),
    address,
    lines: [...(details === '' ? [] : [details]), changeReasons[reason]],
    place: place ? formatPlace(place) : null,
    columns: element === 'pair' ? address.split(' <- ') : [],
  });
}

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
import { endsOf } from './row-ends.js';
import { planTestsSection } from './tests-view.js';
import {
  type DocumentView,
  type Tone,
  type ViewRow,
  type ViewSection,
  viewRow,
  viewSection,
} from './view-model.js';

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
      ...changeSections(changes),
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

/**
 * The sections of changes by their kind, losses first.
 *
 * @param more further lines of a change; default: none
 */
export function changeSections(
  changes: readonly Change[],
  more: (change: Change) => readonly string[] = () => [],
): readonly ViewSection[] {
  return (Object.keys(looks) as ChangeKind[]).flatMap((kind) => {
    const those = changes.filter((change) => change.kind === kind);
    const rows = those.map((change) => changeRow(change, more(change)));
    const members = { isWhole: kind === 'delete', isStepped: true };
    return viewSection(`kind-${kind}`, looks[kind].title, rows, members);
  });
}

function changeRow(change: Change, more: readonly string[]): ViewRow {
  const { kind, element, address, reason, place } = change;
  const { tone, word } = looks[kind];
  const details = changeDetails(change).join(', ');
  return viewRow(tone, word, {
    sign: changeSymbols[kind],
    element: elementWord(change),
    address,
    lines: [...(details === '' ? [] : [details]), changeReasons[reason], ...more],
    place: place ? formatPlace(place) : null,
    columns: element === 'pair' ? address.split(' <- ') : [],
    ends: endsOf(change),
  });
}

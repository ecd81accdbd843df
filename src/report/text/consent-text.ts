import type { Plan } from '../../plan/document/plan.js';
import { downstreamNoun } from '../words/entity-words.js';
import { escapeControls } from '../words/escape.js';
import { nounFor } from '../words/pluralize.js';
import { catalogPhrase } from '../words/target-phrases.js';

/**
 * Renders the question for the consent to a plan. It names what would be written, where and as
 * whom, since the plan above may have scrolled away.
 */
export function consentText({
  summary,
  target,
}: {
  readonly summary: Pick<
    Plan['summary'],
    'add' | 'change' | 'remove' | 'mark' | 'datasets' | 'otherKinds'
  >;
  readonly target: { readonly origin: string; readonly actor: string };
}): string {
  const { add, change, remove, mark, datasets } = summary;
  const counts = [
    countText(add, 'addition'),
    ...(change > 0 ? [countText(change, 'change')] : []),
    countText(remove, 'removal'),
    ...(mark > 0 ? [countText(mark, 'mark')] : []),
  ];
  const where = catalogPhrase(target, escapeControls).replace(' as ', ', as ');
  return `${counts.join(', ')} in ${countText(datasets, downstreamNoun(summary))} of ${where}.\nApply? Type yes: `;
}

function countText(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${nounFor(count, noun)}`;
}

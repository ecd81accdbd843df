import type { PlanDocument, WayReason, WriteWay } from '../../plan/document/plan.js';
import { pluralize } from './pluralize.js';

/** The way of the writes and its reason, in one line. Empty for a plan that writes no lineage. */
export function wayLines(plan: PlanDocument): readonly string[] {
  const way = plan.base === null ? plan.way : null;
  return way ? [`Writes: ${wayPhrase(way, way.refused.length)}.`] : [];
}

/**
 * The way of the writes and its reason. Follows `Writes:`.
 *
 * @param refused number of downstreams whose proposals the token may not write
 */
export function wayPhrase(
  { route, why, isAtomic }: Pick<WriteWay, 'route' | 'why' | 'isAtomic'>,
  refused: number,
): string {
  if (route === 'mutations')
    return `updateLineage for plain edges, ${mutationReasons[why]}${isAtomic ? '' : UNDOES}; proposals for the rest`;
  const exception =
    refused > 0 && why === 'conditions'
      ? `; updateLineage for plain edges of ${pluralize(refused, 'dataset')} where EDIT_ENTITY is missing${UNDOES}`
      : '';
  return `conditional proposals, ${why === 'setting' ? 'as the setting writes says' : 'which cannot undo what others write meanwhile'}${exception}`;
}

const UNDOES = ', and it can undo what others write meanwhile';

const mutationReasons: Readonly<Record<WayReason, string>> = {
  'atomic-mutation': 'which is atomic in this catalog',
  'no-conditions': 'since this version of the catalog ignores conditions',
  setting: 'as the setting writes says',
  conditions: '',
};

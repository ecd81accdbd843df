import { groupBy, type NonEmpty } from '../../model/group-by.js';
import type { UnitOutcome } from '../../plan/document/receipt.js';
import { outcomeLine, outcomeWords, reasonText, unitName } from '../words/outcome-phrases.js';
import type { TextContext } from './text-context.js';

/** Lists the applied units, then the other units with reasons. Empty if all were applied. */
export function unappliedLines(
  outcomes: readonly UnitOutcome[],
  context: TextContext,
): readonly string[] {
  const unapplied = outcomes.filter(({ outcome }) => outcome !== 'applied');
  if (unapplied.length === 0) return [];
  // If the catalog becomes unreachable, hundreds of units have the same reason.
  const groups = groupBy(unapplied, ({ outcome, code, message }) =>
    JSON.stringify([outcome, code, message]),
  );
  return [
    ...appliedLines(outcomes),
    ...[...groups.values()].flatMap((group) => groupLines(group, context)),
  ];
}

/** Lists the applied units. Only the report of an incomplete apply lists them. */
function appliedLines(outcomes: readonly UnitOutcome[]): readonly string[] {
  const applied = outcomes.filter(({ outcome }) => outcome === 'applied');
  const [first] = applied;
  if (first === undefined) return [];
  if (applied.length === 1) return [`  = applied: ${unitName(first)}`];
  return [`  = applied, ${applied.length} times:`, ...unitLines(applied)];
}

const MAX_NAMED = 5;

function groupLines(group: NonEmpty<UnitOutcome>, { paint }: TextContext): readonly string[] {
  const [{ outcome, code, message }, ...more] = group;
  const color = paint[outcome === 'not-attempted' ? 'faint' : 'error'];
  const why = reasonText(code, message);
  if (more.length === 0) return [color(`  ! ${outcomeLine(group[0], why)}`)];
  return [
    color(`  ! ${outcomeWords[outcome]}, ${group.length} times${why === '' ? '' : `: ${why}`}`),
    ...unitLines(group),
  ];
}

function unitLines(group: readonly UnitOutcome[]): readonly string[] {
  const named = group.slice(0, MAX_NAMED).map((one) => `      ${unitName(one)}`);
  const rest =
    group.length > MAX_NAMED
      ? [`      and ${group.length - MAX_NAMED} more, all of them in the receipt`]
      : [];
  return [...named, ...rest];
}

import { groupBy, type NonEmpty } from '../../model/group-by.js';
import { describeDataset } from '../../plan/document/address-book.js';
import {
  isUntouched,
  type UnitOutcome,
  type UnitOutcomeKind,
} from '../../plan/document/receipt.js';
import { escapeControls } from '../words/escape.js';
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

/** The applied units. Only the report of an incomplete apply lists them. */
function appliedLines(outcomes: readonly UnitOutcome[]): readonly string[] {
  const applied = outcomes.filter(({ outcome }) => outcome === 'applied');
  const [first] = applied;
  if (first === undefined) return [];
  if (applied.length === 1) return [`  = applied: ${unitName(first)}`];
  return [`  = applied, ${applied.length} times:`, ...unitLines(applied)];
}

const outcomeKinds: readonly UnitOutcomeKind[] = [
  'applied',
  'partial',
  'failed',
  'unverified',
  'unknown',
  'not-attempted',
];

/** `Not complete: 2 applied, 1 written in part, 1 failed.` */
export function incompleteLine(outcomes: readonly UnitOutcome[]): string {
  const parts = outcomeKinds
    .map((kind) => [kind, outcomes.filter(({ outcome }) => outcome === kind)] as const)
    .filter(([, those]) => those.length > 0);
  const untouched = isUntouched(outcomes) ? ' Nothing was written.' : '';
  return `Not complete: ${parts.map(([kind, those]) => `${those.length} ${outcomeWords[kind]}`).join(', ')}.${untouched}`;
}

export const outcomeWords: Readonly<Record<UnitOutcomeKind, string>> = {
  applied: 'applied',
  partial: 'written in part',
  failed: 'failed',
  unverified: 'written but not verified',
  unknown: 'unknown',
  'not-attempted': 'not attempted',
};

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

/** `failed: lineage of hive a (PROD): the catalog refused it` */
export function outcomeText(one: UnitOutcome): string {
  return outcomeLine(one, reasonText(undefined, one.message));
}

function outcomeLine(one: UnitOutcome, why: string): string {
  return `${outcomeWords[one.outcome]}: ${unitName(one)}${why === '' ? '' : `: ${why}`}`;
}

function reasonText(...parts: readonly (string | undefined)[]): string {
  return parts
    .filter((part) => part !== undefined)
    .map(escapeControls)
    .join(' ');
}

function unitName({ urn, unit }: UnitOutcome): string {
  return `${unit === 'entity' ? 'dataset' : 'lineage of'} ${escapeControls(describeDataset(urn))}`;
}

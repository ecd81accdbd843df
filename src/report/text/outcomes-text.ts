import { groupBy, type NonEmpty } from '../../model/group-by.js';
import { describeDataset } from '../../plan/address-book.js';
import type { UnitOutcome, UnitOutcomeKind } from '../../plan/receipt.js';
import { harmless } from './harmless.js';
import { isInPart, isUntouched } from './next-steps.js';
import type { TextContext } from './text-context.js';

/** What was not applied, and why, after what was. Nothing where all of it was. */
export function troubleLines(outcomes: readonly UnitOutcome[], context: TextContext): readonly string[] {
  const troubled = outcomes.filter(({ outcome }) => outcome !== 'applied');
  if (troubled.length === 0) return [];
  // After a catalog went away, hundreds of datasets have one reason.
  const groups = groupBy(troubled, ({ outcome, code, message }) => JSON.stringify([outcome, code, message]));
  return [...appliedLines(outcomes), ...[...groups.values()].flatMap((group) => groupLines(group, context))];
}

/** Of a run that came to its end everybody knows what was written; of another, they look for it. */
function appliedLines(outcomes: readonly UnitOutcome[]): readonly string[] {
  const applied = outcomes.filter(({ outcome }) => outcome === 'applied');
  const [first] = applied;
  if (first === undefined) return [];
  if (applied.length === 1) return [`  = applied: ${nameOf(first)}`];
  return [`  = applied, ${applied.length} times:`, ...namesOf(applied)];
}

const outcomeKinds: readonly UnitOutcomeKind[] = ['applied', 'failed', 'unverified', 'unknown', 'not-attempted'];

/** `Not complete: 2 applied, 1 failed (written in part).` */
export function incompleteLine(outcomes: readonly UnitOutcome[]): string {
  const parts = outcomeKinds
    .map((kind) => [kind, outcomes.filter(({ outcome }) => outcome === kind)] as const)
    .filter(([, those]) => those.length > 0);
  const untouched = isUntouched(outcomes) ? ' Nothing was written.' : '';
  return `Not complete: ${parts.map(([kind, those]) => `${those.length} ${outcomeWords[kind]}${partly(those)}`).join(', ')}.${untouched}`;
}

function partly(outcomes: readonly UnitOutcome[]): string {
  const { length } = outcomes.filter(isInPart);
  if (length === 0) return '';
  return length === outcomes.length ? ' (written in part)' : ` (${length} of them written in part)`;
}

export const outcomeWords: Readonly<Record<UnitOutcomeKind, string>> = {
  applied: 'applied',
  failed: 'failed',
  unverified: 'written but not verified',
  unknown: 'unknown',
  'not-attempted': 'not attempted',
};

const MAX_NAMED = 5;

function groupLines(group: NonEmpty<UnitOutcome>, { paint }: TextContext): readonly string[] {
  const [{ outcome, code, message }, ...more] = group;
  const color = paint[outcome === 'not-attempted' ? 'faint' : 'error'];
  const why = whyOf(code, message);
  if (more.length === 0) return [color(`  ! ${lineOf(group[0], why)}`)];
  return [color(`  ! ${outcomeWords[outcome]}, ${group.length} times${why === '' ? '' : `: ${why}`}`), ...namesOf(group)];
}

function namesOf(group: readonly UnitOutcome[]): readonly string[] {
  const named = group.slice(0, MAX_NAMED).map((one) => `      ${nameOf(one)}`);
  const rest = group.length > MAX_NAMED ? [`      and ${group.length - MAX_NAMED} more, all of them in the receipt`] : [];
  return [...named, ...rest];
}

/** `failed: lineage of hive a (PROD): the catalog refused it` */
export function outcomeText(one: UnitOutcome): string {
  return lineOf(one, whyOf(undefined, one.message));
}

function lineOf(one: UnitOutcome, why: string): string {
  return `${outcomeWords[one.outcome]}: ${nameOf(one)}${why === '' ? '' : `: ${why}`}`;
}

function whyOf(...parts: readonly (string | undefined)[]): string {
  return parts
    .filter((part) => part !== undefined)
    .map(harmless)
    .join(' ');
}

function nameOf({ urn, unit }: UnitOutcome): string {
  return `${unit === 'entity' ? 'dataset' : 'lineage of'} ${harmless(describeDataset(urn))}`;
}

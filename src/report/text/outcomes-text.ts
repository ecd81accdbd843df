import { groupBy, type NonEmpty } from '../../model/group-by.js';
import { describeDataset } from '../../plan/address-book.js';
import type { UnitOutcome, UnitOutcomeKind } from '../../plan/receipt.js';
import { harmless } from './harmless.js';
import type { TextContext } from './text-context.js';

/** What was not applied, and why. Nothing where all of it was. */
export function troubleLines(outcomes: readonly UnitOutcome[], context: TextContext): readonly string[] {
  const troubled = outcomes.filter(({ outcome }) => outcome !== 'applied');
  // After a catalog went away, hundreds of datasets have one reason.
  const groups = groupBy(troubled, ({ outcome, code, message }) => JSON.stringify([outcome, code, message]));
  return [...groups.values()].flatMap((group) => groupLines(group, context));
}

const outcomeKinds: readonly UnitOutcomeKind[] = ['applied', 'failed', 'unverified', 'unknown', 'not-attempted'];

/** `Not complete: 2 applied, 1 failed.` */
export function incompleteLine(outcomes: readonly UnitOutcome[]): string {
  const parts = outcomeKinds
    .map((kind) => [kind, outcomes.filter(({ outcome }) => outcome === kind).length] as const)
    .filter(([, count]) => count > 0);
  return `Not complete: ${parts.map(([kind, count]) => `${count} ${outcomeWords[kind]}`).join(', ')}.`;
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
  const named = group.slice(0, MAX_NAMED).map((one) => `      ${nameOf(one)}`);
  const rest = group.length > MAX_NAMED ? [`      and ${group.length - MAX_NAMED} more, all of them in the receipt`] : [];
  return [color(`  ! ${outcomeWords[outcome]}, ${group.length} times${why === '' ? '' : `: ${why}`}`), ...named, ...rest];
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

import { type Finding, finding } from '../errors/finding.js';
import type { OverridingDataset } from '../model/desired-state.js';
import { type AddressBook, describeDataset } from './document/address-book.js';
import type { PlannedUnit } from './unit/planned-unit.js';

/**
 * Counts the declared column pairs that exist as declared and are not ours, in one finding for the
 * whole plan. A full catalog can have thousands of them, and some stacks leave them so on purpose.
 */
export function coDeclaredFindings(units: readonly PlannedUnit[]): readonly Finding[] {
  const counts = units.map(
    ({ pairs }) =>
      pairs.filter(({ decision }) => decision.kind === 'co-declared' && decision.same).length,
  );
  const count = counts.reduce((sum, one) => sum + one, 0);
  if (count === 0) return [];
  const datasets = counts.filter((one) => one > 0).length;
  const where = datasets === 1 ? '1 dataset' : `${datasets} datasets`;
  const message =
    count === 1
      ? `1 declared column pair in ${where} is in the catalog already and not ours: it stays as it is; adopt takes ownership of it`
      : `${count} declared column pairs in ${where} are in the catalog already and not ours: they stay as they are; adopt takes ownership of them`;
  return [finding('co-declared', { message })];
}

/**
 * Counts the unmarked edges that a plan claims, so that the reviewer sees their number and the
 * reason.
 */
export function claimFindings(units: readonly PlannedUnit[]): readonly Finding[] {
  const isClaimed = ({ decision }: PlannedUnit['edges'][number]) =>
    (decision.kind === 'mark' || decision.kind === 'update') && decision.reason === 'made-by-us';
  const count = units.flatMap(({ edges }) => edges.filter(isClaimed)).length;
  if (count === 0) return [];
  const message =
    count === 1
      ? '1 declared edge has no mark, and the user of the token made it, as a run that was killed leaves it: this plan claims it'
      : `${count} declared edges have no mark, and the user of the token made them, as a run that was killed leaves them: this plan claims them`;
  return [finding('edges-claimed', { message })];
}

/** A summary names this many datasets and only counts the others. */
const MOST_NAMED = 3;

/** Reports the datasets that do not follow the target, because a user may expect them to. */
export function overridingFindings(
  overriding: readonly OverridingDataset[],
  book: AddressBook,
): readonly Finding[] {
  const [first, ...others] = overriding;
  if (first === undefined) return [];
  const { urn, states, place } = first;
  if (others.length === 0) {
    const message = `"${book(urn)}" states its ${states.join(' and ')}, so it stays ${describeDataset(urn)} for every target`;
    return [finding('beyond-target', { message, place, about: [book(urn)] })];
  }
  const shown = overriding.slice(0, MOST_NAMED);
  const names = shown.map((one) => `"${book(one.urn)}" (${one.states.join(', ')})`).join(', ');
  const more = overriding.length > MOST_NAMED ? ` and ${overriding.length - MOST_NAMED} more` : '';
  const message = `${overriding.length} datasets state their env, platformInstance or urn, so they stay the same for every target: ${names}${more}`;
  const related = shown.map((one) => one.place);
  const about = shown.map((one) => book(one.urn));
  return [finding('beyond-target', { message, place, related, about })];
}

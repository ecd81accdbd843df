import { compareText } from '../../errors/compare-text.js';
import { MAX_SHOWN_VIOLATIONS, type PathNode, type Violation } from '../document/test-outcome.js';

/** Counts the violations of a test, and keeps those to show. */
export interface Tally {
  violations: number;
  /** The number of violations that were not there before. */
  made: number;
  fixed: number;
  /** The number of steps that were looked at. */
  examined: number;
  /** Reasons for which violations may be missing, as clauses. */
  readonly limits: string[];
  /** Sorted. */
  readonly shown: RankedViolation[];
}

/** The largest number of steps that one test looks at. */
const MAX_EXAMINED = 20_000_000;

export function newTally(): Tally {
  return { violations: 0, made: 0, fixed: 0, examined: 0, limits: [], shown: [] };
}

/** Returns true if a test has to stop. Then the limits of its tally say so. */
export function isExhausted({ examined, limits }: Tally): boolean {
  if (examined < MAX_EXAMINED) return false;
  if (!limits.includes(STOPPED)) limits.push(STOPPED);
  return true;
}

const STOPPED = 'it stopped after 20 million steps';

interface RankedViolation extends Omit<Violation, 'place'> {
  /** The number of nodes on the path. */
  readonly nodes: number;
}

/** A violation after the changes. Its texts and its path are made only if it is shown. */
export interface FoundViolation {
  readonly made: boolean | null;
  /** The number of nodes on its path. */
  readonly nodes: number;
  readonly address: () => string;
  readonly details: () => Pick<Violation, 'message' | 'path'>;
}

export function countViolation(tally: Tally, { made, nodes, ...texts }: FoundViolation): void {
  tally.violations += 1;
  if (made) tally.made += 1;
  const { shown } = tally;
  const last = shown[MAX_SHOWN_VIOLATIONS - 1];
  if (last !== undefined && compareRanks({ made, nodes }, last) > 0) return;
  const ranked = { made, nodes, address: texts.address() };
  const after = shown.findIndex((other) => compareViolations(ranked, other) < 0);
  if (after === -1 && last !== undefined) return;
  shown.splice(after === -1 ? shown.length : after, 0, { ...ranked, ...texts.details() });
  shown.splice(MAX_SHOWN_VIOLATIONS);
}

type Rank = Pick<RankedViolation, 'made' | 'nodes'>;

function compareRanks(one: Rank, other: Rank): number {
  return Number(other.made) - Number(one.made) || one.nodes - other.nodes;
}

function compareViolations(
  one: Rank & { readonly address: string },
  other: RankedViolation,
): number {
  return compareRanks(one, other) || compareText(one.address, other.address);
}

/** Lists the violations to show, each with the place that makes it. */
export function shownViolations({ shown }: Tally): readonly Violation[] {
  return shown.map(({ address, message, made, path }) => ({
    address,
    message,
    made,
    path,
    place: placeOf(path),
  }));
}

/** The place of the first step that the changes add, else of the first declared step. */
function placeOf(path: readonly PathNode[]): Violation['place'] {
  const declared = path.toReversed().filter(({ place }) => place !== null);
  return (declared.find(({ made }) => made) ?? declared[0])?.place ?? null;
}

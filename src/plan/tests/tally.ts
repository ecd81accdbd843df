import { compareText } from '../../errors/compare-text.js';
import { MAX_SHOWN_VIOLATIONS, type PathNode, type Violation } from '../document/test-outcome.js';

/** Counts the violations of a test, and keeps those to show. */
export interface Tally {
  violations: number;
  /** The number of violations that were not there before. */
  made: number;
  fixed: number;
  /** The number of steps that were looked at, and of violations. */
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

interface RankedViolation extends Omit<Violation, 'place'>, Rank {}

/** What decides first which violations are shown. */
export interface Rank {
  readonly made: boolean | null;
  /** The number of nodes on the path. */
  readonly nodes: number;
}

/** The texts of a violation. Its message and path are made only if it is shown. */
export interface ViolationTexts {
  readonly address: string;
  readonly details: () => Pick<Violation, 'message' | 'path'>;
}

/** Counts a violation. A test may have millions, so it asks for texts only if they may be shown. */
export function countViolation(tally: Tally, rank: Rank, textsOf: () => ViolationTexts): void {
  tally.violations += 1;
  tally.examined += 1;
  if (rank.made) tally.made += 1;
  const { shown } = tally;
  const last = shown[MAX_SHOWN_VIOLATIONS - 1];
  if (last !== undefined && compareRanks(rank, last) > 0) return;
  const { address, details } = textsOf();
  const isBefore = (other: RankedViolation) =>
    (compareRanks(rank, other) || compareText(address, other.address)) < 0;
  if (last !== undefined && !isBefore(last)) return;
  const at = shown.findIndex(isBefore);
  shown.splice(at === -1 ? shown.length : at, 0, { ...rank, address, ...details() });
  shown.splice(MAX_SHOWN_VIOLATIONS);
}

function compareRanks(one: Rank, other: Rank): number {
  return Number(other.made) - Number(one.made) || one.nodes - other.nodes;
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

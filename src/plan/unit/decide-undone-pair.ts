import type { EntityUrn } from '../../urn/entity-urn.js';
import type { PairValue } from '../document/change.js';
import { type Overtaken, type PairDecision, removesEdge } from './decision.js';
import { otherMarks } from './owner.js';
import { sameValue } from './pair-value.js';
import { isGivenBack, type UndonePair } from './plan-intent.js';
import type { DecidedEdge, RollbackContext } from './planned-unit.js';
import { collidesWithOthers, markedPairs, namesPair, type SeenPair } from './seen-pair.js';

export interface UndonePairStanding {
  /** The edge between the two datasets, if it exists or will exist. */
  readonly edge: DecidedEdge | undefined;
  readonly context: Pick<RollbackContext, 'owner' | 'exists' | 'isUnprovenSelf'>;
}

/** Decides on a pair in a rollback. `undone` is undefined if the apply did not change the pair. */
export function decideUndonePair(
  undone: UndonePair | undefined,
  seen: SeenPair | undefined,
  { edge, context }: UndonePairStanding,
): PairDecision {
  if (!undone) return { kind: 'held' };
  const { was, became, upstream, taken } = undone;
  const now = seen
    ? { transform: seen.transform, confidence: seen.confidence, owned: seen.own.length > 0 }
    : null;
  const shared =
    seen !== undefined && namesPair(markedPairs(otherMarks(edge?.seen, context.owner)), seen);
  const to = was === null && seen ? pairGoal(seen, shared) : was;
  if (samePair(now, to)) return { kind: 'held' };
  // If the marks cannot be read, the owner of the pair is unknown.
  const isReadable = edge?.seen === undefined || edge.seen.marks !== undefined;
  if (!isReadable || !samePair(now, became)) return { kind: 'overtaken', why: 'changed' };
  const why = to && recreationObstacle({ upstream, to, now }, edge, context);
  if (why) return { kind: 'overtaken', why };
  if (
    isGivenBack(undone) ||
    (seen && !sameValue(now, to) && wouldChangeOthers(seen, undone, { to, shared }))
  ) {
    return { kind: 'overtaken', why: 'shared' };
  }
  return { kind: 'restore', from: now, to, records: taken };
}

interface Goal {
  readonly to: PairValue | null;
  /** True if another stack owns the pair too. */
  readonly shared: boolean;
}

/**
 * Returns true if a write would change an element of another writer. If we left our record to
 * another stack, `seen` shows the record of that stack, and our record lacks only its mark.
 */
function wouldChangeOthers(seen: SeenPair, undone: UndonePair, { to, shared }: Goal): boolean {
  if (!shared) return !mayWrite(seen, undone, to);
  return seen.own.length > 0 || !seen.occurrences.some((one) => sameValue(one, to));
}

/**
 * Returns false for a pair in a record that we never change, and for a value that another writer's
 * record has by now.
 */
function mayWrite(seen: SeenPair, undone: UndonePair, to: PairValue | null): boolean {
  if (!seen.own.every(({ writable }) => writable)) return false;
  return (
    !to?.owned || !collidesWithOthers(seen, { ...(seen.own[0] ?? undone), transform: to.transform })
  );
}

/**
 * Returns the goal for a pair that did not exist before: no pair, unless another stack or another
 * writer has it by now.
 */
function pairGoal(
  { transform, confidence, own, others }: SeenPair,
  shared: boolean,
): PairValue | null {
  const [other] = others;
  if (shared) return { transform, confidence, owned: false };
  return own.length > 0 && other
    ? { transform: other.transform, confidence: other.confidence, owned: false }
    : null;
}

interface RestoredPair {
  readonly upstream: EntityUrn;
  readonly to: PairValue;
  readonly now: PairValue | null;
}

function recreationObstacle(
  returning: RestoredPair,
  edge: DecidedEdge | undefined,
  context: UndonePairStanding['context'],
): Overtaken['why'] | null {
  if (returning.now === null && context.isUnprovenSelf(returning.upstream)) return 'unproven-self';
  return isHomeless(returning, edge, context) ? 'homeless' : null;
}

/**
 * Returns true if the pair lacks its edge or its upstream. A mark needs the record of the edge, and
 * a rollback creates no lineage to a missing dataset.
 */
function isHomeless(
  { upstream, to, now }: RestoredPair,
  edge: DecidedEdge | undefined,
  { exists }: UndonePairStanding['context'],
): boolean {
  return (to.owned && !existsAfter(edge)) || (now === null && !exists(upstream));
}

function existsAfter(edge: DecidedEdge | undefined): boolean {
  if (!edge || removesEdge(edge.decision)) return false;
  return edge.seen !== undefined || edge.decision.kind === 'restore';
}

function samePair(a: PairValue | null, b: PairValue | null): boolean {
  return sameValue(a, b) && a?.owned === b?.owned;
}

import type { DatasetUrn } from '../../urn/dataset-urn.js';
import type { PairValue } from '../change.js';
import { isGivenBack, type UndonePair } from '../undo/undo.js';
import { type Overtaken, removesEdge } from './decide-edge.js';
import { isOfOthers, type PairDecision, sameValue } from './decide-pair.js';
import type { RollbackContext } from './decide-undone-edge.js';
import type { DecidedEdge } from './decided-unit.js';
import { otherMarks } from './owner.js';
import { markedPairs, namesPair, type SeenPair } from './seen-pair.js';

export interface UndonePairStanding {
  /** The edge between the two datasets, where there is one or will be. */
  readonly edge: DecidedEdge | undefined;
  readonly context: Pick<RollbackContext, 'owner' | 'isThere' | 'isUnprovenSelf'>;
}

/** Decides on a pair that an apply changed, or did not change. */
export function decideUndonePair(
  undone: UndonePair | undefined,
  seen: SeenPair | undefined,
  { edge, context }: UndonePairStanding,
): PairDecision {
  if (!undone) return { kind: 'held' };
  const { was, became, upstream, taken } = undone;
  const now = seen ? { transform: seen.transform, confidence: seen.confidence, owned: seen.own.length > 0 } : null;
  const shared = seen !== undefined && namesPair(markedPairs(otherMarks(edge?.seen, context.owner)), seen);
  const to = was === null && seen ? goalOf(seen, shared) : was;
  if (samePair(now, to)) return { kind: 'held' };
  // Where marks cannot be read, nobody can tell whose the pair is by now.
  const isReadable = edge?.seen === undefined || edge.seen.marks !== undefined;
  if (!isReadable || !samePair(now, became)) return { kind: 'overtaken', why: 'changed' };
  const why = to && whyNotMade({ upstream, to, now }, edge, context);
  if (why) return { kind: 'overtaken', why };
  if (isGivenBack(undone) || (seen && !sameValue(now, to) && isOfOthersByNow(seen, undone, { to, shared }))) {
    return { kind: 'overtaken', why: 'shared' };
  }
  return { kind: 'restore', from: now, to, records: taken };
}

interface Goal {
  readonly to: PairValue | null;
  /** Whether another stack has the pair, too. */
  readonly shared: boolean;
}

/**
 * Whether to write another value would change what others have. Where our record was left to another stack, what is seen
 * first is theirs, and ours lacks its mark alone.
 */
function isOfOthersByNow(seen: SeenPair, undone: UndonePair, { to, shared }: Goal): boolean {
  if (!shared) return !isOursToWrite(seen, undone, to);
  return seen.own.length > 0 || !seen.occurrences.some((one) => sameValue(one, to));
}

/** What stands in a record that we never change, and what another writer says by now, is not ours to write. */
function isOursToWrite(seen: SeenPair, undone: UndonePair, to: PairValue | null): boolean {
  if (!seen.own.every(({ writable }) => writable)) return false;
  return !to?.owned || !isOfOthers(seen, { ...(seen.own[0] ?? undone), transform: to.transform });
}

/** What becomes of a pair that was not there: it goes, unless another stack or another writer has it by now. */
function goalOf({ transform, confidence, own, others }: SeenPair, shared: boolean): PairValue | null {
  const [other] = others;
  if (shared) return { transform, confidence, owned: false };
  return own.length > 0 && other ? { transform: other.transform, confidence: other.confidence, owned: false } : null;
}

interface Returning {
  readonly upstream: DatasetUrn;
  readonly to: PairValue;
  readonly now: PairValue | null;
}

function whyNotMade(returning: Returning, edge: DecidedEdge | undefined, context: UndonePairStanding['context']): Overtaken['why'] | null {
  if (returning.now === null && context.isUnprovenSelf(returning.upstream)) return 'unproven-self';
  return isHomeless(returning, edge, context) ? 'homeless' : null;
}

/** Marks stand on the record of the edge, and no lineage is made to a dataset that is gone. */
function isHomeless({ upstream, to, now }: Returning, edge: DecidedEdge | undefined, { isThere }: UndonePairStanding['context']): boolean {
  return (to.owned && !isThereAfter(edge)) || (now === null && !isThere(upstream));
}

function isThereAfter(edge: DecidedEdge | undefined): boolean {
  if (!edge || removesEdge(edge.decision)) return false;
  return edge.seen !== undefined || edge.decision.kind === 'restore';
}

function samePair(a: PairValue | null, b: PairValue | null): boolean {
  return sameValue(a, b) && a?.owned === b?.owned;
}

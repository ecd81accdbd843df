import type { DatasetUrn } from '../../urn/dataset-urn.js';
import type { PairValue } from '../change.js';
import type { UndonePair } from '../undo/undo.js';
import { removesEdge } from './decide-edge.js';
import { type PairDecision, sameConfidence } from './decide-pair.js';
import type { DecidedEdge, UnitContext } from './decided-unit.js';
import type { ObservedPair } from './observe-unit.js';
import { otherMarks, ownMark } from './owner.js';

export interface UndonePairStanding {
  /** The edge between the two datasets, where there is one or will be. */
  readonly edge: DecidedEdge | undefined;
  readonly context: Pick<UnitContext, 'owner' | 'isThere'>;
}

/** Decides on a pair that an apply changed, or did not change. */
export function decideUndonePair(
  undone: UndonePair | undefined,
  seen: ObservedPair | undefined,
  { edge, context }: UndonePairStanding,
): PairDecision {
  if (!undone) return { kind: 'held' };
  const { fingerprint, was, became, upstream } = undone;
  const ours = ownMark(edge?.seen, context.owner).pairs.includes(fingerprint);
  const now = seen ? { transform: seen.transform, confidence: seen.confidence, owned: ours } : null;
  const shared = otherMarks(edge?.seen, context.owner).some(({ pairs }) => pairs.includes(fingerprint));
  const to = was === null && shared && now ? { ...now, owned: false } : was;
  if (samePair(now, to)) return { kind: 'held' };
  // Where marks cannot be read, nobody can tell whose the pair is by now.
  const isReadable = edge?.seen === undefined || edge.seen.marks !== undefined;
  if (!isReadable || !samePair(now, became)) return { kind: 'overtaken', why: 'changed' };
  if (to && isHomeless({ upstream, to, now }, edge, context)) return { kind: 'overtaken', why: 'homeless' };
  // What another stack has too, or what others hold in a record of several columns, is not ours to write.
  if (!sameValue(now, to) && (shared || seen?.expressible === false)) return { kind: 'overtaken', why: 'shared' };
  return { kind: 'restore', from: now, to };
}

interface Returning {
  readonly upstream: DatasetUrn;
  readonly to: PairValue;
  readonly now: PairValue | null;
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

function sameValue(a: PairValue | null, b: PairValue | null): boolean {
  if (!a || !b) return a === b;
  return a.transform === b.transform && sameConfidence(a.confidence, b.confidence);
}

import { compareText } from '../../errors/compare-text.js';
import type { DesiredUnit } from '../../model/desired-state.js';
import { groupAt, groupBy } from '../../model/group-by.js';
import { identityPart, isEmptyMark, type Mark, NO_MARK } from '../../model/mark.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { type AddressBook, edgeAddress } from '../address-book.js';
import type { EdgeChange, LineageChange, LineageReason } from '../change.js';
import { type EdgeDecision, removesEdge } from './decide-edge.js';
import type { PairDecision } from './decide-pair.js';
import type { DecidedEdge, DecidedPair, DecidedUnit } from './decided-unit.js';
import { edgeValue } from './edge-change.js';
import { type Owner, ownMark } from './owner.js';

/** The mark that an edge is to carry in our name. */
export interface MarkAfter {
  readonly upstream: DatasetUrn;
  readonly edge: DecidedEdge;
  readonly mark: Mark;
  /** Whether what stands there now says something else, or says it under an earlier name. */
  readonly changed: boolean;
  /** Earlier names whose marks go. */
  readonly former: readonly string[];
}

/** Derives our marks from the decisions. Edges that we have nothing to do with are left out. */
export function marksAfter(decided: DecidedUnit, owner: Owner): readonly MarkAfter[] {
  const pairsOf = groupBy<string, DecidedPair>(decided.pairs, ({ upstream }) => upstream);
  return decided.edges.flatMap((edge): readonly MarkAfter[] => {
    const before = ownMark(edge.seen, owner);
    const mark = markAfter(decided, edge, { before, pairs: groupAt(pairsOf, edge.upstream) });
    if (isEmptyMark(before) && isEmptyMark(mark)) return [];
    const former = isUntouched(edge.decision) ? [] : owner.formerly.filter((name) => edge.seen?.marks?.has(name));
    return [{ upstream: edge.upstream, edge, mark, changed: former.length > 0 || !sameMark(before, mark), former }];
  });
}

interface MarkInput {
  readonly before: Mark;
  readonly pairs: readonly DecidedPair[];
}

function markAfter({ unit }: DecidedUnit, { declared, decision }: DecidedEdge, { before, pairs }: MarkInput): Mark {
  if (removesEdge(decision)) return NO_MARK;
  if (decision.kind === 'release') return releasedMark(pairs);
  const edge = isOurs(decision) || (isLeft(decision) && before.edge);
  const ours = isUntouched(decision) ? heldPairs(pairs, before) : pairs.flatMap(fingerprintsAfter);
  const protect = protectAfter(unit, { declared, decision }, before);
  // An untouched mark stays as it is, with pairs of a compact set that cannot be named.
  const missing = isUntouched(decision) ? (before.missing ?? 0) : 0;
  const mark = { edge, pairs: sorted(ours), protect, ...(missing > 0 && { missing }) };
  return isEmptyMark(mark) ? NO_MARK : mark;
}

/** Of an edge that the manifest does not speak of it says nothing, protection included: a mark that has to stay stays as it is. */
function protectAfter(
  unit: DesiredUnit | undefined,
  { declared, decision }: Pick<DecidedEdge, 'declared' | 'decision'>,
  before: Mark,
): boolean {
  if (decision.kind === 'restore' && decision.to) return decision.to.protected;
  return unit && declared && !isUntouched(decision) ? unit.protect : before.protect;
}

/** All of our mark leaves, but for pairs that are held back. */
function releasedMark(pairs: readonly DecidedPair[]): Mark {
  const held = pairs.filter(({ decision }) => decision.kind === 'held').flatMap(fingerprintsAfter);
  return { ...NO_MARK, pairs: sorted(held) };
}

/**
 * The mark of an edge that is held back follows its pairs, and keeps the rest of what it says, outdated or not. It does not keep
 * the name of a pair that comes back as another writer's: that would make it ours.
 */
function heldPairs(pairs: readonly DecidedPair[], before: Mark): readonly string[] {
  const known = new Set(pairs.flatMap(({ seen }) => (seen?.own ?? []).map(({ fingerprint }) => fingerprint)));
  const others = new Set(pairs.filter(isRestoredToOthers).map(({ pair }) => identityPart(pair.fingerprint)));
  const kept = before.pairs.filter((fingerprint) => !known.has(fingerprint) && !others.has(identityPart(fingerprint)));
  return [...kept, ...pairs.flatMap(fingerprintsAfter)];
}

function isRestoredToOthers({ decision }: DecidedPair): boolean {
  return decision.kind === 'restore' && decision.to !== null && !decision.to.owned;
}

/** The names by which our mark will know a pair. None for one that is not ours then. */
function fingerprintsAfter({ decision, pair, seen }: DecidedPair): readonly string[] {
  if (isOurs(decision)) return [pair.fingerprint];
  return isLeft(decision) ? (seen?.own ?? []).map(({ fingerprint }) => fingerprint) : [];
}

function sorted(fingerprints: readonly string[]): readonly string[] {
  return [...new Set(fingerprints)].sort(compareText);
}

/** Whether a decision makes an element ours, or writes it as ours. */
function isOurs(decision: EdgeDecision | PairDecision): boolean {
  if (decision.kind === 'restore') return decision.to?.owned ?? false;
  return decision.kind === 'create' || decision.kind === 'update' || decision.kind === 'mark';
}

/** What is refused for another stack's sake, or held back, stays as it is, our mark on it too. */
function isLeft(decision: EdgeDecision | PairDecision): boolean {
  return decision.kind === 'keep' || decision.kind === 'foreign' || isUntouched(decision);
}

function isUntouched({ kind }: EdgeDecision | PairDecision): boolean {
  return kind === 'held' || kind === 'overtaken';
}

function sameMark(a: Mark, b: Mark): boolean {
  return a.edge === b.edge && a.protect === b.protect && a.missing === b.missing && a.pairs.join() === b.pairs.join();
}

interface MarkChangeContext {
  readonly marks: readonly MarkAfter[];
  /** What changes of the elements themselves. */
  readonly elements: readonly LineageChange[];
  readonly book: AddressBook;
  readonly owner: Owner;
}

/** A mark that changes on its own, where no change of the edge says so already. What it says of pairs, their changes say. */
export function markChanges(decided: DecidedUnit, { marks, elements, book, owner }: MarkChangeContext): readonly EdgeChange[] {
  const spoken = new Set<string>(elements.map(({ upstream }) => upstream));
  const edges = new Set<string>(elements.filter(({ element }) => element === 'edge').map(({ upstream }) => upstream));
  // A mark that is given up is given up under every name.
  const isRenamed = ({ edge, former }: MarkAfter) => former.length > 0 && edge.decision.kind !== 'release';
  const isSaid = (after: MarkAfter) => {
    const ofEdge = isRenamed(after) || ownMark(after.edge.seen, owner).protect !== after.mark.protect;
    return (ofEdge ? edges : spoken).has(after.upstream);
  };
  return marks
    .filter((after) => after.changed && !isSaid(after))
    .map((after): EdgeChange => {
      const { upstream, edge, mark } = after;
      const before = ownMark(edge.seen, owner);
      const reason: LineageReason = isRenamed(after) ? 'renamed-stack' : before.protect === mark.protect ? 'mark-outdated' : 'protect';
      const address = edgeAddress(book, decided.downstream, upstream);
      const place = edge.declared?.place ?? null;
      const common = { element: 'edge', kind: 'mark', address, reason, downstream: decided.downstream, upstream, place } as const;
      return { ...common, before: edgeValue(edge.seen, before), after: edgeValue(edge.seen, mark) };
    });
}

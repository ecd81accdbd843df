import { compareText } from '../../errors/compare-text.js';
import type { DesiredUnit } from '../../model/desired-state.js';
import { type EdgeEnd, edgeEnds } from '../../model/edge-end.js';
import { groupAt, groupBy } from '../../model/group-by.js';
import { identityPart, isEmptyMark, type Mark, NO_MARK } from '../../model/mark.js';
import { type AddressBook, edgeAddress } from '../document/address-book.js';
import { changedEnd, type EdgeChange, type LineageChange } from '../document/change.js';
import { type EdgeDecision, type PairDecision, removesEdge } from './decision.js';
import { edgeValue } from './observe-unit.js';
import { type Owner, ownMark } from './owner.js';
import type { DecidedEdge, DecidedPair, DecidedUnit } from './planned-unit.js';

/** Our mark on an edge after the apply. */
export interface DerivedMark {
  readonly upstream: EdgeEnd;
  readonly edge: DecidedEdge;
  readonly mark: Mark;
  /** True if the present mark says something else, or is under an earlier name of the stack. */
  readonly changed: boolean;
  /** Earlier names of the stack whose marks are removed. */
  readonly former: readonly string[];
}

/**
 * Derives our marks from the decisions. Leaves out edges that carry our mark neither before nor
 * after the apply.
 */
export function deriveMarks(decided: DecidedUnit, owner: Owner): readonly DerivedMark[] {
  const pairsByUpstream = groupBy<string, DecidedPair>(decided.pairs, ({ upstream }) => upstream);
  return decided.edges.flatMap((edge): readonly DerivedMark[] => {
    const before = ownMark(edge.seen, owner);
    const pairs = groupAt(pairsByUpstream, edge.upstream);
    const mark = deriveMark(decided, edge, { before, pairs });
    if (isEmptyMark(before) && isEmptyMark(mark)) return [];
    const former = isUntouched(edge.decision)
      ? []
      : owner.formerly.filter((name) => edge.seen?.marks?.has(name));
    const changed = former.length > 0 || !sameMark(before, mark);
    return [{ upstream: edge.upstream, edge, mark, changed, former }];
  });
}

function deriveMark(
  { unit }: DecidedUnit,
  { declared, decision }: DecidedEdge,
  { before, pairs }: { readonly before: Mark; readonly pairs: readonly DecidedPair[] },
): Mark {
  if (removesEdge(decision)) return NO_MARK;
  if (decision.kind === 'release') return releasedMark(pairs);
  const edge = isOurs(decision) || (isLeft(decision) && before.edge);
  const ours = isUntouched(decision) ? heldPairs(pairs, before) : pairs.flatMap(fingerprintsAfter);
  const protect = protectAfter(unit, { declared, decision }, before);
  // A compact set may hold missing pairs that cannot be named. An untouched mark keeps them.
  const missing = isUntouched(decision) ? (before.missing ?? 0) : 0;
  const note = isUntouched(decision) ? before.note : noteAfter({ declared, decision }, before);
  const mark = {
    edge,
    pairs: sorted(ours),
    protect,
    ...(note !== undefined && { note }),
    ...(missing > 0 && { missing }),
  };
  return isEmptyMark(mark) ? NO_MARK : mark;
}

/**
 * Returns the protection after the apply. The manifest decides only for the edges that it declares.
 * The mark of any other edge keeps its protection.
 */
function protectAfter(
  unit: DesiredUnit | undefined,
  { declared, decision }: Pick<DecidedEdge, 'declared' | 'decision'>,
  before: Mark,
): boolean {
  if (decision.kind === 'restore' && decision.to) return decision.to.protected;
  return unit && declared && !isUntouched(decision) ? unit.protect : before.protect;
}

/** Returns the note after the apply. As for the protection, the manifest decides for its own edges. */
function noteAfter(
  { declared, decision }: Pick<DecidedEdge, 'declared' | 'decision'>,
  before: Mark,
): string | undefined {
  if (decision.kind === 'restore' && decision.to) return decision.to.note;
  return declared ? declared.note : before.note;
}

/** Removes all of our mark except the pairs that are held back. */
function releasedMark(pairs: readonly DecidedPair[]): Mark {
  const held = pairs.filter(({ decision }) => decision.kind === 'held').flatMap(fingerprintsAfter);
  return { ...NO_MARK, pairs: sorted(held) };
}

/**
 * Returns the fingerprints in the mark of an edge that is held back. These are the fingerprints of
 * its pairs after the apply, and all its other fingerprints, even outdated ones. Drops the
 * fingerprint of a pair that a rollback gives back to another writer, because the mark would make
 * that pair ours.
 */
function heldPairs(pairs: readonly DecidedPair[], before: Mark): readonly string[] {
  const known = new Set(
    pairs.flatMap(({ seen }) => (seen?.own ?? []).map(({ fingerprint }) => fingerprint)),
  );
  const others = new Set(
    pairs.filter(isRestoredToOthers).map(({ pair }) => identityPart(pair.fingerprint)),
  );
  const kept = before.pairs.filter(
    (fingerprint) => !known.has(fingerprint) && !others.has(identityPart(fingerprint)),
  );
  return [...kept, ...pairs.flatMap(fingerprintsAfter)];
}

function isRestoredToOthers({ decision }: DecidedPair): boolean {
  return decision.kind === 'restore' && decision.to !== null && !decision.to.owned;
}

/**
 * Returns the fingerprints by which our mark names a pair after the apply. Empty for a pair that is
 * not ours after the apply.
 */
function fingerprintsAfter({ decision, pair, seen }: DecidedPair): readonly string[] {
  if (isOurs(decision)) return [pair.fingerprint];
  return isLeft(decision) ? (seen?.own ?? []).map(({ fingerprint }) => fingerprint) : [];
}

function sorted(fingerprints: readonly string[]): readonly string[] {
  return [...new Set(fingerprints)].sort(compareText);
}

/** Returns true if a decision makes an element ours, or writes it as ours. */
function isOurs(decision: EdgeDecision | PairDecision): boolean {
  if (decision.kind === 'restore') return decision.to?.owned ?? false;
  return decision.kind === 'create' || decision.kind === 'update' || decision.kind === 'mark';
}

/**
 * Returns true if a decision leaves an element and our mark on it unchanged, for example because
 * another stack owns it with another value, or because it is held back.
 */
function isLeft(decision: EdgeDecision | PairDecision): boolean {
  return decision.kind === 'keep' || decision.kind === 'foreign' || isUntouched(decision);
}

function isUntouched({ kind }: EdgeDecision | PairDecision): boolean {
  return kind === 'held' || kind === 'overtaken';
}

function sameMark(a: Mark, b: Mark): boolean {
  return (
    a.edge === b.edge &&
    a.protect === b.protect &&
    a.note === b.note &&
    a.missing === b.missing &&
    a.pairs.join() === b.pairs.join()
  );
}

interface MarkChangeContext {
  readonly marks: readonly DerivedMark[];
  readonly elements: readonly LineageChange[];
  readonly book: AddressBook;
  readonly owner: Owner;
}

/**
 * Lists the changes of marks that no other change reports. The change of a pair reports the part of
 * the mark that names the pair.
 */
export function markChanges(
  decided: DecidedUnit,
  { marks, elements, book, owner }: MarkChangeContext,
): readonly EdgeChange[] {
  const reported = new Set<string>(elements.map(changedEnd));
  const edges = new Set<string>(
    elements.filter(({ element }) => element === 'edge').map(changedEnd),
  );
  // A release removes the mark under every name of the stack.
  const isRenamed = ({ edge, former }: DerivedMark) =>
    former.length > 0 && edge.decision.kind !== 'release';
  const isReported = (after: DerivedMark) => {
    const before = ownMark(after.edge.seen, owner);
    const { protect, note } = after.mark;
    const concernsEdge = isRenamed(after) || before.protect !== protect || before.note !== note;
    return (concernsEdge ? edges : reported).has(after.upstream);
  };
  return marks
    .filter((after) => after.changed && !isReported(after))
    .map((after): EdgeChange => {
      const { upstream, edge, mark } = after;
      const before = ownMark(edge.seen, owner);
      return {
        element: 'edge',
        kind: 'mark',
        address: edgeAddress(book, decided.downstream, upstream),
        reason: isRenamed(after) ? 'renamed-stack' : markReason(before, mark),
        ...edgeEnds(decided.downstream, upstream),
        place: edge.declared?.place ?? null,
        before: edgeValue(edge.seen, before),
        after: edgeValue(edge.seen, mark),
      };
    });
}

function markReason(before: Mark, after: Mark): EdgeChange['reason'] {
  if (before.protect !== after.protect) return 'protect';
  return before.note === after.note ? 'mark-outdated' : 'note';
}

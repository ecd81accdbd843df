import { canonicalJson } from './document/canonical-json.js';
import { type Change, edgeId, elementId } from './document/change.js';
import type { Plan } from './document/plan.js';

/**
 * The approved plans: one, or several whose changes may be applied together. The last review comes
 * first.
 */
export type ApprovedPlans = readonly [Plan, ...Plan[]];

/** The changes of a fresh plan, classified by what was approved. */
interface Ceiling {
  readonly within: readonly Change[];
  /**
   * Changes without approval that no edited manifest causes: the catalog changed since the
   * approval. The apply leaves them out.
   */
  readonly heldBack: readonly Change[];
  /**
   * Changes without approval that the apply cannot leave out: the remaining changes would not be
   * the approved ones.
   */
  readonly beyond: readonly BeyondCeiling[];
}

/** A change that exceeds the ceiling. */
export interface BeyondCeiling {
  readonly change: Change;
  /** Predicate of a sentence; the address of the change is the subject. */
  readonly why: string;
}

type CeilingVerdict =
  | { readonly kind: 'within' | 'held-back' }
  | { readonly kind: 'beyond'; readonly why: string };

/**
 * Compares the end values of elements, not the kinds of change. A create stays approved if another
 * writer was faster and it became an update to the same value.
 */
function compareToCeiling(approved: ApprovedPlans, fresh: Plan): Ceiling {
  const ends = approvedEnds(approved);
  const files = approved.every(ignoresManifests) ? new Map() : changedFiles(approved, fresh);
  const removedEdges = new Set(
    fresh.changes
      .filter(({ element, kind }) => element === 'edge' && kind === 'delete')
      .map(elementId),
  );
  const classified = fresh.changes.map((change) => ({
    change,
    verdict: checkLostMark(change, classifyChange(change, ends, files), removedEdges),
  }));
  const notCreated = new Set(
    classified
      .filter(({ change, verdict }) => verdict.kind === 'held-back' && change.kind === 'create')
      .map(({ change }) => elementId(change)),
  );
  const isHeld = ({ change, verdict }: (typeof classified)[number]) =>
    verdict.kind === 'held-back' ||
    (verdict.kind === 'within' &&
      change.kind !== 'delete' &&
      requiredElements(change).some((id) => notCreated.has(id)));
  return {
    within: classified
      .filter((one) => one.verdict.kind === 'within' && !isHeld(one))
      .map(({ change }) => change),
    heldBack: classified.filter(isHeld).map(({ change }) => change),
    beyond: classified.flatMap(({ change, verdict }) =>
      verdict.kind === 'beyond' ? [{ change, why: verdict.why }] : [],
    ),
  };
}

/**
 * Collects the approved end values. If two reviews cover one element, the later one counts: an
 * apply must not write a value again that the later review took back.
 */
function approvedEnds(approved: ApprovedPlans): ApprovedEnds {
  const earlier = approved.toReversed().flatMap(({ changes }) => changes);
  return new Map(earlier.map((change) => [elementId(change), change]));
}

/** The approved change of each element. */
type ApprovedEnds = ReadonlyMap<string, Change>;

/**
 * Returns true if the approval of one change covers another change of the same element. A change of a
 * mark leaves the element itself, so it covers no update: another writer may have given the element
 * another value meanwhile, which nobody agreed to take away.
 */
export function covers(approved: Change | undefined, { kind, after }: Change): boolean {
  if (approved === undefined || (approved.kind === 'mark' && kind === 'update')) return false;
  return canonicalJson(approved.after) === canonicalJson(after);
}

/** True if the plan does not depend on the manifests: a release and a rollback do not. */
function ignoresManifests({ intent }: Plan): boolean {
  return intent === 'release' || intent === 'rollback';
}

export interface BoundedPlan<T> {
  /** The plan without the held-back changes. */
  readonly planned: T;
  readonly heldBack: readonly Change[];
  /** Changes that exceed the ceiling. If there are any, nothing may be written. */
  readonly beyond: readonly BeyondCeiling[];
}

/**
 * Plans again without the changes to hold back, until no further change has to be held back.
 *
 * An end value is approved if one of the plans has it and no plan of a later review has another
 * value. Several plans come from several reviews, each made without the changes of the others. If
 * the reviews touch different manifests, each file is as one of the plans read it, and one plan
 * holds all their end values. If two reviews touch the same file, no plan read its present text:
 * the file counts as changed, and a change that neither plan has ends the run. A change that only
 * both reviews together cause, for example a mapping of one onto a dataset of the other, has no
 * approved end value. It is held back like a change that the catalog caused, and is never written
 * without a review.
 *
 * @param without plans again without the elements of these identities
 */
export function planWithinCeiling<T extends { readonly plan: Plan }>(
  approved: ApprovedPlans,
  fresh: T,
  without: (held: ReadonlySet<string>) => T,
): BoundedPlan<T> {
  const all: Change[] = [];
  const held = new Set<string>();
  for (let planned = fresh; ; planned = without(new Set(held))) {
    const { heldBack, beyond } = compareToCeiling(approved, planned.plan);
    const stuck = heldBack.filter((change) => held.has(elementId(change))).map(toInseparable);
    all.push(...heldBack);
    if (heldBack.length === 0 || beyond.length + stuck.length > 0)
      return { planned, heldBack: all, beyond: [...beyond, ...stuck] };
    for (const change of heldBack) held.add(elementId(change));
  }
}

/**
 * A change that returns although its elements are held back. An approved change causes it, for
 * example an emptied mark.
 */
function toInseparable(change: Change): BeyondCeiling {
  return { change, why: 'comes with an approved change, but was not approved itself' };
}

function classifyChange(
  change: Change,
  approved: ApprovedEnds,
  files: ReadonlyMap<string, string>,
): CeilingVerdict {
  if (covers(approved.get(elementId(change)), change)) return { kind: 'within' };
  if (change.after === null)
    return { kind: 'beyond', why: 'would be removed, which was not approved' };
  const why = change.place ? files.get(change.place.file) : [...files.values()][0];
  return why === undefined ? { kind: 'held-back' } : { kind: 'beyond', why };
}

/**
 * The record of an edge stores the marks of its pairs. If the edge goes, the marks go too, even of
 * pairs that are held back.
 */
function checkLostMark(
  change: Change,
  verdict: CeilingVerdict,
  removedEdges: ReadonlySet<string>,
): CeilingVerdict {
  if (
    verdict.kind !== 'held-back' ||
    change.element !== 'pair' ||
    !removedEdges.has(edgeId(change.downstream, change.upstream))
  )
    return verdict;
  return { kind: 'beyond', why: 'would lose its mark with its edge, which was not approved' };
}

/**
 * Finds the manifests that changed since every approval, each with the reason to refuse its
 * changes. Sorted by path.
 */
function changedFiles(approved: ApprovedPlans, fresh: Plan): ReadonlyMap<string, string> {
  const then = approved.map(digestsByPath);
  const now = digestsByPath(fresh);
  const paths = [...new Set([...then, now].flatMap((digests) => [...digests.keys()]))].sort();
  return new Map(
    paths.flatMap((path): readonly (readonly [string, string])[] => {
      // A plan that did not read the file approves its absence.
      if (then.some((digests) => digests.get(path) === now.get(path))) return [];
      const what = now.has(path)
        ? then.some((digests) => digests.has(path))
          ? 'changed'
          : 'was added'
        : 'was removed';
      return [[path, `was not approved, and ${path} ${what} since`]];
    }),
  );
}

function digestsByPath({ source }: Plan): ReadonlyMap<string, string> {
  return new Map(source.files.map(({ path, sha256 }) => [path, sha256]));
}

/** Identities of the elements that a change needs: both ends, and for a pair its edge. */
function requiredElements(change: Change): readonly string[] {
  if (change.element === 'dataset') return [];
  const { downstream, upstream } = change;
  return [
    downstream,
    upstream,
    ...(change.element === 'pair' ? [edgeId(downstream, upstream)] : []),
  ];
}

import { canonicalJson } from './canonical-json.js';
import { type Change, type EndValue, edgeId, endValues } from './change.js';
import type { Plan } from './plan.js';

/** What was reviewed: one plan, or several whose changes may be applied together, the last review first. */
export type ApprovedPlans = readonly [Plan, ...Plan[]];

/** A fresh plan held against what was approved. */
interface Ceiling {
  /** Brings about nothing but approved ends. */
  readonly within: readonly Change[];
  /** Nobody approved it, and no manifest asked for it since: left as it is. */
  readonly heldBack: readonly Change[];
  /** Nobody approved it, and leaving it out would not make the rest what was approved. */
  readonly beyond: readonly BeyondCeiling[];
}

export interface BeyondCeiling {
  readonly change: Change;
  /** Reads after the change's address. */
  readonly why: string;
}

type Verdict = { readonly kind: 'within' | 'held-back' } | { readonly kind: 'beyond'; readonly why: string };

/**
 * Compares by what elements will be, not by how they come to it: a create that became an update to the same value, because
 * somebody was faster, is approved.
 */
function ceiling(approved: ApprovedPlans, fresh: Plan): Ceiling {
  const ends = approvedEnds(approved);
  const files = approved.every(isOfCatalogAlone) ? new Map() : changedFiles(approved, fresh);
  const leaving = new Set(
    fresh.changes
      .filter(({ element, kind }) => element === 'edge' && kind === 'delete')
      .flatMap(endValues)
      .map(({ id }) => id),
  );
  const judged = fresh.changes.map((change) => ({ change, verdict: withEdge(change, judge(change, ends, files), leaving) }));
  const extra = judged.filter(({ verdict }) => verdict.kind === 'held-back').map(({ change }) => change);
  const missing = new Set(
    extra
      .filter(({ kind }) => kind === 'create')
      .flatMap(endValues)
      .map(({ id }) => id),
  );
  const isHeld = ({ change, verdict }: (typeof judged)[number]) =>
    verdict.kind === 'held-back' ||
    (verdict.kind === 'within' && change.kind !== 'delete' && standsOn(change).some((id) => missing.has(id)));
  return {
    within: judged.filter((one) => one.verdict.kind === 'within' && !isHeld(one)).map(({ change }) => change),
    heldBack: judged.filter(isHeld).map(({ change }) => change),
    beyond: judged.flatMap(({ change, verdict }) => (verdict.kind === 'beyond' ? [{ change, why: verdict.why }] : [])),
  };
}

/** Where two reviews speak of one element, the later one stands: what it took back must not be made again. */
function approvedEnds(approved: ApprovedPlans): ReadonlySet<string> {
  const spokenOf = new Set<string>();
  const ends = new Set<string>();
  for (const { changes } of approved) {
    const own = changes.flatMap(endValues).filter(({ id }) => !spokenOf.has(id));
    for (const end of own) ends.add(endText(end));
    for (const { id } of own) spokenOf.add(id);
  }
  return ends;
}

/** What is released or put back does not depend on what the manifests say. */
function isOfCatalogAlone({ intent }: Plan): boolean {
  return intent === 'release' || intent === 'rollback';
}

/** What comes of a plan under a ceiling. */
export interface Bounded<T> {
  /** Without what was held back. */
  readonly planned: T;
  readonly heldBack: readonly Change[];
  /** Where there is any, nothing may be written. */
  readonly beyond: readonly BeyondCeiling[];
}

/**
 * Plans again without what has to be held back, until nothing has to be.
 *
 * An end value is approved when one of the plans has it, and none of a later review has another. Several plans come of several reviews, each made without what the
 * others bring. Where these touch different manifests, each file is now as one of them read it, and their ends meet in one
 * plan. Where two touch the same file, it is now as none of them read it: then it counts as changed, and what neither has
 * ends the run. What only the two together bring about, such as a mapping of the one onto a dataset of the other, has no
 * approved end either: it is held back like what the catalog brought, and never written unreviewed.
 *
 * @param without plans the same without the elements of these identities
 */
export function planWithin<T extends { readonly plan: Plan }>(
  approved: ApprovedPlans,
  fresh: T,
  without: (held: ReadonlySet<string>) => T,
): Bounded<T> {
  const all: Change[] = [];
  const held = new Set<string>();
  for (let planned = fresh; ; planned = without(new Set(held))) {
    const { heldBack, beyond } = ceiling(approved, planned.plan);
    const stuck = heldBack.filter((change) => endValues(change).every(({ id }) => held.has(id))).map(asInseparable);
    all.push(...heldBack);
    if (heldBack.length === 0 || beyond.length + stuck.length > 0) return { planned, heldBack: all, beyond: [...beyond, ...stuck] };
    for (const { id } of heldBack.flatMap(endValues)) held.add(id);
  }
}

/** A change that comes back although its elements are held back: what is approved brings it about, such as a mark that empties. */
function asInseparable(change: Change): BeyondCeiling {
  return { change, why: 'comes with what is approved, and nobody approved it' };
}

function judge(change: Change, approved: ReadonlySet<string>, files: ReadonlyMap<string, string>): Verdict {
  const extra = endValues(change).filter((end) => !approved.has(endText(end)));
  if (extra.length === 0) return { kind: 'within' };
  if (extra.some(({ value }) => value === null)) return { kind: 'beyond', why: 'would be removed, which nobody approved' };
  const why = change.place ? files.get(change.place.file) : [...files.values()][0];
  return why === undefined ? { kind: 'held-back' } : { kind: 'beyond', why };
}

/** A mark on a pair stands in the record of its edge, and goes with it, held back or not. */
function withEdge(change: Change, verdict: Verdict, leaving: ReadonlySet<string>): Verdict {
  if (verdict.kind !== 'held-back' || change.element !== 'pair' || !leaving.has(edgeId(change.downstream, change.upstream))) return verdict;
  return { kind: 'beyond', why: 'would lose its mark with its edge, which nobody approved' };
}

/** The manifests that are as no approved plan read them, each with what became of it. Sorted by path. */
function changedFiles(approved: ApprovedPlans, fresh: Plan): ReadonlyMap<string, string> {
  const then = approved.map(digestsByPath);
  const now = digestsByPath(fresh);
  const paths = [...new Set([...then, now].flatMap((digests) => [...digests.keys()]))].sort();
  return new Map(
    paths.flatMap((path): readonly (readonly [string, string])[] => {
      // A plan that did not read the file approves that it is not there.
      if (then.some((digests) => digests.get(path) === now.get(path))) return [];
      const what = now.has(path) ? (then.some((digests) => digests.has(path)) ? 'changed' : 'was added') : 'was removed';
      return [[path, `was not approved, and ${path} ${what} since`]];
    }),
  );
}

function digestsByPath({ source }: Plan): ReadonlyMap<string, string> {
  return new Map(source.files.map(({ path, sha256 }) => [path, sha256]));
}

/** Identities of the elements without which a change cannot be made: both ends, and for a pair its edge. */
function standsOn(change: Change): readonly string[] {
  if (change.element === 'dataset') return [];
  const { downstream, upstream } = change;
  return [downstream, upstream, ...(change.element === 'pair' ? [edgeId(downstream, upstream)] : [])];
}

function endText({ id, value }: EndValue): string {
  return canonicalJson([id, value]);
}

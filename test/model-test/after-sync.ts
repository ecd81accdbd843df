import { type AspectView, bagsOf, edgesOf, noteOn, ownsEdge } from './aspect-view.js';
import type { Lineages } from './catalog.js';
import type { Declared } from './declared.js';
import { type Downstream, downstreams, fieldPathOf, shortName, urnOf } from './domain.js';
import { foreignOf, isNamedByOthers, type Occurrence, ownOf, type Pair, pairsOf } from './pairs.js';
import { type WantedPair, wantedPairs } from './wanted-pairs.js';

/**
 * Returns each difference between the catalog and the manifests after an apply ended, one line
 * each.
 */
export function differencesFromDeclared(
  declared: Declared,
  before: Lineages,
  after: Lineages,
): readonly string[] {
  return downstreams.flatMap((name) => {
    const of: Downstreams = { declared, name, before: before.at(name), after: after.at(name) };
    return [...missingEdges(of), ...strayEdges(of), ...wrongPairs(of), ...orphans(of)].map(
      (line) => `${name}: ${line}`,
    );
  });
}

interface Downstreams {
  readonly declared: Declared;
  readonly name: Downstream;
  readonly before: AspectView;
  readonly after: AspectView;
}

function missingEdges({ declared, name, before, after }: Downstreams): readonly string[] {
  const unit = declared.units.get(name);
  return [...(unit?.edges ?? [])].flatMap(([upstream, type]) => {
    const urn = urnOf(upstream);
    const found = edgesOf(after.aspect).filter(({ dataset }) => dataset === urn);
    if (found.length === 0) return [`${upstream} is declared and missing`];
    const owned = ownsEdge(after.aspect, urn, declared.stack);
    const isNew = !edgesOf(before.aspect).some(({ dataset }) => dataset === urn);
    if (isNew && !owned) return [`${upstream} was made and carries no mark`];
    if (!owned) return [];
    if (!found.some((one) => one.type === type)) return [`${upstream} is ours and not ${type}`];
    const note = noteOn(after.aspect, urn, declared.stack);
    return note === (unit?.notes.get(upstream) ?? '') ? [] : [`${upstream} is noted as "${note}"`];
  });
}

function strayEdges({ declared, name, after: { aspect } }: Downstreams): readonly string[] {
  const unit = declared.units.get(name);
  return edgesOf(aspect).flatMap(({ dataset }) => {
    if ([...(unit?.edges.keys() ?? [])].some((upstream) => urnOf(upstream) === dataset)) return [];
    if (ownsEdge(aspect, dataset, declared.stack))
      return [`${shortName(dataset)} is ours and not declared`];
    const foreign = bagsOf(aspect, dataset).some((bag) =>
      Object.keys(bag).some((stack) => stack !== declared.stack),
    );
    return unit?.exclusive && !foreign
      ? [`${shortName(dataset)} is unmanaged although the unit is exclusive`]
      : [];
  });
}

function wrongPairs(of: Downstreams): readonly string[] {
  const { declared, name, after } = of;
  const unit = declared.units.get(name);
  const { pairs: wanted, kept } = wantedPairs(
    { stack: declared.stack, downstream: name, unit },
    after,
  );
  const found = pairsOf(after);
  const missing = [...wanted].flatMap(([key, pair]) => {
    const there = found.get(key);
    if (!there) return [`a pair with ${pair.upstream} is declared and missing: ${key}`];
    const why = whyWrong(there, { key, pair }, of);
    return why === undefined ? [] : [`${key} ${why}`];
  });
  const stray = [...found].flatMap(([key, pair]) => {
    if (wanted.has(key) || kept.has(key)) return [];
    if (ownOf(pair, after, declared.stack).length > 0) return [`${key} is ours and not declared`];
    const isFree =
      pair.every(({ changeable }) => changeable) && !isNamedByOthers(pair, after, declared.stack);
    return unit?.exclusive && isFree && hasEdge(pair[0], of)
      ? [`${key} is unmanaged although the unit is exclusive`]
      : [];
  });
  return [...missing, ...stray];
}

/**
 * Returns true if the upstream has an edge. `exclusive` is about edges: a pair without an edge
 * belongs to no unit.
 */
function hasEdge({ upstream }: Occurrence, { after }: Downstreams): boolean {
  return edgesOf(after.aspect).some(({ dataset }) => dataset === upstream);
}

interface Wanted {
  readonly key: string;
  readonly pair: WantedPair;
}

function whyWrong(
  there: Pair,
  { key, pair }: Wanted,
  { declared, name, before, after }: Downstreams,
): string | undefined {
  const own = ownOf(there, after, declared.stack);
  const isNew = !pairsOf(before).has(key);
  if (isNew && own.length === 0) return 'was made and carries no mark';
  const isFree =
    !isNamedByOthers(there, after, declared.stack) && there.every(({ changeable }) => changeable);
  if (own.length === 0)
    return declared.units.get(name)?.exclusive && isFree
      ? 'is not ours although the unit is exclusive'
      : undefined;
  const isAsDeclared =
    own.some((one) => isLike(one, pair)) || own.some(({ changeable }) => !changeable);
  return isAsDeclared ? undefined : `is ours, and not ${pair.transform} ${pair.confidence}`;
}

function isLike({ transform, confidence }: Occurrence, wanted: WantedPair): boolean {
  return (
    confidence === Math.fround(wanted.confidence) &&
    (wanted.transform === null || wanted.transform === transform)
  );
}

/**
 * Returns our pairs that an apply left without any mark. A pair that was ours must stay ours, go to
 * another stack or be deleted: no later run would delete an unmarked one. If the mark of another
 * stack names the pair but none of its records exactly, that mark may mean our record.
 */
function orphans({ declared: { stack }, before, after }: Downstreams): readonly string[] {
  const left = pairsOf(after);
  return [...pairsOf(before)].flatMap(([key, pair]) => {
    const ours = ownOf(pair, before, stack).filter(({ changeable }) => changeable);
    const now = left.get(key) ?? [];
    const signed = left.has(key)
      ? [...ownOf(now as Pair, after, stack), ...foreignOf(now as Pair, after, stack)]
      : [];
    const isMeant = left.has(key) && isNamedByOthers(now as Pair, after, stack);
    const ownerless = now.filter(
      (one) =>
        one.changeable &&
        !isMeant &&
        !signed.some(({ fingerprint }) => fingerprint === one.fingerprint),
    );
    return ours
      .filter(({ fingerprint }) => ownerless.some((one) => one.fingerprint === fingerprint))
      .map(
        ({ field, from }) =>
          `${fieldPathOf(field)} <- ${fieldPathOf(from)} was ours and has no owner now`,
      );
  });
}

import { isDeepStrictEqual } from 'node:util';
import type { AspectView } from './aspect-view.js';
import { demand } from './broken.js';
import type { Lineages } from './catalog.js';
import { downstreams, type StackName } from './domain.js';
import { linesOf, pairLines } from './lines.js';
import { isNamedByOthers, ownersOf, pairKey, pairsOf } from './pairs.js';

/**
 * P4: an undo restores the lineage, with two exceptions. Of several records of one pair, one
 * restored record is enough. A pair that did not exist, but that the mark of another stack named,
 * stays for that stack.
 */
export function checkUndone(before: Lineages, after: Lineages, stack: StackName): void {
  for (const name of downstreams) {
    const wanted = before.at(name);
    const found = withoutPairs(after.at(name), pairsLeftToOthers(wanted, after.at(name), stack));
    const left = new Map(pairLines(found).map(({ key, lines }) => [key, lines]));
    const merged = pairLines(wanted).flatMap(({ key, lines }) => {
      const now = left.get(key) ?? [];
      return now.length > 0 && now.every((line) => lines.includes(line))
        ? lines.filter((line) => !now.includes(line))
        : [];
    });
    const lines = {
      wanted: linesOf(name, wanted).filter((line) => !merged.includes(line)),
      found: linesOf(name, found),
    };
    demand(
      isDeepStrictEqual(lines.wanted, lines.found),
      'P4',
      `an undo right after an apply does not bring back what was: ${name}`,
      lines,
    );
  }
}

/**
 * Returns the keys of pairs that exist only after the undo and that the marks before it give to
 * other stacks.
 */
function pairsLeftToOthers(
  before: AspectView,
  after: AspectView,
  stack: StackName,
): ReadonlySet<string> {
  const known = pairsOf(before);
  const left = [...pairsOf(after)].filter(
    ([key, pair]) =>
      !known.has(key) &&
      isNamedByOthers(pair, before, stack) &&
      !ownersOf(pair, after).includes(stack),
  );
  return new Set(left.map(([key]) => key));
}

/** Removes some pairs from the records of one downstream column. */
function withoutPairs(view: AspectView, keys: ReadonlySet<string>): AspectView {
  const { aspect, schemas } = view;
  if (aspect === undefined || keys.size === 0) return view;
  const fineGrainedLineages = (aspect.fineGrainedLineages ?? []).flatMap((record) => {
    const [field, ...more] = record.downstreams ?? [];
    if (field === undefined || more.length > 0 || record.upstreams === undefined) return [record];
    const upstreams = record.upstreams.filter(
      (from) => !keys.has(pairKey({ field, from }, schemas)),
    );
    return upstreams.length > 0 || record.upstreams.length === 0 ? [{ ...record, upstreams }] : [];
  });
  return { schemas, aspect: { ...aspect, fineGrainedLineages } };
}

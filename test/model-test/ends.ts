import { isDeepStrictEqual } from 'node:util';
import type { Plan } from '../../src/plan/plan.js';
import { type Aspect, edgesOf, isProtected, ownedPairs, ownsEdge, pairsOf } from './picture.js';

/** What an element will be by a plan document; null for one that will not be there. */
export type End = { readonly owned: boolean; readonly protected: boolean; readonly type?: string; readonly confidence?: number } | null;
export type Ends = ReadonlyMap<string, End>;

/** The ends that a plan shows, by element. Read from the document, as a reviewer would. */
export function endsOf(plan: Plan, downstream?: string): Ends {
  const ends = new Map<string, End>();
  for (const change of plan.changes) {
    if (change.element === 'dataset' || (downstream !== undefined && change.downstream !== downstream)) continue;
    if (change.element === 'edge') ends.set(edgeKey(change.downstream, change.upstream), change.after);
    if (change.element !== 'pair') continue;
    const { downstreamField, upstreamField, before, after } = change;
    if (before && before.transform !== after?.transform) ends.set(pairKey(downstreamField, upstreamField, before.transform), null);
    if (after) {
      const end = { confidence: Math.fround(after.confidence), owned: after.owned, protected: false };
      ends.set(pairKey(downstreamField, upstreamField, after.transform), end);
    }
  }
  return ends;
}

interface Held {
  /** Types of an edge's records, sorted; a pair's confidence. */
  readonly value: string;
  readonly owned: boolean;
  /** Of edges alone. */
  readonly protected: boolean;
  readonly count: number;
}

/** What stands in an aspect, by element, as one stack sees it. */
export function heldIn(urn: string, aspect: Aspect | undefined, stack: string): ReadonlyMap<string, Held> {
  const held = new Map<string, Held>();
  for (const { dataset } of edgesOf(aspect)) {
    const twins = edgesOf(aspect).filter((one) => one.dataset === dataset);
    const value = [...new Set(twins.map(({ type }) => type))].sort().join('+');
    const signs = { owned: ownsEdge(aspect, dataset, stack), protected: isProtected(aspect, dataset, stack) };
    held.set(edgeKey(urn, dataset), { value, ...signs, count: twins.length });
  }
  const ours = ownedPairs(aspect, stack);
  for (const { fingerprint, field, from, transform, confidence, upstream } of pairsOf(aspect).values())
    held.set(pairKey(field, from, transform), {
      value: String(confidence),
      owned: ours.get(fingerprint) === upstream,
      protected: false,
      count: 1,
    });
  return held;
}

/** What a write did to the elements of one downstream that no plan approves, one line each. */
export function beyond(
  held: { readonly before: ReadonlyMap<string, Held>; readonly after: ReadonlyMap<string, Held> },
  ends: Ends,
): readonly string[] {
  const keys = [...new Set([...held.before.keys(), ...held.after.keys()])];
  return keys.flatMap((key) => {
    const why = whyBeyond(held.before.get(key), held.after.get(key), ends.get(key));
    return why === undefined ? [] : [`${key}: ${why}`];
  });
}

function whyBeyond(before: Held | undefined, after: Held | undefined, end: End | undefined): string | undefined {
  if (isDeepStrictEqual(before, after)) return undefined;
  if (!after) return end === null ? undefined : 'went, and nobody approved that';
  // One of two records of an edge may go.
  if (before && after.count < before.count && end === null) return undefined;
  if (before?.value !== after.value && !isValue(end, after)) return `became ${after.value}, and nobody approved that`;
  const moved = (['owned', 'protected'] as const).find((sign) => (before?.[sign] ?? false) !== after[sign] && end?.[sign] !== after[sign]);
  return moved && `is ${after[moved] ? '' : 'not '}${moved}, and nobody approved that`;
}

function isValue(end: End | undefined, { value }: Held): boolean {
  return end ? value.split('+').includes(end.type ?? String(end.confidence)) : false;
}

/** Which ends do not hold, one line each. */
export function unmet(ends: Ends, held: ReadonlyMap<string, Held>): readonly string[] {
  return [...ends].flatMap(([key, end]) => {
    const now = held.get(key);
    if (end === null) return now ? [`${key} is there`] : [];
    if (!now) return [`${key} is not there`];
    const isThere = isValue(end, now) && now.owned === end.owned && now.protected === end.protected;
    return isThere ? [] : [`${key} is ${now.value} owned ${now.owned} protected ${now.protected}`];
  });
}

function edgeKey(downstream: string, upstream: string): string {
  return `${downstream} <- ${upstream}`;
}

function pairKey(field: string, from: string, transform: string | null): string {
  return `${field} <- ${from} ${transform}`;
}

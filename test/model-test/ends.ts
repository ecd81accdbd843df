import { isDeepStrictEqual } from 'node:util';
import type { LineageChange, PairChange } from '../../src/plan/change.js';
import type { Plan } from '../../src/plan/plan.js';
import type { Schemas } from './meaning.js';
import { attributesOf, ownOf, pairKey, pairsOf } from './pairs.js';
import { edgesOf, isProtected, ownsEdge, type Sight } from './picture.js';

/** What an element will be by a plan document; null for one that will not be there. */
export type End = {
  readonly value: string;
  readonly owned: boolean;
  readonly protected: boolean;
  /** Whether only a sign comes or goes, and every record stays. */
  readonly marksOnly: boolean;
} | null;
export type Ends = ReadonlyMap<string, End>;

/** The ends that a plan shows, by element. Read from the document, as a reviewer would. */
export function endsOf(plan: Plan, schemas: Schemas, downstream?: string): Ends {
  const ends = new Map<string, End>();
  for (const change of plan.changes) {
    if (
      change.element === 'dataset' ||
      (downstream !== undefined && change.downstream !== downstream)
    )
      continue;
    ends.set(keyOf(change, schemas), endOf(change));
  }
  return ends;
}

function keyOf(change: LineageChange, schemas: Schemas): string {
  return change.element === 'edge'
    ? edgeKey(change.downstream, change.upstream)
    : pairKey(fieldsOf(change), schemas);
}

function fieldsOf({ downstreamField, upstreamField }: PairChange): {
  readonly field: string;
  readonly from: string;
} {
  return { field: downstreamField, from: upstreamField };
}

function endOf(change: LineageChange): End {
  if (!change.after) return null;
  const { owned } = change.after;
  const isMark = change.kind === 'mark';
  if (change.element === 'edge')
    return {
      value: change.after.type,
      owned,
      protected: change.after.protected,
      marksOnly: isMark,
    };
  const { transform, confidence } = change.after;
  // Where another writer keeps the pair, or ours is put back beside theirs, records of ours go or come under a mere sign.
  const marksOnly = isMark && change.reason !== 'left-to-others' && change.reason !== 'rolled-back';
  return {
    value: attributesOf({ transform, confidence: Math.fround(confidence) }),
    owned,
    protected: false,
    marksOnly,
  };
}

interface Held {
  /** What each record says, sorted: of an edge the type, of a pair transform and confidence. */
  readonly values: readonly string[];
  readonly owned: boolean;
  /** Of edges alone. */
  readonly protected: boolean;
}

/** What stands in an aspect, by element, as one stack sees it. */
export function heldIn(urn: string, sight: Sight, stack: string): ReadonlyMap<string, Held> {
  const { aspect } = sight;
  const held = new Map<string, Held>();
  for (const { dataset } of edgesOf(aspect)) {
    const values = edgesOf(aspect)
      .filter((one) => one.dataset === dataset)
      .map(({ type }) => type);
    const signs = {
      owned: ownsEdge(aspect, dataset, stack),
      protected: isProtected(aspect, dataset, stack),
    };
    held.set(edgeKey(urn, dataset), { values: values.sort(), ...signs });
  }
  for (const [key, pair] of pairsOf(sight))
    held.set(key, {
      values: pair.map(attributesOf).sort(),
      owned: ownOf(pair, sight, stack).length > 0,
      protected: false,
    });
  return held;
}

/** What each element said before an apply, one text for each of its records, by element. */
export type Recorded = ReadonlyMap<string, readonly string[]>;

/** What a write may do. */
export interface Approved {
  readonly ends: Ends;
  /** Where an apply is undone: what its receipt recorded. Of an element that the plan puts back, every record comes back. */
  readonly recorded: Recorded;
}

/** What a write did to the elements of one downstream that no plan approves, one line each. */
export function beyond(
  held: { readonly before: ReadonlyMap<string, Held>; readonly after: ReadonlyMap<string, Held> },
  { ends, recorded }: Approved,
): readonly string[] {
  const keys = [...new Set([...held.before.keys(), ...held.after.keys()])];
  return keys.flatMap((key) => {
    const end = ends.get(key);
    const values = end ? [end.value, ...(recorded.get(key) ?? [])] : [];
    const why = whyBeyond(held.before.get(key), held.after.get(key), { end, values });
    return why === undefined ? [] : [`${key}: ${why}`];
  });
}

interface ApprovedElement {
  readonly end: End | undefined;
  /** What its records may say. */
  readonly values: readonly string[];
}

function whyBeyond(
  before: Held | undefined,
  after: Held | undefined,
  { end, values }: ApprovedElement,
): string | undefined {
  if (isDeepStrictEqual(before, after)) return undefined;
  if (!after) return end === null ? undefined : 'went, and nobody approved that';
  const gained = without(after.values, before?.values ?? []);
  if (gained.some((value) => !values.includes(value)))
    return `became ${gained}, and nobody approved that`;
  const lost = without(before?.values ?? [], after.values);
  // One of several records may go where all may.
  if (lost.length > 0 && (end === undefined || end?.marksOnly))
    return `is not ${lost} any more, and nobody approved that`;
  const moved = (['owned', 'protected'] as const).find(
    (sign) => (before?.[sign] ?? false) !== after[sign] && end?.[sign] !== after[sign],
  );
  // A mark leaves its record alone or with it.
  if (moved === undefined || (end === null && !after[moved])) return undefined;
  return `is ${after[moved] ? '' : 'not '}${moved}, and nobody approved that`;
}

/** What is left of a list once each of some others was struck from it. */
function without(list: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...list];
  for (const one of others) if (left.includes(one)) left.splice(left.indexOf(one), 1);
  return left;
}

/** Which ends do not hold, one line each. */
export function unmet(ends: Ends, held: ReadonlyMap<string, Held>): readonly string[] {
  return [...ends].flatMap(([key, end]) => {
    const now = held.get(key);
    if (end === null) return now ? [`${key} is there`] : [];
    if (!now) return [`${key} is not there`];
    const isThere =
      now.values.includes(end.value) && now.owned === end.owned && now.protected === end.protected;
    return isThere ? [] : [`${key} is ${now.values} owned ${now.owned} protected ${now.protected}`];
  });
}

function edgeKey(downstream: string, upstream: string): string {
  return `${downstream} <- ${upstream}`;
}

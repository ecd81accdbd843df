import { isDeepStrictEqual } from 'node:util';
import type { LineageChange, PairChange } from '../../src/plan/document/change.js';
import type { Plan } from '../../src/plan/document/plan.js';
import {
  type AspectView,
  edgesOf,
  isBeside,
  isProtected,
  noteOn,
  ownsEdge,
} from './aspect-view.js';
import type { Schemas } from './meaning.js';
import { attributesOf, ownOf, pairKey, pairsOf } from './pairs.js';

/** The mark of one stack on an element. Only marks of edges protect and have notes. */
interface Signs {
  readonly owned: boolean;
  readonly protected: boolean;
  /** Empty for none. */
  readonly note: string;
}

const NO_SIGNS: Signs = { owned: false, protected: false, note: '' };

/** The state of an element that a plan document leads to. Null if the element will not exist. */
export type End =
  | (Signs & {
      readonly value: string;
      /** True if only a mark is added or removed, and every record stays. */
      readonly marksOnly: boolean;
    })
  | null;
export type Ends = ReadonlyMap<string, End>;

/** Returns the end of each element of a plan. Reads the document, as a reviewer would. */
export function endsOf(plan: Plan, schemas: Schemas, downstream?: string): Ends {
  const ends = new Map<string, End>();
  for (const change of plan.changes) {
    if (
      change.element === 'dataset' ||
      (downstream !== undefined && edgeOf(change).holder !== downstream)
    )
      continue;
    ends.set(keyOf(change, schemas), endOf(change));
  }
  return ends;
}

/** Returns the entity whose aspect holds the element of a change, and the name of its edge there. */
export function edgeOf({ element, downstream, upstream }: LineageChange): {
  readonly holder: string;
  readonly end: string;
} {
  const isWritten =
    element === 'edge' &&
    upstream.startsWith('urn:li:dataJob:') &&
    downstream.startsWith('urn:li:dataset:');
  return isWritten
    ? { holder: upstream, end: `output ${downstream}` }
    : { holder: downstream, end: upstream };
}

function keyOf(change: LineageChange, schemas: Schemas): string {
  const { holder, end } = edgeOf(change);
  return change.element === 'edge' ? edgeKey(holder, end) : pairKey(fieldsOf(change), schemas);
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
      note: change.after.note ?? '',
      marksOnly: isMark,
    };
  const { transform, confidence } = change.after;
  // For these two reasons, our records also change although the kind is `mark`: another writer
  // keeps the pair, or ours is restored beside theirs.
  const marksOnly = isMark && change.reason !== 'left-to-others' && change.reason !== 'rolled-back';
  return {
    ...NO_SIGNS,
    value: attributesOf({ transform, confidence: Math.fround(confidence) }),
    owned,
    marksOnly,
  };
}

interface Held extends Signs {
  /**
   * The content of each record, sorted: the type of an edge, the transform and the confidence of a
   * pair.
   */
  readonly values: readonly string[];
}

/** Returns the content of an aspect by element, as one stack sees it. */
export function heldIn(urn: string, view: AspectView, stack: string): ReadonlyMap<string, Held> {
  const { aspect } = view;
  const held = new Map<string, Held>();
  for (const { dataset } of edgesOf(aspect)) {
    const values = edgesOf(aspect)
      .filter((one) => one.dataset === dataset && !isBeside(one, edgesOf(aspect)))
      .map(({ type }) => type);
    const signs = {
      owned: ownsEdge(aspect, dataset, stack),
      protected: isProtected(aspect, dataset, stack),
      note: noteOn(aspect, dataset, stack),
    };
    held.set(edgeKey(urn, dataset), { values: values.sort(), ...signs });
  }
  for (const [key, pair] of pairsOf(view))
    held.set(key, {
      ...NO_SIGNS,
      values: pair.map(attributesOf).sort(),
      owned: ownOf(pair, view, stack).length > 0,
    });
  return held;
}

/** The content of each record before an apply, by element. */
export type Recorded = ReadonlyMap<string, readonly string[]>;

/** The changes that a write may make. */
export interface Approved {
  readonly ends: Ends;
  /**
   * The records that the receipt of an undone apply holds. An undo restores every record of an
   * element that the plan restores.
   */
  readonly recorded: Recorded;
}

/** Returns the changes of one downstream's elements that no plan approves, one line each. */
export function findUnapproved(
  held: { readonly before: ReadonlyMap<string, Held>; readonly after: ReadonlyMap<string, Held> },
  { ends, recorded }: Approved,
): readonly string[] {
  const keys = [...new Set([...held.before.keys(), ...held.after.keys()])];
  return keys.flatMap((key) => {
    const end = ends.get(key);
    const values = end ? [end.value, ...(recorded.get(key) ?? [])] : [];
    const why = whyUnapproved(held.before.get(key), held.after.get(key), { end, values });
    return why === undefined ? [] : [`${key}: ${why}`];
  });
}

interface ApprovedElement {
  readonly end: End | undefined;
  /** The allowed contents of its records. */
  readonly values: readonly string[];
}

function whyUnapproved(
  before: Held | undefined,
  after: Held | undefined,
  { end, values }: ApprovedElement,
): string | undefined {
  if (isDeepStrictEqual(before, after)) return undefined;
  if (!after) return end === null ? undefined : 'was deleted without approval';
  const gained = without(after.values, before?.values ?? []);
  if (gained.some((value) => !values.includes(value))) return `became ${gained} without approval`;
  const lost = without(before?.values ?? [], after.values);
  // If all records of an element may be deleted, a single one may be, too.
  if (lost.length > 0 && (end === undefined || end?.marksOnly))
    return `lost ${lost} without approval`;
  const moved = (['owned', 'protected', 'note'] as const).find(
    (sign) => (before ?? NO_SIGNS)[sign] !== after[sign] && end?.[sign] !== after[sign],
  );
  // A mark can be removed alone, or together with its record.
  if (moved === undefined || (end === null && !after[moved])) return undefined;
  return `is ${after[moved] ? '' : 'not '}${moved} without approval`;
}

/** Removes each of some texts from a list, once for each time it is given. */
function without(list: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...list];
  for (const one of others) if (left.includes(one)) left.splice(left.indexOf(one), 1);
  return left;
}

/** Returns the ends that do not hold, one line each. */
export function findUnmet(ends: Ends, held: ReadonlyMap<string, Held>): readonly string[] {
  return [...ends].flatMap(([key, end]) => {
    const now = held.get(key);
    if (end === null) return now ? [`${key} exists`] : [];
    if (!now) return [`${key} is missing`];
    const isThere =
      now.values.includes(end.value) &&
      now.owned === end.owned &&
      now.protected === end.protected &&
      now.note === end.note;
    return isThere ? [] : [`${key} is ${JSON.stringify(now)}`];
  });
}

function edgeKey(downstream: string, upstream: string): string {
  return `${downstream} <- ${upstream}`;
}

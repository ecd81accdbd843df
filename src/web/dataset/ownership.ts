import type { UpstreamLineage } from '../../model/upstream-lineage.js';
import { columnPairs } from './pairs.js';

/**
 * The property of an upstream record that holds the marks. `MARK_PROPERTY` of `src/model/mark.ts`
 * says the same, but that file needs `node:crypto`.
 */
export const MARK_PROPERTY = 'headwater';

/** The part of a dataset's lineage that one stack owns. */
export interface StackShare {
  /** `stack` or `stack@target`. */
  readonly owner: string;
  readonly upstreams: number;
  /**
   * The number of column pairs that the marks name. Which ones takes hashes, so a pair that is gone
   * still counts.
   */
  readonly pairs: number;
  /** True if the stack protects the edge from changes by others. */
  readonly isProtected: boolean;
}

/** Who owns a dataset's lineage, by the marks of its upstream records. */
export interface Ownership {
  readonly upstreams: number;
  readonly pairs: number;
  /** By the name of the owner. */
  readonly shares: readonly StackShare[];
  /** The number of records whose marks cannot be read. */
  readonly unreadable: number;
}

const FINGERPRINT_LENGTH = 8;

/** Sums up the marks of an aspect. */
export function readOwnership(lineage: UpstreamLineage): Ownership {
  const marks = lineage.upstreams.map(({ properties }) => readOwners(properties?.[MARK_PROPERTY]));
  const shares = new Map<string, StackShare>();
  for (const mark of marks.flatMap((one) => one ?? [])) {
    const before = shares.get(mark.owner) ?? { ...mark, upstreams: 0, pairs: 0 };
    shares.set(mark.owner, {
      ...before,
      upstreams: before.upstreams + mark.upstreams,
      pairs: before.pairs + mark.pairs,
      isProtected: before.isProtected || mark.isProtected,
    });
  }
  return {
    upstreams: lineage.upstreams.length,
    pairs: columnPairs(lineage).length,
    shares: [...shares.values()].sort((a, b) => (a.owner < b.owner ? -1 : 1)),
    unreadable: marks.filter((one) => one === undefined).length,
  };
}

/** The owners on one record. Undefined if the text is no JSON of marks. */
export function readOwners(text: string | undefined): readonly StackShare[] | undefined {
  if (text === undefined) return [];
  try {
    const owners: unknown = JSON.parse(text);
    if (!isRecord(owners)) return undefined;
    const shares = Object.entries(owners).map(([owner, mark]) => toShare(owner, mark));
    return shares.every((share) => share !== undefined) ? shares : undefined;
  } catch {
    return undefined;
  }
}

function toShare(owner: string, mark: unknown): StackShare | undefined {
  if (!isRecord(mark)) return undefined;
  const { edge, pairs = '', set, protect } = mark;
  if (typeof pairs !== 'string' || pairs.length % FINGERPRINT_LENGTH !== 0) return undefined;
  const size = set === undefined ? 0 : setSize(set);
  if (size === undefined) return undefined;
  return {
    owner,
    upstreams: edge === 1 ? 1 : 0,
    pairs: pairs.length / FINGERPRINT_LENGTH + size,
    isProtected: protect === 1,
  };
}

function setSize(set: unknown): number | undefined {
  const size = isRecord(set) ? set['size'] : undefined;
  return typeof size === 'number' && Number.isSafeInteger(size) && size > 0 ? size : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Names an owner: "stack commerce" or "stack commerce, target prod". */
export function ownerName(owner: string): string {
  const at = owner.indexOf('@');
  if (at < 0) return `stack ${owner}`;
  return `stack ${owner.slice(0, at)}, target ${owner.slice(at + 1)}`;
}

/** Says what a stack owns: "owned by stack commerce: 2 of 3 upstreams, marks for 11 column pairs of 14". */
export function shareText({ owner, upstreams, pairs }: StackShare, whole: Ownership): string {
  const edges = `${upstreams} of ${whole.upstreams} ${whole.upstreams === 1 ? 'upstream' : 'upstreams'}`;
  return `owned by ${ownerName(owner)}: ${edges}, marks for ${pairs} column pairs of ${whole.pairs}`;
}

import { identityPart, isEmptyMark } from '../../model/mark.js';
import type { ObservedUnit } from '../../plan/unit/observe-unit.js';
import { type Owner, ownMark } from '../../plan/unit/owner.js';
import { markedPairs, ownOccurrences } from '../../plan/unit/seen-pair.js';

/** The elements of one version of an aspect that are ours by its marks. */
export interface OwnMarks {
  /** True if our marks name no element at all, existing or not. */
  readonly none: boolean;
  /** Upstreams of the edges that our mark owns. */
  readonly edges: ReadonlySet<string>;
  /** Keys of the existing pairs that our mark names. */
  readonly pairs: ReadonlySet<string>;
  /** Returns true if our mark names the pair of this fingerprint, existing or not. */
  readonly names: (fingerprint: string) => boolean;
  /** Returns true if our mark names the pair with exactly this transform. */
  readonly namesRecord: (fingerprint: string) => boolean;
}

export function ownMarks({ edges, pairs }: ObservedUnit, owner: Owner): OwnMarks {
  const marks = new Map([...edges].map(([upstream, edge]) => [upstream, ownMark(edge, owner)]));
  const marked = new Map([...marks].map(([upstream, mark]) => [upstream, markedPairs([mark])]));
  const named = new Set([...marked.values()].flatMap(({ identities }) => [...identities]));
  const records = new Set([...marked.values()].flatMap(({ fingerprints }) => [...fingerprints]));
  const own = [...pairs.values()].filter((pair) => {
    const names = marked.get(pair.upstream);
    return names !== undefined && ownOccurrences(pair, names).length > 0;
  });
  return {
    none: [...marks.values()].every(isEmptyMark),
    edges: new Set([...marks].filter(([, { edge }]) => edge).map(([upstream]) => upstream)),
    pairs: new Set(own.map(({ key }) => key)),
    names: (fingerprint) => named.has(identityPart(fingerprint)),
    namesRecord: (fingerprint) => records.has(fingerprint),
  };
}

import { identityPart, isEmptyMark } from '../../model/mark.js';
import type { ObservedUnit } from '../lineage/observe-unit.js';
import { type Owner, ownMark } from '../lineage/owner.js';
import { markedPairs, ownOccurrences } from '../lineage/seen-pair.js';

/** What of one version of an aspect is ours by its marks. */
export interface OwnMarks {
  /** Whether no mark of ours says anything, of what is there or not. */
  readonly none: boolean;
  /** Upstreams. */
  readonly edges: ReadonlySet<string>;
  /** Keys of the pairs that are there and that a mark names. */
  readonly pairs: ReadonlySet<string>;
  /** Whether a mark names the pair of this fingerprint, there or not. */
  readonly names: (fingerprint: string) => boolean;
  /** Whether a mark names the pair with this very transform. */
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

import { MARK_PROPERTY, type Marks, readMarks } from '../../model/mark.js';
import type { UpstreamLineage } from '../../model/upstream-lineage.js';
import type { PairOccurrence } from '../../plan/unit/observed-unit.js';
import { fingerprintsByUpstream, recordPairs } from '../../plan/unit/record-pairs.js';
import { pluralize } from '../../report/words/pluralize.js';
import { asDatasetUrn } from '../../urn/dataset-urn.js';

/** The part of a dataset's lineage that one stack owns. */
interface StackShare {
  /** `stack` or `stack@target`. */
  readonly owner: string;
  readonly upstreams: number;
  /** The number of existing column pairs that its marks name. */
  readonly pairs: number;
}

/** The owners of a dataset's lineage, by the marks of its upstream records. */
interface Ownership {
  readonly upstreams: number;
  readonly pairs: number;
  /** By the name of the owner. */
  readonly shares: readonly StackShare[];
  /** The number of records whose marks cannot be read. */
  readonly unreadable: number;
}

/** Sums up the marks of the aspect of a dataset. */
export function readOwnership(downstream: string, lineage: UpstreamLineage): Ownership {
  const urn = asDatasetUrn(downstream);
  const pairs = urn.ok
    ? (lineage.fineGrainedLineages ?? []).flatMap((record) => recordPairs(urn.value, record))
    : [];
  const present = fingerprintsByUpstream(pairs);
  const marks = lineage.upstreams.map(({ dataset, properties }) =>
    readMarks(properties?.[MARK_PROPERTY], present(dataset)),
  );
  const readable = marks.flatMap((one) => (one.ok ? [one.value] : []));
  return {
    upstreams: lineage.upstreams.length,
    pairs: pairs.length,
    shares: sumShares(readable, pairs),
    unreadable: marks.length - readable.length,
  };
}

function sumShares(
  marks: readonly Marks[],
  pairs: readonly PairOccurrence[],
): readonly StackShare[] {
  const owners = [...new Set(marks.flatMap((one) => [...one.keys()]))].sort();
  return owners.map((owner) => {
    const own = marks.flatMap((one) => one.get(owner) ?? []);
    const named = new Set(own.flatMap((mark) => mark.pairs));
    return {
      owner,
      upstreams: own.filter(({ edge }) => edge).length,
      pairs: pairs.filter(({ fingerprint }) => named.has(fingerprint)).length,
    };
  });
}

/** Returns the owners by the text of the marks. Undefined if the text cannot be read. */
export function readOwners(text: string | undefined): Marks | undefined {
  // The pairs that they own do not matter here.
  const marks = readMarks(text, []);
  return marks.ok ? marks.value : undefined;
}

/** Names an owner: "stack commerce" or "stack commerce, target prod". */
export function ownerName(owner: string): string {
  const at = owner.indexOf('@');
  if (at < 0) return `stack ${owner}`;
  return `stack ${owner.slice(0, at)}, target ${owner.slice(at + 1)}`;
}

/** Says what a stack owns: "owned by stack commerce: 2 of 3 upstreams, 11 of 14 column pairs". */
export function shareText({ owner, upstreams, pairs }: StackShare, whole: Ownership): string {
  const edges = `${upstreams} of ${pluralize(whole.upstreams, 'upstream')}`;
  return `owned by ${ownerName(owner)}: ${edges}, ${pairs} of ${pluralize(whole.pairs, 'column pair')}`;
}

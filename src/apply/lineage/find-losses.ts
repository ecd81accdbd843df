import { compareText } from '../../errors/compare-text.js';
import { MARK_PROPERTY } from '../../model/mark.js';
import type { LineageReading } from '../../model/observed-state.js';
import type {
  FineGrainedRecord,
  UpstreamLineage,
  UpstreamRecord,
} from '../../model/upstream-lineage.js';
import { canonicalJson } from '../../plan/document/canonical-json.js';
import type { LostLineage } from '../../plan/document/receipt.js';
import type { Owner } from '../../plan/unit/owner.js';
import type { CorpUserUrn } from '../../urn/corp-user-urn.js';
import { withoutMark } from './unowned-lineage.js';

export interface OurMutation {
  readonly added: ReadonlySet<string>;
  readonly removed: ReadonlySet<string>;
  readonly owner: Owner;
  /** The user of the token. */
  readonly actor: CorpUserUrn;
}

/**
 * Finds the lineage of others that a mutation undid.
 *
 * The mutation writes an aspect that the catalog read earlier. So our version must equal the
 * version right before it, except for the edges of the mutation. Records that our version lacks
 * were lost. Extra records in our version came back, although another writer removed or changed
 * them. A record counts even if its writer has written it again since.
 *
 * @param versions the version before the mutation and all later ones, in their order
 */
export function findLosses(
  versions: readonly LineageReading[],
  mutation: OurMutation,
): LostLineage | undefined {
  const { added, removed, owner } = mutation;
  const all = versions.map(({ value }) => recordsOf(value, owner));
  const lost = new Map<string, AnyRecord>();
  const returned = new Map<string, AnyRecord>();
  for (const [i, after] of all.entries()) {
    const before = all[i - 1];
    if (!before || !isByUs(versions[i], mutation)) continue;
    if (!isMadeByMutation(after, all.slice(0, i), mutation)) continue;
    const isOnlyMarked = onlyMarkedIn(after);
    for (const entry of recordsWithout(before, after, removed))
      if (!isOnlyMarked(entry)) lost.set(...entry);
    for (const [key, record] of recordsWithout(after, before, added)) returned.set(key, record);
  }
  if (lost.size + returned.size === 0) return undefined;
  return { lost: toAspect(lost), returned: toAspect(returned) };
}

/** Returns the records that are not among the others, except edges to some upstreams. */
function recordsWithout(
  records: Records,
  others: Records,
  upstreams: ReadonlySet<string>,
): readonly (readonly [string, AnyRecord])[] {
  return [...records].filter(([key, record]) => !others.has(key) && !isEdgeOf(record, upstreams));
}

/** Returns a check: true if another stack added its mark to the record and changed nothing else. */
function onlyMarkedIn(records: Records): (entry: readonly [string, AnyRecord]) => boolean {
  const unmarked = new Set([...records.values()].map(unmarkedKey));
  return ([key, record]) => key === unmarkedKey(record) && unmarked.has(key);
}

function isByUs(reading: LineageReading | undefined, { actor }: OurMutation): boolean {
  return reading?.writtenBy === undefined || reading.writtenBy === actor;
}

/**
 * Recognizes a version that the mutation made: it equals an earlier version, which the catalog had
 * read, except for the edges of the mutation. The edges alone tell nothing, since another writer may
 * have added or removed the same ones meanwhile.
 */
function isMadeByMutation(
  version: Records,
  earlier: readonly Records[],
  { added, removed }: OurMutation,
): boolean {
  const records = [...version.values()];
  if (records.some((record) => isEdgeOf(record, removed))) return false;
  if (added.size > 0 && !records.some((record) => isEdgeOf(record, added))) return false;
  const own = new Set([...added, ...removed]);
  const rest = keysWithout(version, own);
  return earlier.some((base) => keysWithout(base, own) === rest);
}

/** Returns one text with the content of all records except the edges to some upstreams. */
function keysWithout(records: Records, upstreams: ReadonlySet<string>): string {
  const left = recordsWithout(records, new Map(), upstreams).map(([key]) => key);
  return left.sort(compareText).join('\n');
}

/** Returns the content of a record without any mark. */
function unmarkedKey(record: AnyRecord): string {
  if ('fineGrained' in record) return canonicalJson(record.fineGrained);
  const { [MARK_PROPERTY]: _, ...properties } = record.upstream.properties ?? {};
  return canonicalJson({ ...record.upstream, properties });
}

type Records = ReadonlyMap<string, AnyRecord>;

type AnyRecord =
  | { readonly upstream: UpstreamRecord }
  | { readonly fineGrained: FineGrainedRecord };

function isEdgeOf(record: AnyRecord, upstreams: ReadonlySet<string>): boolean {
  return 'upstream' in record && upstreams.has(record.upstream.dataset);
}

/** Returns the records of an aspect by their content without our mark. */
function recordsOf(aspect: UpstreamLineage | undefined, owner: Owner): Records {
  return new Map<string, AnyRecord>([
    ...(aspect?.upstreams ?? []).map(
      (upstream) => [canonicalJson(withoutMark(upstream, owner)), { upstream }] as const,
    ),
    ...(aspect?.fineGrainedLineages ?? []).map(
      (fineGrained) => [canonicalJson(fineGrained), { fineGrained }] as const,
    ),
  ]);
}

function toAspect(records: Records): UpstreamLineage {
  const sorted = [...records].sort(([a], [b]) => compareText(a, b)).map(([, record]) => record);
  const fineGrainedLineages = sorted.flatMap((one) =>
    'fineGrained' in one ? [one.fineGrained] : [],
  );
  return {
    upstreams: sorted.flatMap((one) => ('upstream' in one ? [one.upstream] : [])),
    ...(fineGrainedLineages.length > 0 && { fineGrainedLineages }),
  };
}

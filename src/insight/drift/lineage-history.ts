import { kindOf } from '../../model/kinds.js';
import { identityPart, isEmptyMark } from '../../model/mark.js';
import type { AspectReading, LineageReading } from '../../model/observed-state.js';
import { observeUnit } from '../../plan/unit/observe-unit.js';
import type { ColumnKeys, ObservedUnit } from '../../plan/unit/observed-unit.js';
import { type Owner, ownMark } from '../../plan/unit/owner.js';
import { markedPairs, ownOccurrences } from '../../plan/unit/seen-pair.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import type { Writing } from './drift.js';

export interface LineageHistory {
  /**
   * Newest first and without gaps, starting with the present version. Empty if the aspect does not
   * exist.
   */
  readonly versions: readonly StoredVersion[];
  /** True if it goes back to the very first version. */
  readonly whole: boolean;
}

/** One version of a lineage aspect, split into elements. */
export interface StoredVersion {
  readonly writing: Writing;
  readonly unit: ObservedUnit;
  readonly marks: OwnMarks;
  /** False if the columns are not known, since they are stored beside the version. */
  readonly hasColumns: boolean;
}

/** The history of an aspect that does not exist and whose earlier versions are unknown. */
export const NO_HISTORY: LineageHistory = { versions: [], whole: false };

/**
 * Formats a time, in milliseconds since 1970, as ISO 8601 in UTC. Injected, because the core does
 * not use `Date`.
 */
export type IsoTime = (ms: number) => string;

export interface VersionContext {
  readonly owner: Owner;
  readonly isoTime: IsoTime;
  /** The column keys of the present version. */
  readonly keys: ColumnKeys;
}

/** Converts a reading to a version; undefined if the aspect does not exist. */
export function storedVersion(
  downstream: EntityUrn,
  reading: LineageReading,
  { owner, isoTime, keys }: VersionContext,
): StoredVersion | undefined {
  if (!reading.value) return undefined;
  const unit = observeUnit(downstream, reading.value, keys);
  const hasColumns =
    kindOf(downstream).columns !== 'fields' || reading.columns?.value !== undefined;
  return { writing: toWriting(reading, isoTime), unit, marks: ownMarks(unit, owner), hasColumns };
}

/** Returns the write that created the version of a reading. */
export function toWriting(
  { version, writtenAt, writtenBy, writtenIn }: AspectReading<unknown>,
  isoTime: IsoTime,
): Writing {
  return {
    version,
    by: writtenBy ?? null,
    at: writtenAt === undefined ? null : isoTime(writtenAt),
    run: writtenIn ?? null,
  };
}

/**
 * Returns true if this is surely the first version. A catalog that does not count versions does not
 * show which version is the first.
 */
export function isFirstVersion({ version, uncounted }: LineageReading): boolean {
  return version === '1' && !uncounted;
}

/** Returns the number of the preceding version; undefined if none exists or if it is unknown. */
export function versionBefore({ version, uncounted }: LineageReading): number | undefined {
  const number = /^\d{1,15}$/.test(version) ? Number(version) : 0;
  return number > 1 && !uncounted ? number - 1 : undefined;
}

/** The elements of one version of an aspect that are ours by its marks. */
export interface OwnMarks {
  /** True if our marks name no element at all, existing or not. */
  readonly none: boolean;
  /** Upstreams of the edges that our mark owns. */
  readonly edges: ReadonlySet<string>;
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

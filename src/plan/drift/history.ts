import type { LineageReading, Written } from '../../model/observed-state.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import type { ColumnKeys } from '../lineage/column-keys.js';
import { type ObservedUnit, observeUnit } from '../lineage/observe-unit.js';
import type { Owner } from '../lineage/owner.js';
import type { Writing } from './drift.js';
import { type OwnMarks, ownMarks } from './own-marks.js';

/** What is known of the versions of one lineage aspect. */
export interface History {
  /** Newest first and without gaps, the one that is there now leading. Empty where no aspect is there. */
  readonly versions: readonly StoredVersion[];
  /** Whether it goes back to the first version that there ever was. */
  readonly whole: boolean;
}

/** One version, by its elements. */
export interface StoredVersion {
  readonly writing: Writing;
  readonly unit: ObservedUnit;
  readonly marks: OwnMarks;
}

/** Where nothing is known but that no aspect is there. */
export const NO_HISTORY: History = { versions: [], whole: false };

/** Writes a time, in milliseconds since 1970, as ISO 8601 in UTC. The core has no dates. */
export type IsoTime = (ms: number) => string;

export interface VersionContext {
  readonly owner: Owner;
  readonly isoTime: IsoTime;
  /** Of the version that is there now. */
  readonly keys: ColumnKeys;
}

/** The version that a reading shows; nothing where no aspect is there. */
export function storedVersion(
  downstream: DatasetUrn,
  reading: LineageReading,
  { owner, isoTime, keys }: VersionContext,
): StoredVersion | undefined {
  if (!reading.value) return undefined;
  const unit = observeUnit(downstream, reading.value, keys);
  return { writing: writingOf(reading, isoTime), unit, marks: ownMarks(unit, owner) };
}

interface WrittenVersion extends Written {
  readonly version: string;
}

/** Who made the version that a reading shows. */
export function writingOf({ version, writtenAt, writtenBy, writtenIn }: WrittenVersion, isoTime: IsoTime): Writing {
  return { version, by: writtenBy ?? null, at: writtenAt === undefined ? null : isoTime(writtenAt), run: writtenIn ?? null };
}

/** Whether nothing came before this version. A catalog that does not count does not tell. */
export function isFirstVersion({ version, uncounted }: LineageReading): boolean {
  return version === '1' && !uncounted;
}

/** The number of the version before this one; nothing where there is none, or where nobody knows. */
export function versionBefore({ version, uncounted }: LineageReading): number | undefined {
  const number = /^\d{1,15}$/.test(version) ? Number(version) : 0;
  return number > 1 && !uncounted ? number - 1 : undefined;
}

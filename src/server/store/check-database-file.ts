import { closeSync, openSync, readSync, type Stats, statSync } from 'node:fs';
import { HeadwaterError } from '../../errors/headwater-error.js';
import { systemReason } from '../system-reason.js';
import { APPLICATION_ID, SCHEMA_VERSION } from './migrations.js';

const MAGIC = 'SQLite format 3\0';
const HEADER_BYTES = 100;
/** Offsets in the header. Source: "Database File Format", section 1.3, of SQLite. */
const USER_VERSION_AT = 60;
const APPLICATION_ID_AT = 68;

/**
 * Refuses a file that is no database of ours, without SQLite: opening a file with it may already write to the file or
 * to its neighbours. A file that is absent or empty is fine. A folder, a pipe or a device is not opened at all.
 *
 * @throws HeadwaterError `server-database-unusable` or `server-database-newer`
 */
export function checkDatabaseFile(file: string): void {
  const header = readHeader(file);
  if (header === undefined) return;
  if (header.length < HEADER_BYTES || header.toString('latin1', 0, MAGIC.length) !== MAGIC)
    throw unusable(file, 'it is no SQLite database');
  // Both are 0 where a first start was killed before it could set them up.
  const applicationId = header.readUInt32BE(APPLICATION_ID_AT);
  const userVersion = header.readUInt32BE(USER_VERSION_AT);
  if (applicationId !== APPLICATION_ID && (applicationId !== 0 || userVersion !== 0)) {
    throw unusable(file, 'it belongs to another program');
  }
  refuseNewer(file, userVersion);
}

/** @throws HeadwaterError `server-database-newer` */
export function refuseNewer(file: string, userVersion: number): void {
  if (userVersion <= SCHEMA_VERSION) return;
  throw new HeadwaterError(
    'server-database-newer',
    `the database ${file} has version ${userVersion}, and this headwater knows versions up to ${SCHEMA_VERSION}`,
    { hint: 'upgrade headwater, or name another file with --db' },
  );
}

export function unusable(file: string, why: string, cause?: unknown): HeadwaterError {
  return new HeadwaterError('server-database-unusable', `cannot use ${file} as the database: ${why}`, {
    hint: 'the file was left as it is; name another one with --db',
    cause,
  });
}

function readHeader(file: string): Buffer | undefined {
  const stats = statOf(file);
  if (stats === undefined) return undefined;
  // Before it is opened: opening a pipe waits for a writer, and opening a device may do anything.
  if (!stats.isFile()) throw noFile(file, stats);
  const handle = open(file);
  try {
    const header = Buffer.alloc(HEADER_BYTES);
    const length = readSync(handle, header, 0, HEADER_BYTES, 0);
    return length === 0 ? undefined : header.subarray(0, length);
  } finally {
    closeSync(handle);
  }
}

function statOf(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch (error) {
    throw unusable(file, systemReason(error) ?? 'it cannot be looked at', error);
  }
}

function open(file: string): number {
  try {
    return openSync(file, 'r');
  } catch (error) {
    throw unusable(file, systemReason(error) ?? 'it cannot be opened', error);
  }
}

function noFile(file: string, stats: Stats): HeadwaterError {
  return new HeadwaterError('server-database-unusable', `cannot use ${file} as the database: it is ${kindOf(stats)}, not a file`, {
    hint: 'name a file with --db; a missing one is made',
  });
}

function kindOf(stats: Stats): string {
  if (stats.isDirectory()) return 'a folder';
  if (stats.isFIFO()) return 'a named pipe';
  return stats.isSocket() ? 'a socket' : 'a device';
}

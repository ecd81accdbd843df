import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { HeadwaterError } from '../../errors/headwater-error.js';
import { systemReason } from '../shared/system-reason.js';
import { APPLICATION_ID, SCHEMA_VERSION } from './schema.js';

const MAGIC = 'SQLite format 3\0';
const HEADER_BYTES = 100;
/** Offsets in the header. Source: "Database File Format", section 1.3, of SQLite. */
const USER_VERSION_AT = 60;
const APPLICATION_ID_AT = 68;

/**
 * Refuses a file that is not a Headwater database. The check does not use SQLite: SQLite may write
 * to the file or to files beside it when it opens it. An absent or empty file passes. It does not
 * open a folder, a pipe or a device.
 *
 * @throws HeadwaterError `server-database-unusable` or `server-database-newer`
 */
export function checkDatabaseFile(file: string): void {
  const header = readHeader(file);
  if (header === undefined) return;
  if (header.length < HEADER_BYTES || header.toString('latin1', 0, MAGIC.length) !== MAGIC)
    throw unusableDatabase(file, 'it is not a SQLite database');
  // Both are 0 if a first start was killed before it set them.
  const applicationId = header.readUInt32BE(APPLICATION_ID_AT);
  const userVersion = header.readUInt32BE(USER_VERSION_AT);
  if (applicationId !== APPLICATION_ID && (applicationId !== 0 || userVersion !== 0)) {
    throw unusableDatabase(file, 'it belongs to another program');
  }
  refuseOtherSchema(file, userVersion);
}

/** Creates the file and its folders if they are missing. Requires a writable folder. */
export function createDatabaseFile(file: string): void {
  makeFolder(file);
  checkFolder(file);
  makeFile(file);
}

function makeFolder(file: string): void {
  const folder = dirname(file);
  try {
    mkdirSync(folder, { recursive: true });
    // The program leaves other folders of a database alone.
    const ignored = join(folder, '.gitignore');
    if (basename(folder) === '.headwater' && !existsSync(ignored)) writeFileSync(ignored, '*\n');
  } catch (cause) {
    throw unusableDatabase(file, 'its folder cannot be created', { cause });
  }
}

/** Requires a writable folder. SQLite's own message about the folder blames the file. */
function checkFolder(file: string): void {
  try {
    accessSync(dirname(file), constants.W_OK | constants.X_OK);
  } catch (cause) {
    const why = 'its folder cannot be written, and the database needs files beside itself';
    throw unusableDatabase(file, why, { cause });
  }
}

/**
 * Creates the file, readable only to its owner: it may later contain a signing key and hashes of
 * passwords. SQLite gives the files beside it the same mode.
 */
function makeFile(file: string): void {
  try {
    closeSync(openSync(file, 'a', 0o600));
  } catch (cause) {
    const reason = systemReason(cause);
    const why = reason === undefined ? 'it cannot be created' : `it cannot be written: ${reason}`;
    throw unusableDatabase(file, why, { cause });
  }
}

/**
 * Refuses a database of another version of the schema. 0 is the version of a new database.
 *
 * @throws HeadwaterError `server-database-newer`, or `server-database-unusable` for an older schema
 */
export function refuseOtherSchema(file: string, userVersion: number): void {
  if (userVersion === 0 || userVersion === SCHEMA_VERSION) return;
  if (userVersion < SCHEMA_VERSION)
    throw unusableDatabase(
      file,
      `an earlier headwater made it, with version ${userVersion} of the tables, and this one needs ${SCHEMA_VERSION}`,
      { hint: 'delete the file and load its metadata again, or name another file with --db' },
    );
  throw new HeadwaterError(
    'server-database-newer',
    `the database ${file} has version ${userVersion}, and this headwater knows version ${SCHEMA_VERSION}`,
    { hint: 'upgrade headwater, or name another file with --db' },
  );
}

export function unusableDatabase(
  file: string,
  why: string,
  options?: { readonly hint?: string; readonly cause?: unknown },
): HeadwaterError {
  return new HeadwaterError(
    'server-database-unusable',
    `cannot use ${file} as the database: ${why}`,
    { hint: 'the file was left as it is; name another one with --db', ...options },
  );
}

function readHeader(file: string): Buffer | undefined {
  const stats = statFile(file);
  if (stats === undefined) return undefined;
  // This check comes before opening the file: opening a pipe waits for a writer, and opening a
  // device may have any effect.
  if (!stats.isFile()) throw notAFile(file, stats);
  const handle = open(file);
  try {
    const header = Buffer.alloc(HEADER_BYTES);
    const length = readSync(handle, header, 0, HEADER_BYTES, 0);
    return length === 0 ? undefined : header.subarray(0, length);
  } finally {
    closeSync(handle);
  }
}

function statFile(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch (cause) {
    throw unusableDatabase(file, systemReason(cause) ?? 'its status cannot be read', { cause });
  }
}

function open(file: string): number {
  try {
    return openSync(file, 'r');
  } catch (cause) {
    throw unusableDatabase(file, systemReason(cause) ?? 'it cannot be opened', { cause });
  }
}

function notAFile(file: string, stats: Stats): HeadwaterError {
  return unusableDatabase(file, `it is ${describeKind(stats)}, not a file`, {
    hint: 'name a file with --db; a missing file is created',
  });
}

function describeKind(stats: Stats): string {
  if (stats.isDirectory()) return 'a folder';
  if (stats.isFIFO()) return 'a named pipe';
  return stats.isSocket() ? 'a socket' : 'a device';
}

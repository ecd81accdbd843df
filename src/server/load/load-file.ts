import { readFileSync } from 'node:fs';
import { exitCodes } from '../../errors/exit-codes.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import { isJsonObject, type Json } from '../../model/json.js';
import { asList, asObject, readJson } from '../shared/read-json.js';
import { RequestError } from '../shared/request-error.js';
import { runAll } from '../shared/steps.js';
import { systemReason } from '../shared/system-reason.js';
import type { AnyProposal } from '../write/proposal.js';
import { readProposal, readSystemMetadata } from '../write/read-proposal.js';
import { readSnapshot } from '../write/read-snapshot.js';
import type { WriteOptions } from '../write/write-options.js';
import { writeProposals } from '../write/write-proposals.js';

/**
 * Reads a file of proposals or snapshots and stores all of it, or nothing.
 *
 * @throws HeadwaterError `server-load-failed` that names the file, and the event that is wrong.
 *   Exit code 64 if the file cannot be read at all.
 */
export function loadFile(path: string, options: Omit<WriteOptions, 'channel'>): void {
  const text = readText(path);
  try {
    loadEvents(text, options);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    throw new HeadwaterError('server-load-failed', `cannot load ${path}: ${error.message}`, {
      hint: 'nothing of the file was loaded',
      cause: error,
    });
  }
}

/** @throws RequestError that names the event by its number. Then nothing is stored. */
export function loadEvents(text: string, options: Omit<WriteOptions, 'channel'>): void {
  const events = readEvents(text);
  options.store.transaction(() => {
    for (const { number, proposals } of events)
      withEventNumber(number, () => writeProposals(proposals, { ...options, channel: 'file' }));
  });
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const reason = systemReason(error);
    if (reason === undefined) throw error;
    throw new HeadwaterError('server-load-failed', `cannot load ${path}: ${reason}`, {
      exitCode: exitCodes.usage,
      cause: error,
    });
  }
}

/** The proposals of one event of a file. */
interface LoadEvent {
  /** Counted from 1, in the order of the file. */
  readonly number: number;
  readonly proposals: readonly AnyProposal[];
}

/**
 * Reads a file of events: a JSON array, or one event a line. An event is a proposal, or a snapshot
 * in its `proposedSnapshot`.
 *
 * @throws RequestError that names the event by its number
 */
export function readEvents(text: string): readonly LoadEvent[] {
  // Windows tools write a byte order mark before UTF-8, which is invalid in JSON.
  const plain = text.replace(/^\uFEFF/, '').trimStart();
  const events = plain.startsWith('[')
    ? asList(readJson(plain, 'the file'), 'the file')
    : readLines(plain);
  return events.map((event, i) => ({
    number: i + 1,
    proposals: withEventNumber(i + 1, () => readEvent(event)),
  }));
}

/** Runs work on an event, and adds its number to an error. */
function withEventNumber<T>(number: number, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof RequestError)
      throw new RequestError(error.kind, `event ${number}: ${error.message}`);
    throw error;
  }
}

function readLines(text: string): readonly Json[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line, i) => withEventNumber(i + 1, () => readJson(line, 'the line')));
}

function readEvent(json: Json): LoadEvent['proposals'] {
  const event = asObject(stripAvroPackage(json), 'the event');
  if (event['proposedSnapshot'] === undefined) return [runAll(readProposal(event, 'the proposal'))];
  return readSnapshot(
    event['proposedSnapshot'],
    'the snapshot',
    readSystemMetadata(event['systemMetadata'], 'systemMetadata'),
  );
}

const AVRO_PACKAGE = 'com.linkedin.pegasus2avro.';

/**
 * Removes the Avro package from the names of records: the official client writes it into files, and
 * the catalog does not use it. Members that are null are removed, too: in Avro they mean absent
 * members, and the client drops them before it sends.
 */
function stripAvroPackage(value: Json): Json {
  if (Array.isArray(value)) return value.map(stripAvroPackage);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) =>
      item === null || item === undefined
        ? []
        : [
            [
              key.startsWith(AVRO_PACKAGE) ? `com.linkedin.${key.slice(AVRO_PACKAGE.length)}` : key,
              stripAvroPackage(item),
            ],
          ],
    ),
  );
}

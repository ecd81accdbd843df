import { readFileSync } from 'node:fs';
import { exitCodes } from '../../errors/exit-codes.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import { isJsonObject, type Json } from '../../model/json.js';
import { asList, asObject, readJson } from '../shared/read-json.js';
import { RequestError } from '../shared/request-error.js';
import { systemReason } from '../shared/system-reason.js';
import type { AnyProposal } from '../write/proposal.js';
import { readProposal, readSystemMetadata } from '../write/read-proposal.js';
import { readSnapshot } from '../write/read-snapshot.js';
import type { WriteOptions } from '../write/write-options.js';
import { writeProposals } from '../write/write-proposals.js';

export interface LoadOptions extends Omit<WriteOptions, 'channel'> {
  /** Gets the reason for each refused event. The load then stores all other events. */
  readonly onRefused?: ((message: string) => void) | undefined;
}

/**
 * Reads a file of proposals or snapshots and stores all events, or none. With `onRefused` it leaves
 * out the refused events.
 *
 * @throws HeadwaterError `server-load-failed` that names the file, and the event that is wrong.
 *   Exit code 64 if the file cannot be read at all.
 */
export function loadFile(path: string, { onRefused, ...options }: LoadOptions): void {
  const text = readText(path);
  try {
    loadEvents(text, options);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    if (onRefused) loadEach(path, text, { ...options, onRefused });
    else throw loadFailure(path, error, 'nothing of the file was loaded');
  }
}

/** @throws RequestError that names the event by its number. Then the load stores nothing. */
export function loadEvents(text: string, options: Omit<WriteOptions, 'channel'>): void {
  const events = readEvents(text);
  options.store.transaction(() => {
    for (const { number, proposals } of events)
      withEventNumber(number, () => writeProposals(proposals, { ...options, channel: 'file' }));
  });
}

/** Stores event by event. This takes longer, so it runs only after a refusal of the whole file. */
function loadEach(
  path: string,
  text: string,
  { onRefused, ...options }: LoadOptions & { readonly onRefused: (message: string) => void },
): void {
  let events: ReturnType<typeof splitEvents>;
  try {
    events = splitEvents(text);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    throw loadFailure(path, error, 'the file as a whole is not a list of events');
  }
  for (const [i, read] of events.entries()) {
    try {
      withEventNumber(i + 1, () =>
        writeProposals(readEvent(read()), { ...options, channel: 'file' }),
      );
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      onRefused(`left out of ${path}: ${error.message}`);
    }
  }
}

function loadFailure(path: string, cause: RequestError, hint: string): HeadwaterError {
  return new HeadwaterError('server-load-failed', `cannot load ${path}: ${cause.message}`, {
    hint,
    cause,
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
  return splitEvents(text).map((read, i) => ({
    number: i + 1,
    proposals: withEventNumber(i + 1, () => readEvent(read())),
  }));
}

/** Splits a file into its events. A call reads each event, and throws if the event is not JSON. */
function splitEvents(text: string): readonly (() => Json)[] {
  // Windows tools write a byte order mark before UTF-8, which is invalid in JSON.
  const plain = text.replace(/^\uFEFF/, '').trimStart();
  if (plain.startsWith('['))
    return asList(readJson(plain, 'the file'), 'the file').map((event) => () => event);
  const lines = plain.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => () => readJson(line, 'the line'));
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

function readEvent(json: Json): LoadEvent['proposals'] {
  const event = asObject(stripAvroPackage(json), 'the event');
  if (event['proposedSnapshot'] === undefined) return [readProposal(event, 'the proposal')];
  return readSnapshot(
    event['proposedSnapshot'],
    'the snapshot',
    readSystemMetadata(event['systemMetadata'], 'systemMetadata'),
  );
}

const AVRO_PACKAGE = 'com.linkedin.pegasus2avro.';

/**
 * Removes the Avro package from the names of records: the official client writes it into files, and
 * the catalog does not use it. It also removes members that are null: in Avro null means an absent
 * member, and the client drops such members before it sends.
 */
function stripAvroPackage(value: Json): Json {
  if (Array.isArray(value)) return value.map(stripAvroPackage);
  if (!isJsonObject(value)) return value;
  const members = Object.entries(value).flatMap(([key, item]) => {
    if (item === null || item === undefined) return [];
    const isAvro = key.startsWith(AVRO_PACKAGE);
    const name = isAvro ? `com.linkedin.${key.slice(AVRO_PACKAGE.length)}` : key;
    return [[name, stripAvroPackage(item)] as const];
  });
  return Object.fromEntries(members);
}

import type { Json } from '../../model/json.js';
import { asList, asObject, readJson } from '../shared/read-json.js';
import { RequestError } from '../shared/request-error.js';
import type { AnyProposal } from '../write/proposal.js';
import { readProposal, readSystemMetadata } from '../write/read-proposal.js';
import { readSnapshot } from '../write/read-snapshot.js';
import { stripAvroPackage } from './strip-avro-package.js';

/** The proposals of one event of a file. */
export interface LoadEvent {
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
export function withEventNumber<T>(number: number, work: () => T): T {
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
  if (event['proposedSnapshot'] === undefined) return [readProposal(event, 'the proposal')];
  return readSnapshot(
    event['proposedSnapshot'],
    'the snapshot',
    readSystemMetadata(event['systemMetadata'], 'systemMetadata'),
  );
}

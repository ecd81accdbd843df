import { sha256 } from '../../model/sha256.js';
import { canonicalJson, contentDigest } from './canonical-json.js';
import type { ReceiptHeader, ReceiptTrailer, WrittenTrailer } from './receipt.js';
import type { StoredEvent, StoredReceipt } from './stored-receipt.js';

/**
 * Adds digests to the parts of a receipt. The parts have to come in the order in which they are
 * written.
 */
export interface ReceiptSeal {
  /** Returns the JSON of the event with its digest. */
  event(event: StoredEvent): string;
  end(trailer: ReceiptTrailer): WrittenTrailer;
}

/**
 * Starts a chain of digests. Each digest covers its own part and everything before it, so a receipt
 * that was cut off can be checked up to its last whole event. The chain shows hand edits and
 * damage. It is not a signature: an editor can compute it again.
 */
export function sealReceipt(header: ReceiptHeader): ReceiptSeal {
  const chain = startChain(header);
  return {
    event: (event) => {
      const json = canonicalJson(event);
      return `${json.slice(0, -1)},"digest":"${chain(json)}"}`;
    },
    end: (trailer) => ({ ...trailer, digest: chain(canonicalJson(trailer)) }),
  };
}

/** Returns a function that takes the canonical JSON of each part and returns its digest. */
function startChain(header: ReceiptHeader): (json: string) => string {
  let last = contentDigest(header);
  return (json) => {
    // The canonical JSON of an object with these two members.
    last = `sha256:${sha256(`{"after":"${last}","part":${json}}`, 'hex')}`;
    return last;
  };
}

/**
 * The result of a check of a receipt's digests. `absent`: format 1.0 has no digests, so nothing is
 * known.
 */
export type ReceiptDigests = 'match' | 'differ' | 'absent';

/**
 * Checks the digests of a receipt. A killed run leaves a receipt without its end; the digests of
 * its events are checked.
 */
export function checkReceiptDigests(receipt: StoredReceipt): ReceiptDigests {
  const { events, finishedAt, exitCode, digest, ...header } = receipt;
  const isCutOff = finishedAt === undefined && exitCode === undefined && digest === undefined;
  const stated = [...events.map((event) => event.digest), ...(isCutOff ? [] : [digest])];
  if (header.formatVersion === '1.0' && stated.every((one) => one === undefined)) return 'absent';
  const chain = startChain(header);
  const expected = events.map(({ digest: _, ...event }) => chain(canonicalJson(event)));
  if (!isCutOff) expected.push(chain(canonicalJson({ finishedAt, exitCode })));
  return expected.every((one, index) => one === stated[index]) ? 'match' : 'differ';
}

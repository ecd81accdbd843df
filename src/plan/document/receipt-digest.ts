import { sha256 } from '../../model/sha256.js';
import { canonicalJson, contentDigest } from './canonical-json.js';
import type { ReceiptHeader, ReceiptTrailer, WrittenTrailer } from './receipt.js';
import type { StoredEvent, StoredReceipt, WrittenEvent } from './stored-receipt.js';

/**
 * Adds digests to the parts of a receipt. The parts have to come in the order in which they are
 * written.
 */
export interface ReceiptSeal {
  event(event: StoredEvent): WrittenEvent;
  end(trailer: ReceiptTrailer): WrittenTrailer;
}

/**
 * Starts a chain of digests. Each digest covers its own part and everything before it, so a receipt
 * that was cut off can be checked up to its last whole event. The chain shows hand edits and
 * damage. It is not a signature: an editor can compute it again.
 */
export function sealReceipt(header: ReceiptHeader): ReceiptSeal {
  let last = contentDigest(header);
  const link = (part: object): string => {
    // The digest of `{ after: last, part }`, whose members are sorted.
    const json = `{"after":"${last}","part":${canonicalJson(part)}}`;
    last = `sha256:${sha256(json, 'hex')}`;
    return last;
  };
  return {
    event: (event) => ({ ...event, digest: link(event) }),
    end: (trailer) => ({ ...trailer, digest: link(trailer) }),
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
  const seal = sealReceipt(header);
  const expected = events.map(({ digest: _, ...event }) => seal.event(event).digest);
  if (!isCutOff) expected.push(seal.end({ finishedAt, exitCode } as ReceiptTrailer).digest);
  return expected.every((one, index) => one === stated[index]) ? 'match' : 'differ';
}

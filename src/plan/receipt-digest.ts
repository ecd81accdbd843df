import { contentDigest } from './content-digest.js';
import type { Receipt, ReceiptEvent, ReceiptHeader, ReceiptTrailer, WrittenEvent, WrittenTrailer } from './receipt.js';

/** Adds digests to the parts of a receipt, in the order in which they are written. */
export interface ReceiptSeal {
  event(event: ReceiptEvent): WrittenEvent;
  end(trailer: ReceiptTrailer): WrittenTrailer;
}

/**
 * Begins a chain of digests. Each one covers its own part and everything before it, so a receipt that was cut off can be
 * checked up to its last whole event. The chain shows hand edits and damage. It is no signature: an editor can compute it again.
 */
export function sealReceipt(header: ReceiptHeader): ReceiptSeal {
  let last = contentDigest(header);
  const link = (part: object): string => {
    last = contentDigest({ after: last, part });
    return last;
  };
  return {
    event: (event) => ({ ...event, digest: link(event) }),
    end: (trailer) => ({ ...trailer, digest: link(trailer) }),
  };
}

/** Whether the digests of a receipt match its content. `absent`: format 1.0 carries none, so nothing can be told. */
export type ReceiptDigests = 'match' | 'differ' | 'absent';

/** A run that was killed leaves a receipt without its end. The digests of its events count all the same. */
export function checkReceiptDigests(receipt: Receipt): ReceiptDigests {
  const { events, finishedAt, exitCode, digest, ...header } = receipt;
  const isCutOff = finishedAt === undefined && exitCode === undefined && digest === undefined;
  const stated = [...events.map((event) => event.digest), ...(isCutOff ? [] : [digest])];
  if (header.formatVersion === '1.0' && stated.every((one) => one === undefined)) return 'absent';
  const seal = sealReceipt(header);
  const expected = events.map(({ digest: _, ...event }) => seal.event(event).digest);
  if (!isCutOff) expected.push(seal.end({ finishedAt, exitCode } as ReceiptTrailer).digest);
  return expected.every((one, index) => one === stated[index]) ? 'match' : 'differ';
}

import { openReceipt, type ReceiptLog } from '../files/receipt-writer.js';
import type { Plan } from '../plan/document/plan.js';
import {
  RECEIPT_FORMAT_VERSION,
  type ReceiptEvent,
  type ReceiptHeader,
  type ReceiptTrailer,
} from '../plan/document/receipt.js';
import { sealReceipt } from '../plan/document/receipt-digest.js';
import { isoTime } from './iso-time.js';
import { tool } from './tool.js';

/** A receipt that adds a digest to each event. */
export interface SealedReceiptLog extends Pick<ReceiptLog, 'path'> {
  append(event: ReceiptEvent): Promise<void>;
  close(trailer: ReceiptTrailer): Promise<void>;
}

/**
 * Starts the receipt of an apply. Each appended event gets a digest.
 *
 * @param time milliseconds since 1970
 * @throws HeadwaterError `receipt-unwritable`
 */
export async function startReceipt(
  plan: Plan,
  folder: string,
  time: number,
): Promise<SealedReceiptLog> {
  const startedAt = isoTime(time);
  const { target, intent, source, digests, guards } = plan;
  const allowances = guards.filter(({ allowed }) => allowed !== null);
  const header: ReceiptHeader = {
    formatVersion: RECEIPT_FORMAT_VERSION,
    tool,
    target,
    intent,
    source,
    effect: digests.effect,
    allowances,
    startedAt,
  };
  const log = await openReceipt({
    folder,
    name: `${startedAt.replaceAll(/[-:.]/g, '')}-${digests.effect.slice('sha256:'.length, 'sha256:'.length + 12)}.json`,
    header,
  });
  const seal = sealReceipt(header);
  return {
    path: log.path,
    append: (event) => log.append(seal.event(event)),
    close: (end) => log.close(seal.end(end)),
  };
}

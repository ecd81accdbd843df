import type { DatasetReading } from '../../../src/model/observed-state.js';
import type { FineGrainedRecord, UpstreamRecord } from '../../../src/model/upstream-lineage.js';
import { marked, withRecords } from '../model/lineage-builders.js';
import { lineageOf, present, recordOf } from '../model/state-builders.js';
import { record, total } from './planned-orders.js';

/** The record of `orders <- raw` with our mark, and one without any mark. */
export const ours = marked('raw');
export const theirs = recordOf('raw');

/** `orders` with one upstream record. */
export const presentWith = (record: UpstreamRecord) => present('orders', lineageOf(record));

/** `orders` with the pair in a record, and an edge with or without marks. */
export function withPair(
  marks: Parameters<typeof marked>[1] | null,
  more: Partial<FineGrainedRecord> = {},
): DatasetReading {
  return present(
    'orders',
    withRecords(lineageOf(marks ? marked('raw', marks) : theirs), { ...record, ...more }),
  );
}

/** `orders` with a pair that our mark names, and with one that it does not name. */
export const ourPair = withPair({ shop: { pairs: [total] } });
export const theirPair = withPair(null);

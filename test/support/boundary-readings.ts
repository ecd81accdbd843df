import type { DatasetReading } from '../../src/model/observed-state.js';
import type { FineGrainedRecord, UpstreamRecord } from '../../src/model/upstream-lineage.js';
import { marked, withRecords } from './lineage-builders.js';
import { record, total } from './planned-orders.js';
import { lineageOf, present, recordOf } from './state-builders.js';

/** The record of `orders <- raw` with our mark, and one without any mark. */
export const ours = marked('raw');
export const theirs = recordOf('raw');

/** `orders` with one upstream record. */
export const presentWith = (record: UpstreamRecord) => present('orders', lineageOf(record));

/** `orders` with the pair in a record, on an edge with these marks or without marks. */
export function withPair(
  marks: Parameters<typeof marked>[1] | null,
  more: Partial<FineGrainedRecord> = {},
): DatasetReading {
  return present(
    'orders',
    withRecords(lineageOf(marks ? marked('raw', marks) : theirs), { ...record, ...more }),
  );
}

/** `orders` with the pair of ours, and with one that is not. */
export const ourPair = withPair({ shop: { pairs: [total] } });
export const theirPair = withPair(null);

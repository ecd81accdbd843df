import { it } from 'vitest';
import type { DatasetReading } from '../../../src/model/observed-state.js';
import type { FineGrainedRecord, UpstreamRecord } from '../../../src/model/upstream-lineage.js';
import type { PairChange } from '../../../src/plan/document/change.js';
import { expectGolden } from '../../support/golden.js';
import {
  fieldOf,
  fingerprintOf,
  marked,
  withRecords,
} from '../../support/model/lineage-builders.js';
import { lineageOf, present, recordOf, us } from '../../support/model/state-builders.js';
import { record, total } from '../../support/plan/planned-orders.js';
import {
  boundaryTrips,
  pairValue,
  type TamperedCase,
  tamperedPair,
} from '../../support/plan/tampered-changes.js';

/** The record of `orders <- raw` with our mark, and one without any mark. */
const ours = marked('raw');
const theirs = recordOf('raw');

/** `orders` with one upstream record. */
const presentWith = (record: UpstreamRecord) => present('orders', lineageOf(record));

/** `orders` with the pair in a record, and an edge with or without marks. */
function withPair(
  marks: Parameters<typeof marked>[1] | null,
  more: Partial<FineGrainedRecord> = {},
): DatasetReading {
  return present(
    'orders',
    withRecords(lineageOf(marks ? marked('raw', marks) : theirs), { ...record, ...more }),
  );
}

/** `orders` with a pair that our mark names, and with one that it does not name. */
const ourPair = withPair({ shop: { pairs: [total] } });
const theirPair = withPair(null);

const made = recordOf('raw', 'TRANSFORMED', us);
const garbled = { ...made, properties: { headwater: 'nonsense' } };
const named: Partial<TamperedCase> = { more: { settings: { formerly: ['old'] } } };
const exclusive = { exclusive: true };
const net = fingerprintOf('orders.total', 'raw.amount', 'net');
const max = fingerprintOf('orders.total', 'raw.amount', 'max');
const netRecord = { ...record, transformOperation: 'net' };

function trips(
  change: PairChange,
  orders: DatasetReading,
  more: Partial<TamperedCase> = {},
): string {
  return boundaryTrips(change, { orders, ...more }).join('\n') || 'allowed';
}

/** `orders` with two records of the pair, where our mark names one. */
const twice = (fingerprint: string) =>
  present(
    'orders',
    withRecords(lineageOf(marked('raw', { shop: { pairs: [fingerprint] } })), record, netRecord),
  );
const onEdge = (upstream: UpstreamRecord) =>
  present('orders', withRecords(lineageOf(upstream), record));

const remove = (reason: PairChange['reason'] = 'undeclared') => tamperedPair({ reason });
const change = (after: Partial<typeof pairValue> | { transform: string }) =>
  tamperedPair({ kind: 'update', reason: 'differs', after: { ...pairValue, ...after } });
const toNet = change({ transform: 'net' });
const ofShop = { shop: { pairs: [total] } };

it('a column pair is changed or removed only with a right to it', async () => {
  const ofFinance = { pairs: [total] };
  await expectGolden(import.meta, 'changed-pairs', {
    'is named by our mark': trips(remove(), ourPair),
    'is named by the mark with our earlier name': trips(
      remove(),
      withPair({ old: { pairs: [total] } }),
      named,
    ),
    'is removed with its edge': trips(remove('edge-removed'), ourPair),
    'gets another confidence': trips(change({ confidence: 0.5 }), ourPair),
    'gets another transform': trips(toNet, ourPair),
    'has the transform NONE instead of none': trips(
      remove(),
      withPair(ofShop, { transformOperation: 'NONE' }),
    ),
    'is ours, and another writer gave it another transform': trips(
      toNet,
      withPair({ shop: { pairs: [max] } }),
    ),
    "is ours with another transform, beside another writer's record with the wanted one": trips(
      toNet,
      twice(total),
    ),
    'belongs to an exclusive unit': trips(remove('exclusive'), theirPair, exclusive),
    'belongs to an exclusive unit and gets another transform': trips(toNet, theirPair, exclusive),
    'belongs to an exclusive unit, and its edge was removed earlier': trips(
      remove('exclusive'),
      present('orders', withRecords(lineageOf(), record)),
      exclusive,
    ),
    'is not ours': trips(remove(), theirPair),
    'is not ours, on our edge': trips(remove(), withPair({ shop: { edge: true } })),
    'is not ours, and its edge is removed': trips(
      remove('edge-removed'),
      withPair({ shop: { edge: true } }),
      exclusive,
    ),
    'was made by our user': trips(remove('made-by-us'), onEdge(made)),
    'is not the record of the pair that is ours': trips(remove(), twice(net)),
    'is one of several records, and ours was changed': trips(remove(), twice(max)),
    'belongs to another stack too, with another transform': trips(
      remove(),
      withPair({ ...ofShop, finance: { pairs: [net] } }),
    ),
    'belongs to another stack too': trips(remove(), withPair({ ...ofShop, finance: ofFinance })),
    'belongs to another stack': trips(
      remove('exclusive'),
      withPair({ finance: ofFinance }),
      exclusive,
    ),
    'does not exist': trips(remove(), presentWith(ours)),
    'exists with another transform': trips(
      remove(),
      withPair(ofShop, { transformOperation: 'net' }),
    ),
    'exists in a record of whole datasets': trips(
      remove(),
      withPair(ofShop, { upstreamType: 'DATASET' }),
    ),
    'has no value before': trips(tamperedPair({ before: null }), ourPair),
    'has an unreadable mark': trips(remove(), onEdge(garbled)),
  });
});

it('a column pair that is created must not exist yet in any record', async () => {
  const create = tamperedPair({
    kind: 'create',
    reason: 'missing',
    before: null,
    after: pairValue,
  });
  const several = {
    downstreamType: 'FIELD_SET',
    downstreams: [fieldOf('orders.id'), fieldOf('orders.total')],
  };
  await expectGolden(import.meta, 'created-pairs', {
    'of its own': trips(create, withPair(null)),
    'with another transform': trips(create, withPair(null, { transformOperation: 'net' })),
    'with a query': trips(create, withPair(null, { query: 'urn:li:query:q' })),
    'of several columns': trips(create, withPair(null, several)),
    'it is in none': trips(create, presentWith(theirs)),
    'it is in one of whole datasets': trips(create, withPair(null, { upstreamType: 'DATASET' })),
  });
});

it('a column pair whose mark alone changes keeps its values', async () => {
  const mark = tamperedPair({ kind: 'mark', reason: 'adopted', after: pairValue });
  const sure = withPair(null, { confidenceScore: Math.fround(0.7) });
  const { confidenceScore: _, ...plain } = record;
  const left = tamperedPair({
    kind: 'mark',
    reason: 'left-to-others',
    after: { ...pairValue, transform: 'net', owned: false },
  });
  const notOurs = { ...pairValue, owned: false };
  const back = tamperedPair({
    kind: 'mark',
    reason: 'rolled-back',
    before: notOurs,
    after: pairValue,
  });
  await expectGolden(import.meta, 'marked-pairs', {
    'its confidence is stored as a float32': trips(
      { ...mark, after: { ...pairValue, confidence: 0.7 } },
      sure,
    ),
    'its confidence differs': trips(mark, sure),
    'nothing is left': trips({ ...mark, after: null }, sure),
    'its transform differs': trips(
      { ...mark, after: { ...pairValue, transform: 'net' } },
      theirPair,
    ),
    'it does not exist': trips(mark, presentWith(ours)),
    'its record has no confidence': trips(
      mark,
      present('orders', withRecords(lineageOf(theirs), plain)),
    ),
    'it has no value before': trips({ ...mark, before: null }, theirPair),
    "another writer's record keeps what was ours": trips(left, ourPair),
    "another writer's record keeps what was not ours": trips(left, theirPair),
    'it gets its mark back, in any spelling': trips(back, presentWith(ours)),
    'it gets its mark back, and was ours': trips({ ...back, before: pairValue }, presentWith(ours)),
    'it gets no mark back': trips({ ...back, after: notOurs }, presentWith(ours)),
  });
});

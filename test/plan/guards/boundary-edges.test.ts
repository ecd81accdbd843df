import { it } from 'vitest';
import type { DatasetReading } from '../../../src/model/observed-state.js';
import type { UpstreamRecord } from '../../../src/model/upstream-lineage.js';
import type { EdgeChange } from '../../../src/plan/document/change.js';
import { expectGolden } from '../../support/golden.js';
import { marked } from '../../support/model/lineage-builders.js';
import {
  absent,
  lineageOf,
  present,
  recordOf,
  unknown,
  urnOf,
  us,
} from '../../support/model/state-builders.js';
import {
  boundaryTrips,
  edgeValue,
  type TamperedCase,
  tamperedEdge,
} from '../../support/plan/tampered-changes.js';

const ours = marked('raw');
const formerly = marked('raw', { old: { edge: true } });
const theirs = recordOf('raw');
const finance = marked('raw', { finance: { edge: true } });
const pairsOfFinance = marked(recordOf('raw', 'COPY'), {
  shop: { edge: true },
  finance: { pairs: ['AAAAAAAA'] },
});
const shared = marked('raw', { shop: { edge: true }, finance: { edge: true } });
const made = recordOf('raw', 'TRANSFORMED', us);
const garbled = { ...made, properties: { headwater: 'nonsense' } };
const named: Partial<TamperedCase> = { more: { settings: { formerly: ['old'] } } };
const exclusive = { exclusive: true };
const undeclared = { undeclared: true };

const reading = (...records: readonly (string | UpstreamRecord)[]) =>
  present('orders', lineageOf(...records));

/** The trips of a change at this reading of `orders`, or at one with this record. */
function trips(
  change: EdgeChange,
  orders: DatasetReading | UpstreamRecord,
  more: Partial<TamperedCase> = {},
): string {
  const told = { orders: 'kind' in orders ? (orders as DatasetReading) : reading(orders), ...more };
  return boundaryTrips(change, told).join('\n') || 'allowed';
}

const remove = (reason: EdgeChange['reason'] = 'undeclared') => tamperedEdge({ reason });
const retype = (reason: EdgeChange['reason'] = 'differs') =>
  tamperedEdge({ kind: 'update', reason, after: { ...edgeValue, type: 'COPY' } });
const absentOrders = absent('orders');

it('an edge is changed or removed only with a right to it', async () => {
  await expectGolden(import.meta, 'changed-edges', {
    'carries our mark': trips(remove(), ours),
    'carries our mark on one of two records': trips(remove(), reading('raw', ours)),
    'carries the mark of our earlier name': trips(remove(), formerly, named),
    'carries our mark and gets another type': trips(retype(), ours),
    'carries our mark, and another stack has pairs on it': trips(retype(), pairsOfFinance),
    'was made by our user': trips(retype('made-by-us'), made),
    'belongs to an exclusive unit': trips(remove('exclusive'), theirs, exclusive),
    'belongs to an exclusive unit and gets another type': trips(
      retype('exclusive'),
      theirs,
      exclusive,
    ),
    'is not ours': trips(remove(), theirs),
    'carries a mark with a name that is not an earlier name of ours': trips(remove(), formerly),
    'has only pairs of ours': trips(remove(), marked('raw', { shop: { pairs: ['AAAAAAAA'] } })),
    'belongs to another stack': trips(retype('exclusive'), finance, exclusive),
    'belongs to another stack too': trips(retype(), shared),
    'belongs to another stack too, and is removed': trips(remove(), shared),
    'has pairs of another stack, and is removed': trips(remove(), pairsOfFinance),
    'is ours, but the reason says that it is not': trips(remove('exclusive'), ours),
    'belongs to a unit that is not exclusive': trips(remove('exclusive'), theirs),
    'belongs to an exclusive unit, is not declared, and gets another type': trips(
      retype('exclusive'),
      theirs,
      { ...exclusive, ...undeclared },
    ),
    'is exclusive, but the reason hides it': trips(remove(), theirs, exclusive),
    'was made by our user, and is not declared': trips(retype('made-by-us'), made, undeclared),
    'was made by our user, and is removed for that reason': trips(remove('made-by-us'), made),
    'was made by our user, and is removed': trips(remove(), made),
    'was made by our user and by another user': trips(retype('made-by-us'), reading(made, theirs)),
    'has a reason that gives no right': trips(remove('shared'), ours),
    'has an unreadable mark': trips(remove(), reading(ours, garbled)),
    'does not exist': trips(remove(), reading('fx')),
    'belongs to a dataset without lineage': trips(remove(), present('orders')),
    'belongs to a dataset that does not exist': trips(remove(), absentOrders),
    'belongs to a dataset that cannot be read': trips(remove(), unknown('orders')),
  });
});

it('an edge that is created must not exist yet, and a mark alone keeps its type', async () => {
  const create = tamperedEdge({
    kind: 'create',
    reason: 'missing',
    before: null,
    after: edgeValue,
  });
  const elsewhere = { ...create, downstream: urnOf('nobody read it') };
  const mark = tamperedEdge({ kind: 'mark', reason: 'shared', after: edgeValue });
  const copied = { ...edgeValue, type: 'COPY' };
  await expectGolden(import.meta, 'made-edges', {
    'created beside others': trips(create, reading('fx')),
    'created with its dataset': trips(create, absentOrders),
    'created, and it exists': trips(create, theirs),
    'created on a dataset that was not read': trips(elsewhere, reading()),
    'marked, and another stack has it': trips(mark, finance),
    'marked, and one of its types is declared': trips(
      mark,
      reading(recordOf('raw', 'VIEW'), theirs),
    ),
    'marked, with another type': trips({ ...mark, after: copied }, finance),
    'marked, and nothing is left': trips({ ...mark, after: null }, finance),
    'marked, and its mark cannot be read': trips(mark, garbled),
    'marked, and it does not exist': trips(mark, reading()),
  });
});

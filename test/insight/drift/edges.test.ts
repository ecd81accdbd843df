import { it } from 'vitest';
import type { UpstreamRecord } from '../../../src/model/upstream-lineage.js';
import { driftOf, expectDrifts, presentAt, version } from '../../support/insight/drift-of.js';
import { marked } from '../../support/model/lineage-builders.js';
import {
  absent,
  desire,
  edgeFrom,
  lineageOf,
  observe,
  present,
  recordOf,
  unitOf,
  unknown,
  us,
} from '../../support/model/state-builders.js';

/** `orders <- raw` is declared. `ourLineage` has it with our mark. */
const desired = desire([unitOf('orders', 'raw')]);
const ourLineage = lineageOf(marked('raw'));

/** Finds the drift of `orders` with these versions of its lineage, oldest first. */
function driftOfOrders(
  ...versions: readonly ReturnType<typeof version>[]
): ReturnType<typeof driftOf> {
  const [now = version(1, lineageOf()), ...earlier] = [...versions].reverse();
  return driftOf(desired, observe('raw', presentAt('orders', now)), { orders: earlier });
}

const seen = (number: number, ...records: readonly (string | UpstreamRecord)[]) =>
  version(number, lineageOf(...records));
const by = (name: string, number: number, ...records: readonly (string | UpstreamRecord)[]) =>
  version(number, lineageOf(...records), name);
const view = recordOf('raw', 'VIEW');

it('a declared edge that does not exist is missing, since the write that removed it', async () => {
  await expectDrifts(import.meta, 'missing-edges', {
    'an earlier version shows it as ours': driftOfOrders(
      seen(1, 'x'),
      version(2, ourLineage),
      by('jane', 3, 'x'),
      seen(4, 'y'),
    ),
    'it lost its mark before it was removed': driftOfOrders(
      version(1, ourLineage),
      seen(2, 'raw'),
      by('jane', 3),
    ),
    'the first version shows it without our mark': driftOfOrders(
      seen(1, 'raw'),
      by('jane', 2, 'x'),
      seen(3, 'y'),
    ),
    'a later version shows it without our mark': driftOfOrders(
      seen(7, 'raw'),
      by('jane', 8, 'x'),
      seen(9, 'y'),
    ),
    'the first version is not kept': driftOfOrders(seen(7), seen(8, 'x')),
    'the catalog does not count versions': driftOfOrders(
      version(1, lineageOf('x'), 'jane', { uncounted: true }),
    ),
    'no lineage is stored': driftOf(desired, observe('raw', present('orders'))),
    'its dataset does not exist': driftOf(desired, observe('raw', absent('orders'))),
    'its dataset is hidden': driftOf(desired, observe('raw', unknown('orders'))),
    'the user of the token removed it': driftOfOrders(version(1, ourLineage), by('headwater', 2)),
  });
});

it('a declared edge of another type was altered if it was ours and as declared', async () => {
  const both = marked(view, { shop: { edge: true }, finance: { edge: true } });
  const finance = marked('raw', { finance: { edge: true } });
  const spoilt = { ...recordOf('raw'), properties: { headwater: 'x' } };
  await expectDrifts(import.meta, 'altered-edges', {
    'an earlier version shows it as ours and as declared': driftOfOrders(
      version(1, ourLineage),
      by('jane', 2, marked(view)),
      seen(3, marked(view), 'x'),
    ),
    'one of several records was as declared': driftOfOrders(
      seen(1, marked(view), recordOf('raw')),
      seen(2, marked(view)),
    ),
    'it was never ours': driftOfOrders(seen(8, view)),
    'our user made it, and no version shows more': driftOfOrders(
      seen(8, recordOf('raw', 'VIEW', us)),
    ),
    'another stack has it, too, and declares that type': driftOfOrders(
      version(1, ourLineage),
      seen(2, both),
    ),
    'one of several records is as declared: its mark is lost': driftOfOrders(
      version(1, ourLineage),
      seen(2, view, recordOf('raw')),
    ),
    'it belongs to another stack': driftOfOrders(seen(9, finance)),
    'it belongs to another stack now': driftOfOrders(version(1, ourLineage), seen(2, finance)),
    'its mark is invalid now': driftOfOrders(version(1, ourLineage), seen(2, spoilt)),
  });
});

it('what only we would change is no drift', async () => {
  const guarded = desire([{ ...unitOf('orders', 'raw'), protect: true }]);
  const exclusive = desire([
    { ...unitOf('orders', 'raw', edgeFrom('fx', 'COPY')), ownership: 'exclusive' },
  ]);
  await expectDrifts(import.meta, 'pending-edges', {
    'its declared protection differs': driftOf(
      guarded,
      observe('raw', present('orders', ourLineage)),
    ),
    'no manifest declares it, ours or not': driftOfOrders(
      seen(2, marked('raw'), marked('gone'), 'x'),
    ),
    'no manifest names its dataset': driftOf(
      desire([]),
      observe(presentAt('orders', version(2, ourLineage))),
    ),
    'others wrote it below exclusive ownership': driftOf(
      exclusive,
      observe('raw', 'fx', presentAt('orders', seen(9, 'raw', 'fx', 'x'))),
    ),
  });
});

import { it } from 'vitest';
import type { Drift } from '../../../src/insight/drift/drift.js';
import type { LineageReading } from '../../../src/model/observed-state.js';
import type { FineGrainedRecord, UpstreamLineage } from '../../../src/model/upstream-lineage.js';
import { driftOf, expectDrifts, presentAt, version } from '../../support/insight/drift-of.js';
import {
  columnRecord,
  fieldOf,
  fingerprintOf,
  mapping,
  marked,
  withColumns,
  withRecords,
  withSchemas,
} from '../../support/model/lineage-builders.js';
import { desire, lineageOf, observe, unitOf } from '../../support/model/state-builders.js';

const columns = { orders: ['total', 'id'], raw: ['amount', 'id'] };
const total = mapping('total', ['raw.amount'], { transform: 'sum', confidence: 0.9 });
const record = (more: Partial<FineGrainedRecord> = {}) =>
  columnRecord('orders.total', ['raw.amount'], {
    transformOperation: 'sum',
    confidenceScore: 0.9,
    ...more,
  });
const fingerprint = fingerprintOf('orders.total', 'raw.amount', 'sum');

/** An aspect whose edge has our mark, for the edge and for these pairs. */
function ours(pairs: readonly string[], ...records: readonly FineGrainedRecord[]): UpstreamLineage {
  return withRecords(lineageOf(marked('raw', { shop: { edge: true, pairs } })), ...records);
}

/** The drift of `orders` with these versions of its lineage, oldest first. */
function orders(...versions: readonly LineageReading[]): Drift {
  const [now = version(1, lineageOf()), ...earlier] = [...versions].reverse();
  const observed = withSchemas(observe('raw', presentAt('orders', now)), columns);
  return driftOf(desire([withColumns(unitOf('orders', 'raw'), total)]), observed, {
    orders: earlier,
  });
}

const whole = version(1, ours([fingerprint], record()));

it('a declared pair is missing, altered, without its mark, or no drift', async () => {
  const others = [record({ transformOperation: 'max' }), record({ transformOperation: 'min' })];
  const max = ours(
    [fingerprintOf('orders.total', 'raw.amount', 'max')],
    record({ transformOperation: 'max' }),
  );
  const half = ours([fingerprint], record({ confidenceScore: 0.5 }));
  const long = 'orders.[version=2.0].[type=int].total';
  const spelled = version(
    1,
    ours([fingerprintOf(long, 'raw.amount', 'sum')], { ...record(), downstreams: [fieldOf(long)] }),
  );
  const trimmed = ours(
    [fingerprintOf('orders.id', 'raw.id')],
    columnRecord('orders.id', ['raw.id'], { transformOperation: 'trim' }),
  );
  const left = withRecords(lineageOf(), record());
  await expectDrifts(import.meta, 'pairs', {
    'it exists as declared and as ours': orders(version(5, ours([fingerprint], record()))),
    'our mark names it, and the versions show who removed it': orders(
      whole,
      version(2, ours([fingerprint]), 'jane'),
    ),
    'our mark names it, and no version showed it': orders(version(1, ours([fingerprint]))),
    'nothing shows it': orders(version(1, ours([]))),
    'nothing shows it, and the first version is not kept': orders(version(9, ours([]))),
    'the server cannot store the difference in confidence': orders(
      whole,
      version(2, ours([fingerprint], record({ confidenceScore: Math.fround(0.9) }))),
    ),
    'it is declared with another confidence since': orders(version(1, half)),
    'its confidence differs, and the first version is not kept': orders(version(4, half)),
    'its transform was altered, and which of two records is ours is unknown': orders(
      whole,
      version(2, ours([fingerprint], ...others)),
    ),
    'another writer gives a transform, and the manifest gives none': driftOf(
      desire([withColumns(unitOf('orders', 'raw'), mapping('id', ['raw.id']))]),
      withSchemas(observe('raw', presentAt('orders', version(4, trimmed))), columns),
    ),
    'it has another spelling': orders(spelled),
    'it had another spelling, and is gone': orders(spelled, version(2, lineageOf(marked('raw')))),
    'it is declared with another transform since': orders(version(1, max)),
    'it is declared with another transform, and the first version is not kept': orders(
      version(4, max),
    ),
    'it lost its mark and was altered: it belongs to another writer now': orders(
      whole,
      version(2, withRecords(lineageOf('raw'), record({ confidenceScore: 0.5 }))),
    ),
    'it outlived its edge, and a version shows it as ours': orders(whole, version(2, left)),
    "it outlived its edge, and is another writer's": orders(version(9, left)),
    'it never had an edge': orders(version(1, left)),
    'it belongs to another writer, on an edge that was never ours': orders(
      version(9, withRecords(lineageOf('raw'), record())),
    ),
  });
});

import { describe } from 'vitest';
import type {
  FineGrainedRecord,
  UpstreamLineage,
  UpstreamRecord,
} from '../../src/model/upstream-lineage.js';
import { declaring } from '../support/scenario/manifests.js';
import { column, edge, lineage } from '../support/scenario/records.js';
import { scenario } from '../support/scenario/scenario.js';
import {
  addedByOurUser,
  anotherStackApplied,
  applied,
  ingested,
  removedByHand,
  rewritten,
  versionsForgotten,
} from '../support/scenario/steps.js';

const both = ['spec', 'datahub'] as const;
const plain = 'downstream: orders, upstreams: [raw_orders]';
const copied = 'downstream: orders, upstreams: [{dataset: raw_orders, type: COPY}]';
const mapped =
  'downstream: orders, upstreams: [raw_orders, raw_fx], columns: {total: {from: [raw_orders.amount], transform: sum, confidence: 0.9}}';
const mart = 'downstream: mart, upstreams: [orders]';

/** Changes every edge, or every column record. */
function edges(
  change: (record: UpstreamRecord) => UpstreamRecord,
): (aspect: UpstreamLineage) => UpstreamLineage {
  return (aspect) => ({ ...aspect, upstreams: aspect.upstreams.map(change) });
}

function columns(change: Partial<FineGrainedRecord>): (aspect: UpstreamLineage) => UpstreamLineage {
  return (aspect) => ({
    ...aspect,
    fineGrainedLineages: (aspect.fineGrainedLineages ?? []).map((record) => ({
      ...record,
      ...change,
    })),
  });
}

const withoutMark = edges(({ properties: { headwater, ...properties } = {}, ...record }) => ({
  ...record,
  properties,
}));

describe('our lineage is gone', () => {
  scenario('our only edge deleted in the UI', {
    given: [
      ingested('mart', lineage([edge('raw_fx')])),
      applied(declaring(mart)),
      removedByHand('mart', 'orders'),
    ],
    manifests: declaring(mart),
    exits: { drift: 2, plan: 2, apply: 0 },
    holds: ['mart'],
    dialects: both,
  });

  scenario('an edge deleted in the UI, and other lineage ingested since', {
    given: [
      applied(declaring(mapped)),
      removedByHand('orders', 'raw_fx'),
      rewritten('orders', (aspect) => ({
        ...aspect,
        upstreams: [...aspect.upstreams, edge('sheet') as UpstreamRecord],
      })),
    ],
    manifests: declaring(mapped),
    exits: { drift: 2, plan: 2, apply: 0 },
    holds: [],
  });

  scenario('an ingestion run overwrites the aspect of a dataset, and of another', {
    given: [
      applied(declaring(mapped, mart)),
      ingested('orders', lineage([edge('sheet')]), 'snowflake-2026_11_20-02_00_00'),
      ingested('mart', lineage([edge('sheet')]), 'snowflake-2026_11_20-02_00_00'),
      ingested('orders', lineage([edge('sheet'), edge('mart')]), 'snowflake-2026_11_21-02_00_00'),
    ],
    manifests: declaring(mapped, mart),
    exits: { drift: 2, plan: 2, apply: 0 },
    holds: [],
    dialects: both,
  });

  scenario('a column record deleted', {
    given: [
      applied(declaring(mapped)),
      rewritten('orders', (aspect) => ({ ...aspect, fineGrainedLineages: [] })),
    ],
    manifests: declaring(mapped),
    exits: { drift: 2, plan: 2, apply: 0 },
    holds: ['orders'],
  });

  scenario('an edge that was declared and never applied, where no lineage is stored', {
    manifests: declaring(mart),
    exits: { drift: 2, plan: 2, apply: 0 },
    holds: [],
  });

  scenario('all was overwritten, and the catalog keeps no earlier version', {
    given: [
      applied(declaring(mapped)),
      ingested('orders', lineage([edge('sheet')])),
      versionsForgotten(),
    ],
    manifests: declaring(mapped),
    exits: { drift: 2, plan: 2, apply: 0 },
    holds: [],
  });
});

describe('our lineage is altered', () => {
  scenario('the type of our edge altered by others', {
    given: [
      applied(declaring(copied)),
      rewritten(
        'orders',
        edges((record) => ({ ...record, type: 'VIEW' })),
      ),
    ],
    manifests: declaring(copied),
    exits: { drift: 2, plan: 2, apply: 0 },
    holds: ['orders'],
    dialects: both,
  });

  scenario('the confidence of our column altered by others', {
    given: [applied(declaring(mapped)), rewritten('orders', columns({ confidenceScore: 0.25 }))],
    manifests: declaring(mapped),
    exits: { drift: 2, plan: 2, apply: 0 },
    holds: [],
  });

  scenario('the transform of our column altered by others', {
    given: [
      applied(declaring(mapped)),
      rewritten('orders', columns({ transformOperation: 'max' })),
    ],
    manifests: declaring(mapped),
    exits: { drift: 2, plan: 2, apply: 0 },
    holds: ['orders'],
  });

  scenario('our edge overwritten with another type', {
    given: [
      applied(declaring(copied)),
      ingested('orders', lineage([edge('raw_orders', { type: 'VIEW' })])),
    ],
    manifests: declaring(copied),
    exits: { drift: 2, plan: 0, apply: 0 },
    mends: false,
    holds: [],
  });

  scenario('the type of our edge altered, and the catalog keeps no earlier version', {
    given: [
      applied(declaring(copied)),
      rewritten(
        'orders',
        edges((record) => ({ ...record, type: 'VIEW' })),
      ),
      versionsForgotten(),
    ],
    manifests: declaring(copied),
    exits: { drift: 2, plan: 2, apply: 0 },
    holds: [],
  });
});

describe('our lineage lost its mark', () => {
  scenario('the mark of an edge taken by others', {
    given: [applied(declaring(plain)), rewritten('orders', withoutMark)],
    manifests: declaring(plain),
    exits: { drift: 2, plan: 2, apply: 0 },
    holds: ['orders'],
  });

  scenario('the mark of an edge and its columns taken by others, and the edge made by them anew', {
    given: [
      applied(declaring(mapped)),
      ingested(
        'orders',
        lineage(
          [edge('raw_orders'), edge('raw_fx')],
          [
            column('orders.total', ['raw_orders.amount'], {
              transformOperation: 'sum',
              confidenceScore: 0.9,
            }),
          ],
        ),
      ),
    ],
    manifests: declaring(mapped),
    exits: { drift: 2, plan: 0, apply: 0 },
    mends: false,
    holds: [],
  });

  scenario('an edge of two stacks without the mark of ours', {
    given: [
      applied(declaring(plain)),
      anotherStackApplied('finance', declaring(plain)),
      rewritten(
        'orders',
        edges((record) => ({ ...record, properties: { headwater: '{"finance":{"edge":1}}' } })),
      ),
    ],
    manifests: declaring(plain),
    exits: { drift: 2, plan: 2, apply: 0 },
    holds: ['orders'],
  });

  scenario('an unmarked edge of our user, and the catalog keeps no earlier version', {
    given: [ingested('mart', lineage([])), addedByOurUser('mart', 'orders'), versionsForgotten()],
    manifests: declaring(mart),
    exits: { drift: 2, plan: 2, apply: 0 },
    holds: [],
  });
});

describe('no drift', () => {
  scenario('a type and an edge declared otherwise since the last apply', {
    given: [applied(declaring(copied))],
    manifests: declaring(
      'downstream: orders, upstreams: [{dataset: raw_orders, type: VIEW}, raw_fx]',
    ),
    exits: { drift: 0, plan: 2, apply: 0 },
    holds: [],
  });

  scenario('an edge that was declared and never applied, beside lineage of others', {
    given: [ingested('orders', lineage([edge('sheet')]))],
    manifests: declaring(plain),
    exits: { drift: 0, plan: 2, apply: 0 },
    holds: [],
  });

  scenario('an edge that others made and we declare', {
    given: [
      ingested('orders', lineage([edge('sheet')])),
      ingested('orders', lineage([edge('raw_orders')])),
    ],
    manifests: declaring(plain),
    exits: { drift: 0, plan: 0, apply: 0 },
    holds: [],
  });

  scenario('an edge that a killed run of ours left without its mark', {
    given: [addedByOurUser('mart', 'orders')],
    manifests: declaring(mart),
    exits: { drift: 0, plan: 2, apply: 0 },
    holds: [],
  });

  scenario('an entry deleted, and the stack renamed', {
    given: [applied(declaring(mapped, mart))],
    manifests: declaring(mapped),
    settings: 'stack: store\nformerly: [shop]\n',
    exits: { drift: 0, plan: 2, apply: 0 },
    holds: [],
  });
});

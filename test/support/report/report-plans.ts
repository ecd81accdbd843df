import { finding } from '../../../src/errors/finding.js';
import type { DesiredState } from '../../../src/model/desired-state.js';
import type { ObservedState } from '../../../src/model/observed-state.js';
import type { Plan } from '../../../src/plan/document/plan.js';
import { comparisonOf } from '../insight/comparison-of.js';
import {
  columnRecord,
  fingerprintOf,
  mapping,
  marked,
  withColumns,
  withRecords,
  withSchemas,
} from '../model/lineage-builders.js';
import {
  absent,
  at,
  desire,
  edgeFrom,
  lineageOf,
  named,
  observe,
  present,
  recordOf,
  unitOf,
  urnOf,
  us,
} from '../model/state-builders.js';
import { type PlanExtras, planOf } from '../plan/plan-of.js';
import { ourPair, undoing, undonePair } from '../plan/undo-builders.js';

const schemas = {
  raw: ['id', 'amount', 'method', 'note'],
  orders: ['id', 'total', 'note'],
  mart: ['revenue', 'buyers'],
};

export const source: Plan['source'] = {
  commit: 'c0ffee'.repeat(6),
  dirty: false,
  files: [{ path: 'lineage/a.yaml', sha256: 'ab'.repeat(32) }],
  receipt: null,
};
const dev = { origin: 'http://127.0.0.1:8080', stack: 'shop', target: 'dev' };

const LONG =
  'sum(case when method = "coupon" then 0\n         when method = "gift card" then amount / 2\n         else amount end)';

const orders = withColumns(
  unitOf('orders', 'raw'),
  mapping('total', ['raw.amount'], { transform: 'sum(amount)' }),
  mapping('id', ['raw.id']),
);
const mart = withColumns(
  unitOf('mart', edgeFrom('orders', 'VIEW')),
  mapping('revenue', ['orders.total'], { confidence: 0.9 }),
);
const sheet = named('sheet', {
  description: 'Rates of the month.\nKept by hand.',
  columns: [{ fieldPath: 'rate', type: 'number', nativeType: 'NUMBER' }],
});

/** The state of the catalog after {@link orders} and {@link mart} were applied. */
function applied(): ObservedState {
  const ordersPairs = [
    fingerprintOf('orders.total', 'raw.amount', 'sum(amount)'),
    fingerprintOf('orders.id', 'raw.id'),
  ];
  const martPairs = [fingerprintOf('mart.revenue', 'orders.total')];
  return withSchemas(
    observe(
      'raw',
      present(
        'orders',
        withRecords(
          lineageOf(marked('raw', { shop: { edge: true, pairs: ordersPairs } }), 'elsewhere'),
          columnRecord('orders.total', ['raw.amount'], { transformOperation: 'sum(amount)' }),
          columnRecord('orders.id', ['raw.id']),
        ),
      ),
      present(
        'mart',
        withRecords(
          lineageOf(marked(recordOf('orders', 'VIEW'), { shop: { edge: true, pairs: martPairs } })),
          columnRecord('mart.revenue', ['orders.total'], { confidenceScore: 0.9 }),
        ),
      ),
    ),
    schemas,
  );
}

function planned(desired: DesiredState, observed: ObservedState, more: PlanExtras = {}): Plan {
  return planOf(desired, observed, { source, ...more });
}

export const firstPlan = planned(
  desire([orders, mart, unitOf('sheet', 'raw')], [sheet]),
  withSchemas(observe('raw', 'orders', 'mart', absent('sheet')), schemas),
  { target: dev },
);

const editedState = desire([
  withColumns(
    unitOf('orders', 'raw'),
    mapping('total', ['raw.amount', 'raw.method'], { transform: LONG }),
    mapping('note', ['raw.note'], { transform: "coalesce(note, '') || ' \\| ' || method" }),
  ),
  mart,
]);

export const edited = planned(editedState, applied());

export const refused: Plan = {
  ...planned(desire([unitOf('orders', 'raw')]), applied(), {
    settings: {
      limits: { percent: 20, count: 0 },
      allowances: [{ guard: 'protected', reason: 'the old mart goes, as said in the weekly' }],
    },
  }),
  guards: [
    {
      guard: 'boundary',
      address: 'other <- raw',
      message: 'delete "other <- raw" is outside the scope',
      allowed: null,
    },
    {
      guard: 'mass-delete',
      address: null,
      message: 'would remove 60 of 70 edges that the stack owns (86 %, at most 20 %)',
      allowed: null,
    },
    {
      guard: 'protected',
      address: 'mart <- orders',
      message: '"mart <- orders" was applied with protect: true',
      allowed: 'the old mart goes, as said in the weekly',
    },
    {
      guard: 'sensitive',
      address: 'raw.note',
      message: '"raw.note" carries urn:li:tag:pii, and "orders.note" would become derived from it',
      allowed: null,
    },
  ],
};

export const troubled = planned(
  desire([unitOf('orders', 'raw', 'rwa')]),
  observe('orders', 'raw', absent('rwa')),
  {
    known: [urnOf('raw')],
    findings: [
      finding('soft-deleted', { message: '"raw" is soft-deleted in the catalog', place: at(7) }),
    ],
  },
);

/** The plan for lineage that the catalog already has. */
export const settled = planned(desire([orders, mart]), applied());

export const marks = planned(
  desire([unitOf('orders', 'raw')]),
  observe('raw', present('orders', lineageOf(recordOf('raw', 'TRANSFORMED', us)))),
);

export const adoption = planned(
  desire([orders]),
  withSchemas(
    observe(
      'raw',
      present('orders', withRecords(lineageOf('raw'), columnRecord('orders.id', ['raw.id']))),
    ),
    schemas,
  ),
  {
    intent: { kind: 'adopt' },
    scope: {
      select: ['orders'],
      exclude: ['raw_*'],
      selected: new Set([urnOf('orders')]),
      excluded: new Set(),
    },
  },
);

export const release = planned(desire([orders, mart]), applied(), { intent: { kind: 'release' } });

export const rollback = planned(desire([orders, mart]), applied(), {
  intent: undoing({ pairs: [undonePair('id', 'raw.id', null, ourPair)] }),
  source: {
    ...source,
    receipt: {
      path: '.headwater/receipts/20261120T100000000Z-0123456789ab.json',
      sha256: 'cd'.repeat(32),
    },
  },
});

export const comparison = comparisonOf(desire([orders, mart, unitOf('old', 'raw')]), editedState, {
  source,
  base: { ref: 'origin/main', commit: '5eed'.repeat(10) },
  limits: { percent: 20, count: 0 },
});

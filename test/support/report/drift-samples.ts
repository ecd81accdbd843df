import type { Drift } from '../../../src/insight/drift/drift.js';
import type { LineageReading } from '../../../src/model/observed-state.js';
import { driftOf, presentAt, version, writtenBy } from '../insight/drift-of.js';
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
  desire,
  edgeFrom,
  lineageOf,
  named,
  observe,
  recordOf,
  unitOf,
  unknown,
  urnOf,
  us,
} from '../model/state-builders.js';

const columns = {
  orders: ['total', 'id', 'note'],
  raw: ['amount', 'id', 'note'],
  mart: ['revenue', 'id'],
};

const summed = { transformOperation: 'sum', confidenceScore: 0.9 };
const pairs = [
  fingerprintOf('orders.total', 'raw.amount', 'sum'),
  fingerprintOf('orders.id', 'raw.id'),
  fingerprintOf('orders.note', 'raw.note', 'upper'),
];

/** The aspect's edge from an upstream, with the mark of the stack `shop`. */
function ofShop(
  upstream: Parameters<typeof marked>[0],
  ...owned: readonly string[]
): ReturnType<typeof marked> {
  return marked(upstream, { shop: { edge: true, pairs: owned } });
}

/** Lineage that was wiped two writes ago. */
const orders: readonly LineageReading[] = [
  version(
    1,
    withRecords(
      lineageOf(ofShop(recordOf('raw', 'COPY'), ...pairs)),
      columnRecord('orders.total', ['raw.amount'], summed),
      columnRecord('orders.id', ['raw.id']),
      columnRecord('orders.note', ['raw.note'], { transformOperation: 'upper' }),
    ),
    'headwater',
  ),
  version(2, lineageOf('x'), 'ingestion', { writtenIn: 'snowflake-7' }),
  version(3, lineageOf('x', 'y'), 'jane'),
];

const martPairs = [
  fingerprintOf('mart.revenue', 'orders.total'),
  fingerprintOf('mart.id', 'orders.id', 'max'),
];

/** Lineage that an unknown writer altered, and partly stripped of marks. */
const mart: readonly LineageReading[] = [
  version(
    4,
    withRecords(
      lineageOf(ofShop('orders', ...martPairs), marked('raw'), marked('fx')),
      columnRecord('mart.revenue', ['orders.total']),
      columnRecord('mart.id', ['orders.id'], { transformOperation: 'max' }),
    ),
  ),
  {
    version: '5',
    value: withRecords(
      lineageOf(
        ofShop(recordOf('orders', 'VIEW'), ...martPairs),
        recordOf('raw', 'TRANSFORMED', us),
        recordOf('fx', 'VIEW'),
      ),
      columnRecord('mart.revenue', ['orders.total'], { confidenceScore: 0.25 }),
      columnRecord('mart.id', ['orders.id']),
    ),
  },
];

const mapped = withColumns(
  unitOf('orders', edgeFrom('raw', 'COPY')),
  mapping('total', ['raw.amount'], { transform: 'sum', confidence: 0.9 }),
  mapping('id', ['raw.id']),
  mapping('note', ['raw.note'], { transform: 'upper' }),
);
const viewed = withColumns(
  unitOf('mart', 'orders', 'raw', 'fx'),
  mapping('revenue', ['orders.total']),
  mapping('id', ['orders.id'], { transform: 'max' }),
);

const earlierOf = (versions: readonly LineageReading[]) => [...versions].reverse().slice(1);
const latestOf = (name: string, versions: readonly LineageReading[]) =>
  presentAt(name, versions.at(-1) ?? version(1, lineageOf()));

const content = { description: 'ours', columns: [] };
const described = {
  info: {
    version: '2',
    value: { description: 'theirs', customProperties: { headwater: 'shop' } },
  },
};

/** Every kind of difference, with every kind of evidence that stored versions can give. */
export const everyDifference: Drift = driftOf(
  desire([mapped, viewed, unitOf('new', 'raw')], [named('sheet', content), named('made', content)]),
  {
    ...withSchemas(
      observe(
        'raw',
        'fx',
        'new',
        absent('sheet'),
        'made',
        latestOf('orders', orders),
        latestOf('mart', mart),
      ),
      columns,
    ),
    contents: new Map([
      [
        urnOf('made'),
        {
          info: { ...described.info, ...writtenBy('jane', 9) },
          schemaMetadata: { version: '-1' },
        },
      ],
    ]),
  },
  { orders: earlierOf(orders), mart: earlierOf(mart) },
);

const gone = lineageOf(
  marked(recordOf('fx', 'VIEW'), { 'shop@dev': { edge: true } }),
  marked('raw', {
    'shop@dev': {
      edge: true,
      pairs: [
        fingerprintOf('mart.id', 'raw.id'),
        fingerprintOf('mart.revenue', 'raw.amount', 'sum'),
      ],
    },
  }),
);

/** Differences that are presumed to be drift, since the catalog lacks versions that would prove it. */
export const presumed: Drift = driftOf(
  desire([
    withColumns(unitOf('orders', 'raw'), mapping('id', ['raw.id'])),
    withColumns(
      unitOf('mart', 'raw', 'fx'),
      mapping('id', ['raw.id']),
      mapping('revenue', ['raw.amount'], { transform: 'sum' }),
    ),
    unitOf('sheet', 'raw'),
    unitOf('made', edgeFrom('raw', 'COPY')),
  ]),
  withSchemas(
    observe(
      'raw',
      'fx',
      presentAt('orders', version(9, lineageOf())),
      presentAt(
        'mart',
        version(9, withRecords(gone, columnRecord('mart.revenue', ['raw.amount']))),
      ),
      presentAt('sheet', version(9, lineageOf(recordOf('raw', 'TRANSFORMED', us)))),
      presentAt('made', version(9, lineageOf(recordOf('raw', 'VIEW', us)))),
    ),
    columns,
  ),
  { made: [version(8, lineageOf(), 'jane')], orders: [version(8, lineageOf('raw'), 'jane')] },
  { target: { origin: 'http://127.0.0.1:8080', stack: 'shop', target: 'dev' } },
);

export const noDrift: Drift = driftOf(
  desire([unitOf('orders', 'raw')]),
  observe('raw', presentAt('orders', version(1, lineageOf(marked('raw'))))),
);

export const nothingSeen: Drift = driftOf(
  desire([unitOf('orders', 'raw')]),
  observe('raw', unknown('orders')),
);

/** An error, a pending edge, and names that would damage a terminal. */
export const hostile: Drift = driftOf(
  desire([unitOf('orders', 'ra\u001b[31mw'), unitOf('mart', 'orders')]),
  observe(
    absent('ra\u001b[31mw'),
    presentAt('mart', version(1, lineageOf())),
    presentAt(
      'orders',
      version(2, lineageOf('\u202ex'), 'ja\u001b]8;;x\u0007ne', { writtenIn: 'run\r\nNo drift.' }),
    ),
  ),
  { orders: [version(1, lineageOf(marked('ra\u001b[31mw')))] },
);

const wipedColumns = Array.from({ length: 9 }, (_, i) => `amount_${i}`);
const stagedColumns = ['id', 'day', 'status', 'buyer'];
/** Each column of `sales` with the column that feeds it. */
const fed = [
  ...wipedColumns.map((name) => [name, `payments.${name}`] as const),
  ...stagedColumns.map((name) => [name, `staged.${name}`] as const),
];
const wiped = withColumns(
  unitOf('sales', 'payments', 'staged'),
  ...fed.map(([name, from]) => mapping(name, [from])),
);
const wipedFrom = (upstream: string) =>
  fed
    .filter(([, from]) => from.startsWith(upstream))
    .map(([name, from]) => fingerprintOf(`sales.${name}`, from));

/** The lineage of a dataset that ingestion stated anew: one edge came back, without our mark. */
export const wipedDataset: Drift = driftOf(
  desire([wiped]),
  withSchemas(
    observe(
      'payments',
      'staged',
      presentAt(
        'sales',
        version(2, lineageOf('staged'), 'ingestion', { writtenIn: 'snowflake-2026_11_20' }),
      ),
    ),
    {
      sales: [...wipedColumns, ...stagedColumns],
      payments: wipedColumns,
      staged: stagedColumns,
    },
  ),
  {
    sales: [
      version(
        1,
        withRecords(
          lineageOf(...['payments', 'staged'].map((one) => ofShop(one, ...wipedFrom(one)))),
          ...fed.map(([name, from]) => columnRecord(`sales.${name}`, [from])),
        ),
        'headwater',
      ),
    ],
  },
);

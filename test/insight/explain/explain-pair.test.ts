import { expect, it } from 'vitest';
import { explainPair } from '../../../src/insight/explain/explain-pair.js';
import type { DesiredMapping } from '../../../src/model/desired-state.js';
import type { ObservedState } from '../../../src/model/observed-state.js';
import { toOwner } from '../../../src/plan/unit/owner.js';
import type { DecidedPair } from '../../../src/plan/unit/planned-unit.js';
import { unitPlanner } from '../../../src/plan/unit/unit-planner.js';
import { expectExplanations, explainAddress } from '../../support/insight/explain-address.js';
import {
  columnRecord,
  mapping,
  marked,
  wildcard,
  withColumns,
  withRecords,
} from '../../support/model/lineage-builders.js';
import {
  desire,
  lineageOf,
  observe,
  present,
  unitOf,
  urnOf,
} from '../../support/model/state-builders.js';
import { planInput } from '../../support/plan/plan-of.js';

const long = '[version=2.0].[type=string].a';

const schemas = new Map([
  [urnOf('orders'), [long, 'b']],
  [urnOf('raw'), [long, 'b']],
  [urnOf('fx'), ['a']],
]);

const rows: readonly (readonly [title: string, column: string, ...DesiredMapping[]])[] = [
  ['simplified at both ends', 'a', mapping('a', ['raw.a'])],
  ['exact downstream', 'a', mapping(long, ['raw.a'])],
  ['exact upstream', 'a', mapping('a', [`raw.${long}`])],
  ['two upstreams', 'a', mapping('a', ['fx.a', 'raw.a'])],
  ['a wildcard, simplified', 'a', wildcard('raw')],
  ['exact at both ends', 'b', mapping('b', ['raw.b'])],
  ['a wildcard, exact', 'b', wildcard('raw')],
  ['in another letter case', 'b', mapping('B', ['raw.A'])],
];

it('each end of a pair tells the rule by which its column was found', async () => {
  const observed = { ...observe('orders', 'raw', 'fx'), schemas };
  const bare = new Map([...schemas, [urnOf('raw'), null] as const]);
  const there = withRecords(lineageOf(marked('raw')), columnRecord('orders.gone', ['raw.b']));
  const ofColumn = (column: string, mappings: readonly DesiredMapping[], now: ObservedState) =>
    explainAddress(
      `orders.${column}`,
      desire([withColumns(unitOf('orders', 'raw', 'fx'), ...mappings)]),
      now,
    );
  const spelled = rows.map(([title, column, ...mappings]) => [
    title,
    ofColumn(column, mappings, observed),
  ]);
  await expectExplanations(import.meta, 'column-rules', {
    ...Object.fromEntries(spelled),
    'the catalog has no schema': ofColumn('a', [mapping('a', ['raw.a'])], {
      ...observed,
      schemas: bare,
    }),
    'the schema lacks the column': ofColumn('gone', [mapping('gone', ['raw.b'])], {
      ...observe(present('orders', there), 'raw', 'fx'),
      schemas,
    }),
  });
});

it('is absent if the urn is not a column', () => {
  const planner = unitPlanner(
    planInput(desire([unitOf('orders', 'raw')]), observe('orders', 'raw')),
  );
  const planned = planner.plan(urnOf('orders'), undefined);
  const fields = {
    key: 'nonsense',
    downstreamField: 'nonsense',
    upstreamField: 'nonsense',
    fingerprint: 'aaaaaaaa',
  };
  const decided: DecidedPair = {
    upstream: urnOf('raw'),
    pair: { ...fields, upstream: urnOf('raw'), transform: null, confidence: 1 },
    declared: undefined,
    seen: undefined,
    decision: { kind: 'others' },
  };
  const { book } = planner;
  const context = {
    book,
    ownership: 'shared',
    isoTime: String,
    unreadable: null,
    schemaOf: () => ['a'],
  } as const;
  const owner = toOwner({ stack: 'shop', target: null, formerly: [] });
  expect(
    explainPair(planned, decided, { ...context, owner, lineage: { version: '-1' } }).live,
  ).toEqual({
    records: [],
    owners: [],
    downstreamColumn: null,
    upstreamColumn: null,
  });
});

import { describe, expect, it } from 'vitest';
import { explainPair } from '../../../src/insight/explain/explain-pair.js';
import type { DesiredMapping } from '../../../src/model/desired-state.js';
import { toOwner } from '../../../src/plan/unit/owner.js';
import type { DecidedPair } from '../../../src/plan/unit/planned-unit.js';
import { unitPlanner } from '../../../src/plan/unit/unit-planner.js';
import { explainAddress } from '../../support/insight/explain-address.js';
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

describe('the rule by which a column was found', () => {
  const schemas = new Map([
    [urnOf('orders'), [long, 'b']],
    [urnOf('raw'), [long, 'b']],
    [urnOf('fx'), ['a']],
  ]);
  const rulesOf = (address: string, ...mappings: readonly DesiredMapping[]) => {
    const state = desire([withColumns(unitOf('orders', 'raw', 'fx'), ...mappings)]);
    const { elements } = explainAddress(address, state, {
      ...observe('orders', 'raw', 'fx'),
      schemas,
    });
    return elements.map(
      (one) =>
        one.element === 'pair' && one.live && [one.live.downstreamColumn, one.live.upstreamColumn],
    );
  };

  it('is the exact path if it is spelled so, at each end', () => {
    expect(rulesOf('orders.a', mapping('a', ['raw.a']))).toEqual([['simplified', 'simplified']]);
    expect(rulesOf('orders.a', mapping(long, ['raw.a']))).toEqual([['exact', 'simplified']]);
    expect(rulesOf('orders.a', mapping('a', [`raw.${long}`]))).toEqual([['simplified', 'exact']]);
    expect(rulesOf('orders.a', mapping('a', ['fx.a', 'raw.a']))).toEqual([
      ['simplified', 'exact'],
      ['simplified', 'simplified'],
    ]);
    expect(rulesOf('orders.a', wildcard('raw'))).toEqual([['simplified', 'simplified']]);
    expect(rulesOf('orders.b', mapping('b', ['raw.b']))).toEqual([['exact', 'exact']]);
    expect(rulesOf('orders.b', wildcard('raw'))).toEqual([['exact', 'exact']]);
    expect(rulesOf('orders.b', mapping('B', ['raw.A']))).toEqual([['letter-case', 'letter-case']]);
  });

  it('is absent if the catalog has no schema', () => {
    const state = desire([withColumns(unitOf('orders', 'raw'), mapping('a', ['raw.a']))]);
    const bare = new Map([...schemas, [urnOf('raw'), null] as const]);
    expect(
      explainAddress('orders.a', state, { ...observe('orders', 'raw'), schemas: bare }).elements,
    ).toMatchObject([{ live: { downstreamColumn: 'simplified', upstreamColumn: 'no-schema' } }]);
  });

  it('is not-there if the schema lacks the column', () => {
    const state = desire([withColumns(unitOf('orders', 'raw'), mapping('gone', ['raw.b']))]);
    const there = withRecords(lineageOf(marked('raw')), columnRecord('orders.gone', ['raw.b']));
    const explanation = explainAddress('orders.gone', state, {
      ...observe(present('orders', there), 'raw'),
      schemas,
    });
    expect(explanation.elements).toMatchObject([
      { live: { downstreamColumn: 'not-there', upstreamColumn: 'exact' } },
    ]);
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

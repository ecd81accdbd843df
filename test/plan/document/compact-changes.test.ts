import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Place } from '../../../src/errors/place.js';
import {
  type AddressBook,
  addressBook,
  edgeAddress,
  pairAddress,
} from '../../../src/plan/document/address-book.js';
import type {
  ChangeKind,
  EdgeValue,
  LineageChange,
  LineageReason,
  PairValue,
} from '../../../src/plan/document/change.js';
import type { EdgeRow, PairRow } from '../../../src/plan/document/compact-changes.js';
import { compactChanges, expandChanges } from '../../../src/plan/document/compact-changes.js';
import type { DatasetUrn } from '../../../src/urn/dataset-urn.js';
import { schemaFieldUrn } from '../../../src/urn/schema-field-urn.js';
import { observedIn } from '../../support/apply/apply-with.js';
import { fakeCatalog } from '../../support/apply/fake-catalog.js';
import { downstreams, storeOf, worlds } from '../../support/model/lineage-arbitraries.js';
import { desire, named, urnOf } from '../../support/model/state-builders.js';
import { planOf } from '../../support/plan/plan-of.js';

const orders = urnOf('orders');
const upstreams: readonly DatasetUrn[] = [
  orders,
  urnOf('raw'),
  urnOf('eu.fx <- x', { env: 'DEV' }),
];
/** One upstream has no short name. */
const book = addressBook([named('orders'), { ...named('raw'), shortNames: ['raw <- payments'] }]);

const places: fc.Arbitrary<Place | null> = fc.constantFrom(
  null,
  { file: 'a.yaml', line: 3, column: 1, endLine: 4, endColumn: 9 },
  { file: 'a.yaml', line: 5, column: 1, endLine: 5, endColumn: 2 },
  { file: 'b.yaml', line: 3, column: 1, endLine: 4, endColumn: 9 },
  { file: 'a.yaml', line: 3, column: 1 },
  { file: 'a.yaml', line: 3, column: 1, endLine: 4 },
);

const common = fc.record({
  kind: fc.constantFrom<ChangeKind>('create', 'update', 'delete', 'mark'),
  reason: fc.constantFrom<LineageReason>('missing', 'differs', 'exclusive', 'rolled-back'),
  place: places,
});

const edgeValues: fc.Arbitrary<EdgeValue | null> = fc.option(
  fc.record({
    type: fc.constantFrom('TRANSFORMED', 'COPY'),
    owned: fc.boolean(),
    protected: fc.boolean(),
  }),
);

const pairValues: fc.Arbitrary<PairValue | null> = fc.option(
  fc.record({
    transform: fc.constantFrom(null, '', 'SUM(amount)'),
    confidence: fc.constantFrom(0, 0.5, 1),
    owned: fc.boolean(),
  }),
);

/** Some are no path of the dataset: another encoding, another namespace, another dataset. */
function fields(dataset: DatasetUrn): fc.Arbitrary<string> {
  const paths = ['total', 'a,b', '(x)', '%2C', '[version=2.0].[type=string].a', 'urn:li:x', ''];
  return fc.constantFrom(
    ...paths.map((path) => schemaFieldUrn(dataset, path)),
    `urn:li:schemaField:(${dataset},%74otal)`,
    `urn:acryl:schemaField:(${dataset},total)`,
    schemaFieldUrn(urnOf('other'), 'total'),
  );
}

const changes: fc.Arbitrary<LineageChange> = fc.constantFrom(...upstreams).chain((upstream) => {
  const ends = { downstream: orders, upstream };
  const edges = fc.record({ common, before: edgeValues, after: edgeValues });
  const pairs = fc.record({
    common,
    downstreamField: fields(orders),
    upstreamField: fields(upstream),
    before: pairValues,
    after: pairValues,
  });
  return fc.oneof(
    edges.map(
      ({ common, ...values }): LineageChange => ({
        element: 'edge',
        ...common,
        address: edgeAddress(book, orders, upstream),
        ...ends,
        ...values,
      }),
    ),
    pairs.map(
      ({ common, ...values }): LineageChange => ({
        element: 'pair',
        ...common,
        address: pairAddress(values, book, ends.downstream),
        ...ends,
        ...values,
      }),
    ),
  );
});

/** The changes as a receipt stores them and gives them back. */
function throughFile(downstream: DatasetUrn, all: readonly LineageChange[], names: AddressBook) {
  const text = JSON.stringify(compactChanges(downstream, all, names));
  return expandChanges(downstream, JSON.parse(text));
}

describe('compact changes', () => {
  it('hold every list of changes, in its order', () => {
    fc.assert(
      fc.property(fc.array(changes, { maxLength: 12 }), (all) => {
        expect(throughFile(orders, all, book)).toEqual({ ok: true, value: all });
      }),
    );
  });

  it('hold the changes of every plan', async () => {
    await fc.assert(
      fc.asyncProperty(worlds, async (world) => {
        const desired = desire(world.units);
        const observed = await observedIn(fakeCatalog([], storeOf(world)), desired);
        const { changes: planned } = planOf(desired, observed, { settings: world.settings });
        for (const downstream of downstreams.map((name) => urnOf(name))) {
          const own = planned.filter(
            (change): change is LineageChange =>
              change.element !== 'dataset' && change.downstream === downstream,
          );
          const names = addressBook(desired.datasets);
          expect(throughFile(downstream, own, names)).toEqual({ ok: true, value: own });
        }
      }),
      { numRuns: 60 },
    );
  });

  it('state an upstream, an effect and a file once', () => {
    const missing = { element: 'pair', kind: 'create', reason: 'missing' } as const;
    const pair = (column: string, line: number): LineageChange => {
      const columns = {
        downstreamField: schemaFieldUrn(orders, column),
        upstreamField: schemaFieldUrn(urnOf('raw'), column),
      };
      return {
        ...missing,
        address: pairAddress(columns, book, orders),
        downstream: orders,
        upstream: urnOf('raw'),
        ...columns,
        place: { file: 'a.yaml', line, column: 5, endLine: line, endColumn: 9 },
        before: null,
        after: { transform: null, confidence: 1, owned: true },
      };
    };
    expect(compactChanges(orders, [pair('id', 3), pair('total', 4)], book)).toEqual({
      name: 'orders',
      file: 'a.yaml',
      edges: [],
      pairs: [
        {
          kind: 'create',
          reason: 'missing',
          after: { transform: null, confidence: 1, owned: true },
        },
      ],
      upstreams: [
        {
          urn: urnOf('raw'),
          name: 'raw <- payments',
          rows: [
            [0, 'id', 'id', [3, 5, 3, 9]],
            [0, 'total', 'total', [4, 5, 4, 9]],
          ],
        },
      ],
    });
  });

  it.each<[string, EdgeRow | PairRow]>([
    ['an edge', [1, null]],
    ['a column pair', [0, 'id', 'id', null]],
  ])('cannot be read if the row of %s names no effect', (_what, row) => {
    const effect = { kind: 'delete', reason: 'undeclared' } as const;
    const compact = {
      name: 'orders',
      file: '',
      edges: [effect],
      pairs: [],
      upstreams: [{ urn: urnOf('raw'), name: 'raw', rows: [[0, null], row] as const }],
    };
    expect(expandChanges(orders, compact)).toEqual({
      ok: false,
      problem: '/upstreams/0/rows/1 names no effect',
    });
  });
});

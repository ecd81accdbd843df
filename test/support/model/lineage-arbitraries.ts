import fc from 'fast-check';
import type { DesiredMapping, DesiredUnit, Ownership } from '../../../src/model/desired-state.js';
import {
  type FineGrainedRecord,
  lineageTypes,
  type UpstreamLineage,
  type UpstreamRecord,
} from '../../../src/model/upstream-lineage.js';
import { FakeStore } from '../apply/fake-store.js';
import type { StatedPlanSettings } from '../plan/plan-of.js';
import { columnRecord, fieldOf, fingerprintOf, mapping, wildcard } from './lineage-builders.js';
import { edgeFrom, present, unitOf, urnOf, us } from './state-builders.js';

/** Two downstreams. The first may feed the second. */
export const downstreams = ['d1', 'd2'] as const;
const feeders = ['d1', 'u1', 'u2'] as const;
export const worldNames = ['d1', 'd2', 'u1', 'u2'] as const;

/** One dataset uses v2 field paths. */
export const worldSchemas: Readonly<Record<(typeof worldNames)[number], readonly string[]>> = {
  d1: ['a', 'b'],
  d2: ['a', 'b'],
  u1: ['a', 'b', 'n.m'],
  u2: ['[version=2.0].[type=string].a', '[version=2.0].[type=int].b'],
};

const columns = ['a', 'b'] as const;
const transforms = [undefined, 'SUM'] as const;
const confidences = [1, 0.5, 0.7] as const;

function feedersOf(downstream: string): readonly string[] {
  return feeders.filter((name) => name !== downstream);
}

/** Spells a column of a dataset as its schema does. */
function spelled(dataset: string, column: string): string {
  const path =
    (worldSchemas as Readonly<Record<string, readonly string[]>>)[dataset]?.find((one) =>
      one.endsWith(column),
    ) ?? column;
  return `${dataset}.${path}`;
}

export interface World {
  readonly units: readonly DesiredUnit[];
  readonly lineage: Readonly<Record<string, UpstreamLineage | null>>;
  readonly settings: StatedPlanSettings;
}

export const worlds: fc.Arbitrary<World> = fc.record({
  units: fc
    .tuple(...downstreams.map((name) => fc.option(units(name), { freq: 4 })))
    .map((all) => all.filter((unit) => unit !== null)),
  lineage: fc.record(
    Object.fromEntries(downstreams.map((name) => [name, fc.option(aspects(name), { freq: 6 })])),
  ),
  settings: fc.record({
    ownership: fc.constantFrom<Ownership>('shared', 'shared', 'exclusive'),
    formerly: fc.constantFrom([], [], ['old']),
    prune: fc.constantFrom(true, true, true, false),
    writes: fc.constantFrom('auto', 'auto', 'proposals'),
  }),
});

/** Makes a catalog with the content of a world. */
export function storeOf({ lineage }: World): FakeStore {
  const store = new FakeStore();
  for (const name of [...worldNames, 'x'])
    store.putReading(present(name, lineage[name] ?? undefined));
  for (const name of worldNames) store.putSchema(urnOf(name), worldSchemas[name]);
  return store;
}

function units(downstream: string): fc.Arbitrary<DesiredUnit> {
  const ups = feedersOf(downstream);
  return fc
    .record({
      edges: fc.uniqueArray(
        fc.tuple(fc.constantFrom(...ups), fc.constantFrom('TRANSFORMED', ...lineageTypes)),
        {
          selector: ([up]) => up,
          maxLength: 3,
        },
      ),
      pairs: fc.uniqueArray(declaredPairs(ups), {
        selector: ({ down, up, from }) => `${down} ${up} ${from}`,
        maxLength: 4,
      }),
      wild: fc.option(
        fc.record({ up: fc.constantFrom(...ups), except: fc.subarray([...columns]) }),
        { freq: 1 },
      ),
      exclusive: fc.constantFrom(false, false, false, true),
      protect: fc.constantFrom(false, false, false, true),
    })
    .map(({ edges, pairs, wild, exclusive, protect }) => {
      const declared = new Set(edges.map(([up]) => up));
      const explicit = pairs
        .filter(({ up }) => declared.has(up))
        .map(({ down, up, from, more }) => mapping(down, [`${up}.${from}`], more));
      const all: readonly DesiredMapping[] =
        wild && declared.has(wild.up)
          ? [...explicit, wildcard(wild.up, { except: wild.except })]
          : explicit;
      const unit = unitOf(downstream, ...edges.map(([up, type]) => edgeFrom(up, type)));
      return {
        ...unit,
        columns: all,
        protect,
        ...(exclusive && { ownership: 'exclusive' as const }),
      };
    });
}

function declaredPairs(ups: readonly string[]) {
  return fc.record({
    down: fc.constantFrom(...columns),
    up: fc.constantFrom(...ups),
    from: fc.constantFrom(...columns),
    more: fc
      .record({
        transform: fc.constantFrom(...transforms),
        confidence: fc.constantFrom(...confidences),
      })
      .map(({ transform, confidence }) => ({ ...(transform && { transform }), confidence })),
  });
}

function aspects(downstream: string): fc.Arbitrary<UpstreamLineage> {
  return fc
    .record({
      upstreams: fc.array(upstreamRecords(downstream), { maxLength: 4 }),
      records: fc.option(fc.array(columnRecords(downstream), { maxLength: 5 }), { freq: 6 }),
      extra: fc.boolean(),
    })
    .map(({ upstreams, records, extra }) => ({
      upstreams,
      ...(records && { fineGrainedLineages: records }),
      ...(extra && { somethingNew: { kept: [1] } }),
    }));
}

function upstreamRecords(downstream: string): fc.Arbitrary<UpstreamRecord> {
  return fc
    .record({
      up: fc.constantFrom(...feedersOf(downstream), 'x'),
      type: fc.constantFrom(...lineageTypes, 'TRANSFORMED', 'NEWTYPE'),
      actor: fc.constantFrom<string | undefined>(us, 'urn:li:corpuser:ingestion', undefined),
      more: fc.constantFrom({}, {}, { query: 'urn:li:query:q' }),
      other: fc.constantFrom({}, {}, { source: 'UI' }),
    })
    .chain(({ up, type, actor, more, other }) =>
      marks(downstream, up).map((mark): UpstreamRecord => {
        const properties = { ...other, ...(mark !== undefined && { headwater: mark }) };
        const created = actor === undefined ? {} : { created: { time: 3, actor } };
        const hasProperties = Object.keys(properties).length > 0;
        return {
          dataset: urnOf(up),
          type,
          auditStamp: { time: 3, actor: 'urn:li:corpuser:unknown' },
          ...created,
          ...more,
          ...(hasProperties && { properties }),
        };
      }),
    );
}

/**
 * Generates the texts of the property: our mark, the mark under our earlier name, the marks of
 * others, several marks, none, and unreadable ones.
 */
function marks(downstream: string, up: string): fc.Arbitrary<string | undefined> {
  const own = fc
    .record({
      edge: fc.boolean(),
      pairs: fc.subarray([...fingerprints(downstream, up)]),
      protect: fc.constantFrom(false, false, false, true),
    })
    .map(({ edge, pairs, protect }) => ({
      ...(edge && { edge: 1 }),
      ...(pairs.length > 0 && { pairs: pairs.join('') }),
      ...(protect && { protect: 1 }),
    }));
  const foreign = own.map((mark) => ({ ...mark, future: ['kept'] }));
  const some = fc.record(
    { shop: own, old: own, other: foreign, 'shop@dev': foreign },
    { requiredKeys: [] },
  );
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant(undefined) },
    { weight: 6, arbitrary: some.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.constantFrom('nonsense', '[]', '{"shop":{"pairs":5}}') },
  );
}

function fingerprints(downstream: string, up: string): readonly string[] {
  const pairs = columns.flatMap((down) =>
    columns.map((from) => [spelled(downstream, down), spelled(up, from)] as const),
  );
  return pairs
    .flatMap(([down, from]) => [fingerprintOf(down, from), fingerprintOf(down, from, 'SUM')])
    .sort();
}

function columnRecords(downstream: string): fc.Arbitrary<FineGrainedRecord> {
  const down = fc.constantFrom(...columns).map((column) => spelled(downstream, column));
  const ups = fc.uniqueArray(
    fc
      .tuple(fc.constantFrom(...feedersOf(downstream), 'x'), fc.constantFrom(...columns))
      .map(([up, column]) => spelled(up, column)),
    { minLength: 1, maxLength: 3 },
  );
  const more = fc
    .record({
      transformOperation: fc.constantFrom(undefined, 'NONE', '', 'SUM', 'OTHER'),
      confidence: fc.constantFrom(...confidences),
      query: fc.constantFrom(false, false, false, true),
    })
    .map(({ transformOperation, confidence, query }) => ({
      ...(transformOperation !== undefined && { transformOperation }),
      confidenceScore: Math.fround(confidence),
      ...(query && { query: 'urn:li:query:q' }),
    }));
  const single = fc.tuple(down, ups, more).map((all) => columnRecord(...all));
  return fc.oneof(
    { weight: 6, arbitrary: single },
    {
      weight: 1,
      arbitrary: single.map((record) => ({
        ...record,
        downstreamType: 'FIELD_SET',
        downstreams: columns.map((column) => fieldOf(spelled(downstream, column))),
      })),
    },
    {
      weight: 1,
      arbitrary: down.map((column) => ({
        upstreamType: 'NONE',
        downstreamType: 'FIELD',
        downstreams: [fieldOf(column)],
        confidenceScore: 1,
      })),
    },
    {
      weight: 1,
      arbitrary: down.map((column) => ({ ...columnRecord(column, []), upstreams: [] })),
    },
    {
      weight: 1,
      arbitrary: down.map((column) => ({
        ...columnRecord(column, []),
        upstreamType: 'DATASET',
        upstreams: [urnOf('u1')],
      })),
    },
    {
      weight: 1,
      arbitrary: down.map((column) => ({
        ...columnRecord(column, []),
        upstreams: ['urn:li:dataJob:x', fieldOf('u1.a')],
      })),
    },
    { weight: 1, arbitrary: ups.map((up) => columnRecord('elsewhere.a', up)) },
  );
}

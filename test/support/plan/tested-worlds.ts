import fc from 'fast-check';
import type {
  EntityFact,
  LineageTest,
  Selector,
  TestRule,
} from '../../../src/model/lineage-test.js';
import type { Classification } from '../../../src/model/observed-state.js';
import type {
  TestedEdge,
  TestedLineage,
  TestedPair,
} from '../../../src/plan/tests/tested-lineage.js';
import { columnUrn } from '../../../src/urn/schema-field-urn.js';
import { load, sales } from '../model/other-kinds.js';
import { at, urnOf } from '../model/state-builders.js';

/** What is known of an entity of the random lineage without asking the tool. */
export interface KnownEntity {
  readonly urn: TestedEdge['upstream'];
  readonly shortNames: readonly string[];
  readonly name: string;
  readonly platformName: string;
  readonly platform: string;
  readonly kind: string;
  readonly columns: readonly string[];
}

function dataset(
  name: string,
  { shortNames = [], platform = 'snowflake' }: { shortNames?: string[]; platform?: string },
): KnownEntity {
  return {
    ...{ urn: urnOf(name, { platform }), shortNames, name, platform, kind: 'dataset' },
    ...{ platformName: `${platform}:${name}`, columns: ['x', 'y'] },
  };
}

/** Sorted by urn. */
export const knownEntities: readonly KnownEntity[] = [
  {
    ...{ urn: sales, shortNames: [], name: 'sales', platform: 'looker', kind: 'chart' },
    ...{ platformName: 'chart:looker:sales', columns: ['x'] },
  },
  {
    ...{ urn: load, shortNames: ['loader'], name: 'daily.load', platform: 'airflow', kind: 'job' },
    ...{ platformName: 'job:airflow:daily.load', columns: [] },
  },
  dataset('mart.d', { shortNames: ['d', 'dee'], platform: 'hive' }),
  dataset('mart.c', {}),
  dataset('raw.a', { shortNames: ['a'] }),
  dataset('stg.b', { shortNames: ['b'] }),
];

const urns = knownEntities.map(({ urn }) => urn);

export const knownColumns = knownEntities.flatMap(({ urn, columns }) =>
  columns.map((path) => ({ urn: columnUrn(urn, path), entity: urn, path })),
);

/** The label of an entity in addresses. */
export function labelOf(urn: string): string {
  return `e${knownEntities.map((one): string => one.urn).indexOf(urn)}`;
}

const someUrn = fc.constantFrom(...urns);

const timesOf = (compared: boolean) =>
  compared ? fc.constantFrom(3, 3, 3, 3, 1, 2) : fc.constant(2);

const shownOf = (compared: boolean) =>
  compared ? fc.constantFrom(3, 3, 3, 3, 3, 3, 0, 1, 2) : fc.constantFrom(2, 2, 2, 2, 0);

const somePlace = fc.option(fc.integer({ min: 1, max: 9 }).map((line) => at(line)));

function edgesOf(compared: boolean): fc.Arbitrary<readonly TestedEdge[]> {
  const edge = fc.record({
    downstream: someUrn,
    upstream: someUrn,
    times: timesOf(compared),
    place: somePlace,
  });
  return fc.uniqueArray(edge, {
    minLength: 3,
    maxLength: 11,
    selector: ({ downstream, upstream }) => `${downstream} ${upstream}`,
  });
}

function pairsOf(compared: boolean): fc.Arbitrary<readonly TestedPair[]> {
  const column = fc.nat(knownColumns.length - 1);
  const pair = fc.record({
    downstream: column,
    upstream: column,
    transform: fc.constantFrom(null, null, 'hash(x)', 'copy'),
    times: timesOf(compared),
    place: somePlace,
  });
  return fc.uniqueArray(pair, {
    minLength: 4,
    maxLength: 15,
    selector: ({ downstream, upstream, transform }) => `${downstream} ${upstream} ${transform}`,
  });
}

const tagsAndTerms = fc.subarray([
  'urn:li:glossaryTerm:PII',
  'urn:li:glossaryTerm:Gold.Top',
  'urn:li:tag:PII',
  'urn:li:tag:Gold',
]);

const classification: fc.Arbitrary<Classification> = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({
      kind: fc.constant('read' as const),
      dataset: tagsAndTerms,
      columns: fc
        .record({ x: tagsAndTerms, y: tagsAndTerms })
        .map((columns) => new Map(Object.entries(columns))),
      domains: fc.subarray(['urn:li:domain:finance', 'urn:li:domain:sales']),
      owners: fc.subarray(['urn:li:corpGroup:data', 'urn:li:corpuser:jdoe']),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'unread' as const, why: 'it is hidden' }) },
);

const schema = fc.constantFrom(
  null,
  [],
  ['x'],
  ['y', 'z'],
  ['x', 'y'],
  ['[version=2.0].[type=string].x', '[version=2.0].[type=int].x', '[version=2.0].[type=int].y'],
);

function mapOf<T>(values: fc.Arbitrary<T>): fc.Arbitrary<ReadonlyMap<KnownEntity['urn'], T>> {
  return fc
    .uniqueArray(fc.tuple(someUrn, values), { selector: ([urn]) => urn, maxLength: urns.length })
    .map((entries) => new Map(entries));
}

/** Small lineage in one state or two, with cycles and hidden entities. */
export const testedLineages: fc.Arbitrary<TestedLineage> = fc.boolean().chain((compared) =>
  fc.record({
    entities: fc
      .array(shownOf(compared), { minLength: urns.length, maxLength: urns.length })
      .map((shown) =>
        knownEntities.map(({ urn, shortNames }, i) => ({ urn, shortNames, shown: shown[i] ?? 0 })),
      ),
    edges: edgesOf(compared),
    pairs: pairsOf(compared),
    columns: fc.constant(knownColumns.map(({ urn }) => urn)),
    columnEntities: fc.constant(knownColumns.map(({ entity }) => entity)),
    compared: fc.constant(compared),
    facts: fc.option(mapOf(classification), { freq: 6 }),
    schemas: mapOf(schema),
    limits: fc.constantFrom([], [], [], ['it was cut']),
  }),
);

const expressions = [
  ...['a', 'b', 'd', 'dee', 'raw.*', '*mart*', '*', '*', 'snowflake:*', 'urn:*hive*', 'nothing'],
  ...['a+', '+mart.c', '1+d', 'b+1', '2+*load*+1', 'job:*', 'stg.?', 'loader', 'chart:looker:*'],
].map((expression): Selector => ({ kind: 'select', expression }));

const facts = Object.entries({
  tag: ['PII', '*', 'urn:li:tag:G*', 'pii'],
  term: ['PII', 'Gold*', 'Top'],
  domain: ['finance', '*a*', 'urn:li:domain:sales'],
  owner: ['jdoe', '*', 'data'],
  platform: ['snowflake', '*i*', 'airflow', 'looker'],
  kind: ['dataset', 'job', 'dataJob', 'c*'],
}).flatMap(([fact, patterns]) =>
  patterns.map((pattern): Selector => ({ kind: 'fact', fact: fact as EntityFact, pattern })),
);

const columnPatterns = ['*', 'x', 'y', '?'].map(
  (pattern): Selector => ({ kind: 'column', pattern }),
);

/** @param leaves the selectors without others in them */
function selectorsOf(leaves: readonly Selector[]): fc.Arbitrary<Selector> {
  const leaf = fc.constantFrom(...leaves);
  const list = fc.array(leaf, { minLength: 1, maxLength: 3 });
  return fc.oneof(
    { weight: 4, arbitrary: leaf },
    { weight: 1, arbitrary: list.map((of): Selector => ({ kind: 'any', of })) },
    { weight: 1, arbitrary: list.map((of): Selector => ({ kind: 'all', of })) },
    {
      weight: 2,
      arbitrary: fc
        .oneof(
          leaf,
          list.map((of): Selector => ({ kind: 'any', of })),
        )
        .map((of): Selector => ({ kind: 'not', of })),
    },
  );
}

const entitySelector = selectorsOf([...expressions, ...facts]);

const columnSelector = selectorsOf([
  ...expressions,
  ...facts,
  ...Array.from({ length: 6 }, () => columnPatterns).flat(),
]);

const someSelector = fc.oneof(entitySelector, columnSelector, columnSelector);

const comparison = fc.record({
  sign: fc.constantFrom('>=' as const, '<=' as const, '>' as const, '<' as const, '=' as const),
  number: fc.nat(3),
});

const neighborCount = fc.record(
  { count: comparison, of: entitySelector },
  { requiredKeys: ['count'] },
);

const rules: fc.Arbitrary<TestRule> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record(
      {
        kind: fc.constant('path' as const),
        from: someSelector,
        to: someSelector,
        direct: fc.constantFrom(false, false, true),
        unlessTransform: fc.constantFrom([], [], ['*hash*'], ['copy', 'hash?x?']),
        unlessThrough: someSelector,
      },
      { requiredKeys: ['kind', 'from', 'to', 'direct', 'unlessTransform'] },
    ),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'cycle' as const }) },
  {
    weight: 3,
    arbitrary: fc.record(
      {
        kind: fc.constant('require' as const),
        of: entitySelector,
        upstreams: neighborCount,
        downstreams: neighborCount,
        depth: comparison,
        is: entitySelector,
        mapped: fc.record({ except: fc.constantFrom([], ['x'], ['z', 'y*']) }),
      },
      { requiredKeys: ['kind', 'of'] },
    ),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('only' as const),
      to: someSelector,
      from: someSelector,
      direct: fc.constantFrom(false, false, true),
    }),
  },
);

/** Tests of every form, with selectors of every kind. */
export const lineageTests: fc.Arbitrary<readonly LineageTest[]> = fc
  .array(rules, { minLength: 2, maxLength: 4 })
  .map((all) => all.map((rule, i) => testOf(rule, `t${i}`)));

export function testOf(rule: TestRule, name = 'rule'): LineageTest {
  return { name, level: 'error', existing: false, place: at(1), rule };
}

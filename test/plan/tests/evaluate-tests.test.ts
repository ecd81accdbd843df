import { describe, expect, it } from 'vitest';
import type { Selector, TestRule } from '../../../src/model/lineage-test.js';
import type { Classification } from '../../../src/model/observed-state.js';
import type { TestOutcome } from '../../../src/plan/document/test-outcome.js';
import { evaluateTests } from '../../../src/plan/tests/evaluate-tests.js';
import type { TestedLineage } from '../../../src/plan/tests/tested-lineage.js';
import { fieldOf } from '../../support/model/lineage-builders.js';
import { at, urnOf } from '../../support/model/state-builders.js';
import { testOf } from '../../support/plan/tested-worlds.js';

/** `['mart', 'raw']` is an edge in both states. `at` and `times` say more. */
type Join = readonly [downstream: string, upstream: string, more?: JoinDetails];

interface JoinDetails {
  readonly times?: number;
  readonly line?: number;
  readonly transform?: string;
}

interface World extends Partial<Pick<TestedLineage, 'facts' | 'schemas' | 'limits' | 'compared'>> {
  /** Entities without an edge. */
  readonly alone?: readonly string[];
  readonly edges?: readonly Join[];
  /** Columns as `orders.id`. */
  readonly pairs?: readonly Join[];
}

function lineageOf({ alone = [], edges = [], pairs = [], ...rest }: World): TestedLineage {
  const inPairs = pairs.flatMap((pair) => pair.slice(0, 2) as [string, string]);
  const columns = [...new Set(inPairs)];
  const owner = (column: string) => column.split('.')[0] ?? '';
  const ends = edges.flatMap((edge) => edge.slice(0, 2) as [string, string]);
  const names = [...new Set([...alone, ...ends, ...columns.map(owner)])].sort();
  const detailsOf = ({ times = 3, line }: JoinDetails = {}) => ({
    times,
    place: line === undefined ? null : at(line),
  });
  return {
    entities: names.map((name) => ({ urn: urnOf(name), shortNames: [name], shown: 3 })),
    edges: edges.map(([downstream, upstream, more]) => ({
      ...{ downstream: urnOf(downstream), upstream: urnOf(upstream), ...detailsOf(more) },
    })),
    pairs: pairs.map(([downstream, upstream, more]) => ({
      ...{ downstream: columns.indexOf(downstream), upstream: columns.indexOf(upstream) },
      ...{ transform: more?.transform ?? null, ...detailsOf(more) },
    })),
    columns: columns.map(fieldOf),
    columnEntities: columns.map((column) => urnOf(owner(column))),
    ...{ compared: true, facts: new Map(), schemas: new Map(), limits: [], ...rest },
  };
}

const book = (urn: string) => /,([^,]*),PROD/.exec(urn)?.[1] ?? urn;

function outcomeOf(rule: TestRule, world: World): TestOutcome {
  const [outcome] = evaluateTests([testOf(rule)], lineageOf(world), book);
  if (outcome === undefined) throw new Error('no outcome');
  return outcome;
}

const select = (expression: string): Selector => ({ kind: 'select', expression });

const forbid = { kind: 'path', direct: false, unlessTransform: [] } as const;

const rawToMart = { ...forbid, from: select('raw*'), to: select('mart*') };

describe('a test', () => {
  it('says of a forbidden path what leads where, what is new, and where it is declared', () => {
    const outcome = outcomeOf(rawToMart, {
      edges: [
        ['stg', 'raw', { line: 3 }],
        ['mart', 'stg', { line: 7, times: 2 }],
        ['mart_old', 'raw_old', { line: 9 }],
        ['mart_gone', 'raw_gone', { times: 1 }],
      ],
    });
    expect(outcome).toMatchObject({
      sentence: 'no path leads from "raw*" to "mart*"',
      ...{ state: 'violated', violations: 2, made: 1, fixed: 1, limit: null, description: null },
      selected: [
        { role: 'from', count: 3 },
        { role: 'to', count: 3 },
      ],
    });
    const [made, old] = outcome.shown;
    expect(made).toMatchObject({
      address: 'mart <- raw',
      message: 'mart <- stg <- raw',
      made: true,
    });
    expect(made?.place).toEqual(at(7));
    expect(made?.path.map((node) => [node.address, node.made, node.place?.line])).toEqual([
      ['raw', false, undefined],
      ['stg', false, 3],
      ['mart', true, 7],
    ]);
    expect(old).toMatchObject({ message: 'mart_old <- raw_old', made: false, place: at(9) });
  });

  it('follows columns over every transform that is not excepted', () => {
    const rule: TestRule = {
      ...forbid,
      from: { kind: 'column', pattern: 'ssn' },
      to: select('mart'),
      unlessTransform: ['*hash*'],
    };
    const { shown, violations } = outcomeOf(rule, {
      pairs: [
        ['stg.a', 'raw.ssn', { transform: 'hash(ssn)' }],
        ['stg.b', 'raw.ssn', { transform: 'trim(ssn)' }],
        ['stg.b', 'raw.ssn', { transform: 'hash(ssn)', line: 4 }],
        ['mart.a', 'stg.a'],
        ['mart.b', 'stg.b'],
      ],
    });
    expect(violations).toBe(1);
    expect(shown[0]).toMatchObject({ message: 'mart.b <- stg.b <- raw.ssn', place: null });
    expect(shown[0]?.path[1]).toMatchObject({ transform: 'trim(ssn)', place: null });
  });

  it('shows ten violations: new ones, then short paths, then by address', () => {
    const names = Array.from({ length: 12 }, (_, i) => `mart${String.fromCharCode(108 - i)}`);
    const { shown, violations, made } = outcomeOf(rawToMart, {
      edges: [
        ...names.map((name): Join => [name, 'raw']),
        ['stg', 'raw'],
        ['mart_far', 'stg'],
        ['mart_new', 'stg', { times: 2 }],
      ],
    });
    expect({ violations, made }).toEqual({ violations: 14, made: 1 });
    expect(shown.map(({ address }) => address)).toEqual(
      ['mart_new', ...names.toReversed().slice(0, 9)].map((name) => `${name} <- raw`),
    );
  });

  it('says of each entity what it lacks', () => {
    const { shown } = outcomeOf(
      {
        kind: 'require',
        of: select('mart'),
        upstreams: { count: { sign: '=', number: 2 }, of: select('raw*') },
        downstreams: { count: { sign: '>', number: 0 } },
        depth: { sign: '<', number: 2 },
        is: { kind: 'fact', fact: 'owner', pattern: '*' },
      },
      {
        edges: [
          ['stg', 'raw', { line: 2 }],
          ['mart', 'stg'],
          ['mart', 'raw_b'],
        ],
      },
    );
    expect(shown.map(({ address, message, place }) => [address, message, place?.line])).toEqual([
      ['mart', 'mart has 1 upstream among "raw*"', undefined],
      ['mart', 'mart has 0 downstreams', undefined],
      ['mart', 'mart has no owner "*"', undefined],
      ['mart', 'mart has depth 2', 2],
    ]);
  });

  it('names each column that no pair leads to', () => {
    const rule: TestRule = { kind: 'require', of: select('mart*'), mapped: { except: ['_*'] } };
    const outcome = outcomeOf(rule, {
      alone: ['mart_a', 'mart_b'],
      pairs: [['mart.id', 'raw.id']],
      schemas: new Map([[urnOf('mart'), ['id', '[version=2.0].[type=string].name', '_at']]]),
    });
    expect(outcome.shown.map(({ message }) => message)).toEqual([
      'mart.name has no upstream column',
    ]);
    expect(outcome.limit).toBe('the schemas of 2 selected datasets are not known');
  });

  it('shows the way around a cycle', () => {
    const { shown } = outcomeOf(
      { kind: 'cycle' },
      {
        compared: false,
        edges: [
          ['b', 'a', { times: 2 }],
          ['a', 'b', { times: 2, line: 5 }],
          ['a', 'a', { times: 2 }],
        ],
      },
    );
    expect(shown).toMatchObject([
      { address: 'b <- b', message: 'b <- a <- b', made: null, place: at(5) },
    ]);
  });

  it('allows what is derived from an allowed source', () => {
    const { shown } = outcomeOf(
      { kind: 'only', from: select('orders'), to: select('deck'), direct: false },
      {
        edges: [
          ['stg', 'orders'],
          ['deck', 'stg'],
          ['stg', 'seed'],
          ['orders', 'raw'],
        ],
      },
    );
    expect(shown.map(({ message }) => message)).toEqual(['deck <- stg <- seed']);
  });

  it('selects no entity by its columns, nor by an expression without a pattern', () => {
    const depth = { sign: '=', number: 9 } as const;
    for (const of of [{ kind: 'column', pattern: '*' }, select('+')] as const)
      expect(outcomeOf({ kind: 'require', of, depth }, { alone: ['a'] })).toMatchObject({
        state: 'held',
        selected: [{ role: 'of', count: 0 }],
      });
  });

  it('finds no platform in a foreign urn, and its type is its kind', () => {
    const urn = 'urn:li:mlModel:(urn:li:dataPlatform:mlflow,churn,PROD)' as never;
    const lineage = {
      ...lineageOf({ alone: ['a'] }),
      entities: [{ urn, shortNames: [], shown: 3 }],
    };
    const counts = (['platform', 'kind'] as const).map((fact) => {
      const of: Selector = { kind: 'fact', fact, pattern: 'm*' };
      const rule: TestRule = { kind: 'require', of, depth: { sign: '=', number: 0 } };
      return evaluateTests([testOf(rule)], lineage, book)[0]?.selected[0]?.count;
    });
    expect(counts).toEqual([0, 1]);
  });
});

describe('the limit of a test', () => {
  const tagged: TestRule = {
    kind: 'require',
    of: { kind: 'fact', fact: 'tag', pattern: 'PII' },
    is: { kind: 'fact', fact: 'owner', pattern: '*' },
  };
  const unread: Classification = { kind: 'unread', why: 'the token may not see it' };

  it('is the reason for which it does not run without a catalog', () => {
    expect(outcomeOf(tagged, { facts: null, compared: false })).toMatchObject({
      ...{ state: 'skipped', limit: 'only a catalog tells tags, owners', made: null },
    });
    const mapped: TestRule = { kind: 'require', of: select('a'), mapped: { except: [] } };
    expect(outcomeOf(mapped, { alone: ['a'], facts: null })).toMatchObject({
      ...{ state: 'skipped', limit: 'no schema of a selected dataset is known', selected: [] },
    });
  });

  it('names the facts and the schema that are not known, after the limits of the lineage', () => {
    expect(
      outcomeOf({ ...tagged, mapped: { except: [] }, of: select('a') } as TestRule, {
        alone: ['a', 'b'],
        limits: ['the lineage of c could not be read'],
        facts: new Map([
          [urnOf('a'), unread],
          [urnOf('b'), unread],
        ]),
      }).limit,
    ).toBe(
      'the lineage of c could not be read; the facts of a and 1 more could not be read: the token may not see it; the schema of 1 selected dataset is not known',
    );
    const one = outcomeOf(tagged, { alone: ['a'], facts: new Map([[urnOf('a'), unread]]) });
    expect(one.limit).toBe('the facts of a could not be read: the token may not see it');
  });

  it('says that the search for paths stopped', () => {
    const numbers = Array.from({ length: 290 }, (_, i) => i);
    const edges = numbers.flatMap((i): readonly Join[] => [
      ['in', `raw${i}`],
      [`a${i}`, 'in'],
      ...numbers.map((j): Join => [`b${j}`, `a${i}`]),
      ['out', `b${i}`],
      [`mart${i}`, 'out'],
    ]);
    const outcome = outcomeOf(rawToMart, { compared: false, edges });
    expect(outcome.limit).toBe('it stopped after 20 million steps');
    expect(outcome.violations).toBeLessThan(numbers.length ** 2);
  });

  it('says that the search for cycles stopped', () => {
    // Three layers in a ring, so that the shortest cycle has three edges. All edges are new.
    const layer = Array.from({ length: 170 }, (_, i) => i);
    const ring = (['a', 'b', 'c'] as const).flatMap((name, i, all) =>
      layer.flatMap((one) =>
        layer.map((other): Join => [`${all[(i + 1) % 3]}${one}`, `${name}${other}`, { times: 2 }]),
      ),
    );
    const pair: readonly Join[] = [
      ['x', 'y'],
      ['y', 'x'],
    ];
    const outcome = outcomeOf({ kind: 'cycle' }, { edges: [...ring, ...pair] });
    expect(outcome.limit).toBe('it stopped after 20 million steps');
    expect(outcome.violations).toBe(1);
    expect(outcome.shown[0]?.path).toHaveLength(4);
  });
});

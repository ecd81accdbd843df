import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAboutColumns, selectorsOf, type TestRule } from '../../../src/model/lineage-test.js';
import type { TestOutcome, Violation } from '../../../src/plan/document/test-outcome.js';
import { evaluateTests } from '../../../src/plan/tests/evaluate-tests.js';
import type { TestedLineage } from '../../../src/plan/tests/tested-lineage.js';
import { campaignRuns } from '../../campaigns/campaign.js';
import { isAt } from '../../support/plan/naive-selection.js';
import {
  edgeSteps,
  isExcepted,
  type NaiveViolation,
  naiveCycles,
  naiveLimit,
  naiveRun,
  naiveViolations,
  pathsFrom,
  stepCounter,
} from '../../support/plan/naive-tests.js';
import {
  knownColumns,
  labelOf,
  lineageTests,
  testedLineages,
} from '../../support/plan/tested-worlds.js';

const RUNS = campaignRuns('tested lineages', { part: 500, whole: 10_000 });

describe(`tests on random lineage (${RUNS} lineages)`, () => {
  it('find what a list of all paths finds', () => {
    fc.assert(
      fc.property(testedLineages, lineageTests, (lineage, tests) => {
        const outcomes = evaluateTests(tests, lineage, labelOf);
        expect(outcomes.map(({ name }) => name)).toEqual(tests.map(({ name }) => name));
        for (const [i, { rule }] of tests.entries()) expectOutcome(outcomes[i], rule, lineage);
      }),
      { numRuns: RUNS },
    );
  });
});

function expectOutcome(
  outcome: TestOutcome | undefined,
  rule: TestRule,
  lineage: TestedLineage,
): void {
  if (outcome === undefined) throw new Error('no outcome');
  const limit = naiveLimit(rule, lineage);
  expect(outcome.limit !== null).toBe(limit !== 'none');
  if (limit === 'skipped') {
    expect(outcome).toMatchObject({ state: 'skipped', violations: 0, fixed: 0, shown: [] });
    return;
  }
  const run = naiveRun(rule, { lineage, time: 2 }, isColumns(rule));
  expect(outcome.selected).toEqual(
    selectorsOf(rule).map(({ role, selector }) => ({ role, count: run.select(selector).length })),
  );
  if (rule.kind === 'cycle') expectCycles(outcome, lineage);
  else expectViolations(outcome, rule, lineage);
  expect(outcome.state).toBe(outcome.violations > 0 ? 'violated' : 'held');
  expect(outcome.shown).toHaveLength(Math.min(10, outcome.violations));
  expect([...outcome.shown].sort(compareShown)).toEqual(outcome.shown);
  for (const violation of outcome.shown) expectPath(violation, rule, lineage);
}

function isColumns(rule: TestRule): boolean {
  return rule.kind !== 'require' && isAboutColumns(rule);
}

function compareShown(one: Violation, other: Violation): number {
  if (one.made !== other.made) return one.made === true ? -1 : 1;
  if (one.path.length !== other.path.length) return one.path.length - other.path.length;
  return Number(one.address > other.address) - Number(one.address < other.address);
}

function expectViolations(
  outcome: TestOutcome,
  rule: Exclude<TestRule, { kind: 'cycle' }>,
  lineage: TestedLineage,
): void {
  const [after, before] = [2, 1].map((time) =>
    naiveViolations(rule, { lineage, time }, isColumns(rule)),
  ) as [readonly NaiveViolation[], readonly NaiveViolation[]];
  const isIn = (all: readonly NaiveViolation[]) => (one: NaiveViolation) =>
    all.some(({ id }) => id === one.id);
  const made = after.filter((one) => !isIn(before)(one));
  const fixed = before.filter((one) => !isIn(after)(one));
  expect(outcome).toMatchObject({
    violations: after.length,
    made: lineage.compared ? made.length : null,
    fixed: lineage.compared ? fixed.length : 0,
  });
  const shown = outcome.shown.map((violation) => {
    const id = idOf(violation, rule);
    const found = after.find((one) => one.id === id);
    expect(found, id).toBeDefined();
    if (found?.nodes !== undefined) expect(violation.path).toHaveLength(found.nodes);
    expect(violation.made).toBe(lineage.compared ? made.some((one) => one.id === id) : null);
    return id;
  });
  expect(new Set(shown).size).toBe(shown.length);
  expectBestShown(outcome, after, lineage.compared ? made.length : 0);
}

/** Without depths, whose paths may differ, the first ten in order are shown. */
function expectBestShown(
  { shown }: TestOutcome,
  after: readonly NaiveViolation[],
  made: number,
): void {
  expect(shown.filter((one) => one.made === true)).toHaveLength(Math.min(10, made));
  if (made > 0 || after.some(({ nodes }) => nodes === undefined)) return;
  const lengths = after.map(({ nodes = 0 }) => nodes).sort((one, other) => one - other);
  expect(shown.map(({ path }) => path.length)).toEqual(lengths.slice(0, 10));
}

function idOf({ path, address, message }: Violation, { kind }: TestRule): string {
  const [first, last] = [path[0]?.urn ?? '', path.at(-1)?.urn ?? ''];
  if (kind !== 'require') return `${last} <- ${first}`;
  const what = message.slice(address.length);
  if (what === ' has no upstream column') return `${last} mapped`;
  const property = /^ has \d+ (upstream|downstream)|^ has (depth)|^ (?:is|has no)/.exec(what);
  if (property?.[1]) return `${last} ${property[1]}s`;
  return `${last} ${property?.[2] ?? 'is'}`;
}

function expectCycles(
  { violations, made, fixed, shown }: TestOutcome,
  lineage: TestedLineage,
): void {
  const [after, before] = [2, 1].map((time) => naiveCycles({ lineage, time }));
  const steps = edgeSteps({ lineage, time: 2 });
  const old = edgeSteps({ lineage, time: 1 }).filter(({ upstream, downstream }) =>
    before?.some(
      ({ members }) => members.includes(upstream as never) && members.includes(downstream as never),
    ),
  );
  const expected = (after ?? []).map(({ members }) => {
    const inside = steps.filter(
      ({ upstream, downstream }) =>
        upstream !== downstream && members.includes(upstream) && members.includes(downstream),
    );
    const fresh = inside.filter(
      ({ upstream, downstream }) =>
        !old.some((one) => one.upstream === upstream && one.downstream === downstream),
    );
    const isMade = lineage.compared && fresh.length > 0;
    const closed = members
      .flatMap((start) => pathsFrom(start, inside))
      .filter((path) => path[0] === path.at(-1))
      .filter((path) =>
        isMade
          ? fresh.some(({ upstream, downstream }) =>
              path.some((node, i) => i > 0 && path[i - 1] === upstream && node === downstream),
            )
          : path.includes(members[0] ?? ''),
      );
    return { isMade, nodes: Math.min(...closed.map((path) => path.length)) };
  });
  expect(violations).toBe(expected.length);
  expect(made).toBe(lineage.compared ? expected.filter(({ isMade }) => isMade).length : null);
  const ended = (before ?? []).filter(
    ({ members }) => !after?.some((one) => one.members.some((member) => members.includes(member))),
  );
  expect(fixed).toBe(lineage.compared ? ended.length : 0);
  const lengths = (all: readonly { isMade: boolean | null; nodes: number }[]) =>
    all.map(({ isMade, nodes }) => `${isMade} ${nodes}`).sort();
  expect(
    lengths(shown.map((one) => ({ isMade: one.made === true, nodes: one.path.length }))),
  ).toEqual(lengths(expected));
  for (const { path } of shown) expect(path[0]?.urn).toBe(path.at(-1)?.urn);
}

/** Expects a path of steps that exist, in the words of the violation, with their declarations. */
function expectPath(violation: Violation, rule: TestRule, lineage: TestedLineage): void {
  const { path, address, message, place } = violation;
  const addresses = path.map((node) => node.address).reverse();
  if (rule.kind === 'require') expectRequired(violation, lineage);
  else {
    expect(address).toBe(`${addresses[0]} <- ${addresses.at(-1)}`);
    expect(message).toBe(addresses.join(' <- '));
  }
  for (const [i, node] of path.entries()) {
    const before = path[i - 1];
    if (before === undefined) {
      expect(node).toMatchObject({ transform: null, place: null, made: false });
      continue;
    }
    const parts = partsOf(before.urn, node.urn, rule, lineage);
    const after = parts.filter(({ times }) => isAt(times, 2));
    const shown = after.filter(
      (part) => part.transform === node.transform && part.place === node.place,
    );
    expect(shown.length).toBeGreaterThan(0);
    if (node.place === null) expect(after.every((part) => part.place === null)).toBe(true);
    expect(node.made).toBe(lineage.compared && !parts.some(({ times }) => isAt(times, 1)));
  }
  const declared = [...path].reverse().filter((node) => node.place !== null);
  const first = declared.find(({ made }) => made) ?? declared[0];
  expect(place).toBe(first?.place ?? null);
}

function expectRequired({ path, address, message }: Violation, lineage: TestedLineage): void {
  expect(address).toBe(path.at(-1)?.address);
  const depth = /^\S+ has depth (\d+)$/.exec(message)?.[1];
  if (depth === undefined) expect(path).toHaveLength(1);
  else {
    const urns = path.map(({ urn }) => urn);
    expect(stepCounter(edgeSteps({ lineage, time: 2 }))(urns)).toBe(Number(depth));
  }
}

function partsOf(upstream: string, downstream: string, rule: TestRule, lineage: TestedLineage) {
  const patterns = rule.kind === 'path' ? rule.unlessTransform : [];
  const edges = lineage.edges.map((edge) => ({ ...edge, transform: null }));
  const pairs = lineage.pairs.map((pair) => ({
    ...pair,
    upstream: knownColumns[pair.upstream]?.urn,
    downstream: knownColumns[pair.downstream]?.urn,
  }));
  return [...edges, ...pairs]
    .filter((one) => one.upstream === upstream && one.downstream === downstream)
    .filter(({ transform }) => !isExcepted(transform, patterns));
}

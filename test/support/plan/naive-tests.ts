import type {
  Comparison,
  ForbiddenPath,
  OnlySources,
  Requirement,
  Selector,
  TestRule,
} from '../../../src/model/lineage-test.js';
import type { TestedLineage } from '../../../src/plan/tests/tested-lineage.js';
import {
  isAt,
  isShown,
  type NaiveState,
  selectColumns,
  selectEntities,
} from './naive-selection.js';
import { knownColumns, knownEntities } from './tested-worlds.js';

/** A violation in one state. */
export interface NaiveViolation {
  /** Equal violations of both states have equal ids. */
  readonly id: string;
  /** The number of nodes on the shortest path. Undefined if any path of the violation may be shown. */
  readonly nodes: number | undefined;
}

/** A step of the graph, by the urns of its ends. */
export interface NaiveStep {
  readonly upstream: string;
  readonly downstream: string;
}

/** The selection of a rule and the steps of its paths, in one state. */
interface NaiveRun {
  readonly state: NaiveState;
  readonly select: (selector: Selector) => readonly string[];
  readonly steps: readonly NaiveStep[];
}

/**
 * Finds violations as the words of the contract say it: it lists every path without a repetition. It
 * shares no code with the tool, and is far too slow for other uses. Cycles are not in its answer: see
 * {@link naiveCycles}.
 */
export function naiveViolations(
  rule: Exclude<TestRule, { kind: 'cycle' }>,
  state: NaiveState,
  isColumns: boolean,
): readonly NaiveViolation[] {
  const run = naiveRun(rule, state, isColumns);
  switch (rule.kind) {
    case 'path':
      return forbidden(rule, run);
    case 'only':
      return fromElsewhere(rule, run);
    case 'require':
      return lacking(rule, run);
  }
}

export function naiveRun(rule: TestRule, state: NaiveState, isColumns: boolean): NaiveRun {
  const patterns = rule.kind === 'path' ? rule.unlessTransform : [];
  return {
    state,
    select: (selector) => (isColumns ? selectColumns : selectEntities)(selector, state),
    steps: isColumns ? columnSteps(state, patterns) : edgeSteps(state),
  };
}

export function edgeSteps({ lineage, time }: NaiveState): readonly NaiveStep[] {
  return lineage.edges.filter(({ times }) => isAt(times, time));
}

function columnSteps(
  { lineage, time }: NaiveState,
  patterns: readonly string[],
): readonly NaiveStep[] {
  return lineage.pairs
    .filter(({ times, transform }) => isAt(times, time) && !isExcepted(transform, patterns))
    .map(({ upstream, downstream }) => ({
      upstream: knownColumns[upstream]?.urn ?? '',
      downstream: knownColumns[downstream]?.urn ?? '',
    }));
}

/** The only patterns of the random tests are these. */
export function isExcepted(transform: string | null, patterns: readonly string[]): boolean {
  if (transform === 'hash(x)') return patterns.length > 0;
  return transform === 'copy' && patterns.includes('copy');
}

/** Lists the paths of one step or more from a start. Only the last node may be the first again. */
export function pathsFrom(
  start: string,
  steps: readonly NaiveStep[],
): readonly (readonly string[])[] {
  const found: string[][] = [];
  const extend = (path: readonly string[]): void => {
    const next = steps.filter(({ upstream }) => upstream === path.at(-1));
    for (const node of new Set(next.map(({ downstream }) => downstream))) {
      const longer = [...path, node];
      const isClosed = node === start;
      if (!isClosed && path.includes(node)) continue;
      found.push(longer);
      if (!isClosed) extend(longer);
    }
  };
  extend([start]);
  return found;
}

function forbidden(rule: ForbiddenPath, { select, steps }: NaiveRun): readonly NaiveViolation[] {
  const [to, through] = [select(rule.to), rule.unlessThrough ? select(rule.unlessThrough) : []];
  const paths = select(rule.from)
    .flatMap((from) => pathsFrom(from, steps))
    .filter((path) => to.includes(path.at(-1) ?? ''))
    .filter((path) => !rule.direct || path.length === 2)
    .filter((path) => !path.slice(1, -1).some((node) => through.includes(node)));
  return shortest(paths);
}

/** One violation for each pair of ends. */
function shortest(paths: readonly (readonly string[])[]): readonly NaiveViolation[] {
  const lengths = new Map<string, number>();
  for (const path of paths) {
    const id = `${path.at(-1)} <- ${path[0]}`;
    lengths.set(id, Math.min(path.length, lengths.get(id) ?? path.length));
  }
  return [...lengths].map(([id, nodes]) => ({ id, nodes }));
}

function fromElsewhere(rule: OnlySources, run: NaiveRun): readonly NaiveViolation[] {
  const { select, steps, state } = run;
  const [from, to] = [select(rule.from), select(rule.to)];
  const items = [...knownEntities.map(({ urn }) => ({ urn, entity: urn })), ...knownColumns].filter(
    ({ entity }) => isShown(entity, state),
  );
  const derived = from.flatMap((one) => pathsFrom(one, steps)).map((path) => path.at(-1));
  const others = items
    .map(({ urn }) => urn)
    .filter((urn) => ![...from, ...to].includes(urn) && (rule.direct || !derived.includes(urn)));
  const paths = others
    .flatMap((other) => pathsFrom(other, steps))
    .filter((path) => to.includes(path.at(-1) ?? ''))
    .filter((path) => !rule.direct || path.length === 2)
    .filter((path) => !path.slice(0, -1).some((node) => from.includes(node)));
  return shortest(paths);
}

function lacking(rule: Requirement, run: NaiveRun): readonly NaiveViolation[] {
  const { select, state } = run;
  const is = rule.is && select(rule.is);
  const depths = rule.depth ? naiveDepths(run.steps) : new Map<string, number>();
  return select(rule.of).flatMap((entity) => {
    const lacks = [
      ...(hasCount(rule.upstreams, neighbors('upstream', entity, run)) ? [] : ['upstreams']),
      ...(hasCount(rule.downstreams, neighbors('downstream', entity, run)) ? [] : ['downstreams']),
      ...(is === undefined || is.includes(entity) ? [] : ['is']),
    ];
    const depth = rule.depth && !compares(rule.depth, depths.get(entity) ?? 0);
    const columns = unmapped(rule, entity, state).map(
      (path) => `urn:li:schemaField:(${entity},${path}) mapped`,
    );
    return [
      ...columns.map((id) => ({ id, nodes: 1 })),
      ...lacks.map((lack) => ({ id: `${entity} ${lack}`, nodes: 1 })),
      ...(depth ? [{ id: `${entity} depth`, nodes: undefined }] : []),
    ];
  });
}

function neighbors(
  way: 'upstream' | 'downstream',
  entity: string,
  { steps, select, state }: NaiveRun,
) {
  const back = way === 'upstream' ? 'downstream' : 'upstream';
  const all = new Set(steps.filter((step) => step[back] === entity).map((step) => step[way]));
  return (of: Selector | undefined) =>
    [...all].filter(
      (other) => other !== entity && (of ? select(of).includes(other) : isShown(other, state)),
    ).length;
}

function hasCount(bound: Requirement['upstreams'], count: ReturnType<typeof neighbors>): boolean {
  return bound === undefined || compares(bound.count, count(bound.of));
}

function compares({ sign, number }: Comparison, count: number): boolean {
  const isEqual = count === number;
  if (sign.startsWith('>')) return count > number || (sign === '>=' && isEqual);
  if (sign.startsWith('<')) return count < number || (sign === '<=' && isEqual);
  return isEqual;
}

/** Returns a function that counts the steps between different components on a path. */
export function stepCounter(steps: readonly NaiveStep[]): (path: readonly string[]) => number {
  const inside = steps.filter(({ upstream, downstream }) => isJoined(upstream, downstream, steps));
  const isInside = (upstream: string | undefined, downstream: string) =>
    inside.some((one) => one.upstream === upstream && one.downstream === downstream);
  return (path) => path.filter((node, i) => i > 0 && !isInside(path[i - 1], node)).length;
}

/** Returns the depth of each entity that paths lead to. */
function naiveDepths(steps: readonly NaiveStep[]): ReadonlyMap<string, number> {
  const depths = new Map<string, number>();
  const count = stepCounter(steps);
  for (const path of knownEntities.flatMap(({ urn }) => pathsFrom(urn, steps))) {
    const end = path.at(-1) ?? '';
    depths.set(end, Math.max(depths.get(end) ?? 0, count(path)));
  }
  return depths;
}

/** Returns true for items of one component. */
function isJoined(one: string, other: string, steps: readonly NaiveStep[]): boolean {
  return one === other || (leads(one, other, steps) && leads(other, one, steps));
}

function leads(from: string, to: string, steps: readonly NaiveStep[]): boolean {
  return pathsFrom(from, steps).some((path) => path.at(-1) === to);
}

function unmapped({ mapped }: Requirement, entity: string, state: NaiveState): readonly string[] {
  if (mapped === undefined) return [];
  const { lineage, time } = state;
  const schema = [...lineage.schemas].find(([urn]) => urn === entity)?.[1] ?? [];
  const paths = new Set(schema.map((path) => path.split('.').at(-1) ?? ''));
  const excepted = mapped.except.map((pattern) => pattern.replace('*', ''));
  const known = lineage.pairs
    .filter(({ times }) => isAt(times, time))
    .map(({ downstream }) => knownColumns[downstream])
    .filter((column) => column?.entity === entity)
    .map((column) => column?.path);
  return [...paths].filter((path) => !excepted.includes(path) && !known.includes(path));
}

/** A cycle is known by the entities on it. */
export interface NaiveCycle {
  readonly members: readonly string[];
}

/** Lists the strongly connected components of several entities. */
export function naiveCycles(state: NaiveState): readonly NaiveCycle[] {
  const steps = edgeSteps(state);
  const groups = knownEntities.map(({ urn }) =>
    knownEntities.map((other) => other.urn).filter((other) => isJoined(urn, other, steps)),
  );
  return [...new Map(groups.map((members) => [members.join(), { members }])).values()].filter(
    ({ members }) => members.length > 1,
  );
}

/** Returns the reason for which the tool must not answer, or whether it must name a limit. */
export function naiveLimit(rule: TestRule, lineage: TestedLineage): 'none' | 'limit' | 'skipped' {
  const asks = /"fact":"(?:tag|term|domain|owner)"/.test(JSON.stringify(rule));
  if (asks && lineage.facts === null) return 'skipped';
  const unread = lineage.entities.filter(
    ({ urn, shown }) => shown > 0 && lineage.facts?.get(urn)?.kind === 'unread',
  );
  const isCut = lineage.limits.length > 0 || (asks && unread.length > 0);
  if (rule.kind !== 'require' || rule.mapped === undefined) return isCut ? 'limit' : 'none';
  const times = lineage.compared ? [1, 2] : [2];
  const datasets = new Set(
    times
      .flatMap((time) => selectEntities(rule.of, { lineage, time }))
      .filter((urn) => urn.includes(':dataset:')),
  );
  const known = [...lineage.schemas].filter(
    ([urn, schema]) => datasets.has(urn) && schema !== null,
  );
  if (known.length < datasets.size && known.length === 0 && lineage.facts === null)
    return 'skipped';
  return isCut || known.length < datasets.size ? 'limit' : 'none';
}

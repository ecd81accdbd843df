import { itemAt } from '../../model/item-at.js';
import type { Bound, NeighborCount, Requirement, Selector } from '../../model/lineage-test.js';
import type { PathNode } from '../document/test-outcome.js';
import { depthPath } from './depths.js';
import { neighborsOf } from './neighbors.js';
import { loneNode, pathNodes } from './path-nodes.js';
import { predicate, selectorPhrase } from './selector-phrase.js';
import { countViolation, type Tally, type ViolationTexts } from './tally.js';
import type { TestContext } from './test-context.js';
import { unmappedColumns } from './unmapped-columns.js';

/** Finds the entities that lack a property that a test requires. */
export function testRequirement(rule: Requirement, context: TestContext, tally: Tally): void {
  const states = context.times.map((time) => checksAt(rule, { context, time }));
  const [after, before] = [itemAt(states, 0), states[1]];
  for (let entity = 0; entity < context.entities.graph.urns.length; entity++) {
    const [faults, old] = [after(entity), before?.(entity)];
    // The faults that stay in the set were fixed.
    const former = old && new Set(old.map(faultId));
    for (const fault of faults) {
      const made = former === undefined ? null : !former.delete(faultId(fault));
      countViolation(tally, { made, nodes: fault.nodes ?? 1 }, () => textsOf(fault));
    }
    tally.fixed += former?.size ?? 0;
  }
}

/** A property that an entity or a column lacks. */
interface Fault {
  /** The entity or the column. */
  readonly urn: string;
  readonly address: string;
  readonly property: 'upstreams' | 'downstreams' | 'depth' | 'is' | 'mapped';
  /** What is wrong, after the address: `has 0 upstreams`. */
  readonly what: string;
  /** The number of nodes on the path. Default: 1. */
  readonly nodes?: number;
  /** Default: the entity or the column alone. */
  readonly path?: () => readonly PathNode[];
}

function textsOf({ urn, address, what, path }: Fault): ViolationTexts {
  const message = `${address} ${what}`;
  return {
    address,
    details: () => ({ message, path: path?.() ?? [loneNode(urn, address)] }),
  };
}

function faultId({ urn, property }: Fault): string {
  return `${property} ${urn}`;
}

/** Finds the faults of one entity, by its number. */
type Check = (entity: number) => readonly Fault[];

interface State {
  readonly context: TestContext;
  readonly time: number;
}

function checksAt(rule: Requirement, state: State): Check {
  const { context, time } = state;
  const { of, upstreams, downstreams, depth, is, mapped } = rule;
  const selected = context.entities.select(of, time);
  const checks = [
    ...(upstreams ? [neighborCheck('upstream', upstreams, state)] : []),
    ...(downstreams ? [neighborCheck('downstream', downstreams, state)] : []),
    ...(depth ? [depthCheck(depth, state)] : []),
    ...(is ? [selectionCheck(is, state)] : []),
    ...(mapped ? [mappedCheck(mapped.except, state)] : []),
  ];
  return (entity) => (selected[entity] === 0 ? [] : checks.flatMap((check) => check(entity)));
}

const ANYTHING: Selector = { kind: 'all', of: [] };

function neighborCheck(
  way: 'upstream' | 'downstream',
  { count: bound, of }: NeighborCount,
  { context, time }: State,
): Check {
  const { graph, select } = context.entities;
  const counted = select(of ?? ANYTHING, time);
  const among = of === undefined ? '' : ` among ${selectorPhrase(of)}`;
  return (entity) => {
    const neighbors = neighborsOf(graph[way], [entity], time);
    const count = neighbors.filter((other) => other !== entity && counted[other] === 1).length;
    if (satisfies(count, bound)) return [];
    const what = `has ${count} ${count === 1 ? way : `${way}s`}${among}`;
    return [faultOf(entity, { property: `${way}s`, what }, context)];
  };
}

function depthCheck(bound: Bound, { context, time }: State): Check {
  const { lineage, entities, depths } = context;
  const { graph } = entities;
  const found = depths(time);
  return (entity) => {
    const depth = itemAt(found.depth, entity);
    if (satisfies(depth, bound)) return [];
    const fault = faultOf(entity, { property: 'depth', what: `has depth ${depth}` }, context);
    const path = () => pathNodes(depthPath(found, entity), { graph, compared: lineage.compared });
    return [{ ...fault, nodes: itemAt(found.nodes, entity), path }];
  };
}

function selectionCheck(is: Selector, { context, time }: State): Check {
  const marks = context.entities.select(is, time);
  const what = predicate({ kind: 'not', of: is });
  return (entity) =>
    marks[entity] === 1 ? [] : [faultOf(entity, { property: 'is', what }, context)];
}

function mappedCheck(except: readonly string[], { context, time }: State): Check {
  return (entity) =>
    unmappedColumns(entity, { except, context, time }).map((column) => ({
      ...column,
      property: 'mapped',
      what: 'has no upstream column',
    }));
}

function faultOf(
  entity: number,
  lack: Pick<Fault, 'property' | 'what'>,
  { entities: { graph } }: TestContext,
): Fault {
  return { urn: itemAt(graph.urns, entity), address: graph.addressOf(entity), ...lack };
}

function satisfies(count: number, { sign, number }: Bound): boolean {
  switch (sign) {
    case '>=':
      return count >= number;
    case '<=':
      return count <= number;
    case '>':
      return count > number;
    case '<':
      return count < number;
    case '=':
      return count === number;
  }
}

import { getOrMake } from '../../model/get-or-make.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { type Adjacency, stepsTo, traverse, visitedBy } from '../impact/traverse.js';
import { matchPattern, parseExpression, type ScopeExpression } from '../scope/expression.js';
import { buildUniverse } from '../scope/universe.js';
import { type AskedFact, factMatcher, factsOf } from './facts.js';
import type { ItemGraph } from './item-graph.js';
import { type Marks, marksOf } from './marks.js';
import type { LeafMarks } from './selections.js';
import type { TestedLineage } from './tested-lineage.js';

/** Returns a function that marks the entities that a leaf selects. A column is no entity. */
export function entityMarks(lineage: TestedLineage, graph: ItemGraph): LeafMarks {
  const byExpression = expressionMarks(lineage, graph);
  return (leaf, time) => {
    if (leaf.kind === 'select') return byExpression(leaf.expression, time);
    return leaf.kind === 'fact' ? factMarks(leaf, lineage) : new Uint8Array(graph.urns.length);
  };
}

function factMarks({ fact, pattern }: AskedFact, { entities, facts }: TestedLineage): Marks {
  const matches = factMatcher(pattern);
  return Uint8Array.from(entities, ({ urn }) =>
    Number(factsOf(fact, urn, facts?.get(urn)).some(matches)),
  );
}

function expressionMarks(
  { entities }: TestedLineage,
  graph: ItemGraph,
): (expression: string, time: number) => Marks {
  const universe = buildUniverse({
    named: entities,
    urns: [],
    joins: [],
  });
  const numbers = new Map(entities.map(({ urn }, number) => [urn, number]));
  const matched = new Map<string, readonly EntityUrn[]>();
  return (text, time) => {
    const expression = parseExpression(text);
    // The manifests were checked, so that no test has such an expression.
    if (!expression.ok) return new Uint8Array(entities.length);
    const { pattern, ...hops } = expression.value;
    const urns = getOrMake(matched, pattern, () => matchPattern(pattern, universe));
    const starts = urns.map((urn) => numbers.get(urn) as number);
    const marks = marksOf(entities.length, starts);
    markNeighbors({ marks, starts, time }, graph, hops);
    return marks;
  };
}

interface Marking {
  readonly marks: Marks;
  readonly starts: readonly number[];
  readonly time: number;
}

function markNeighbors(
  { marks, starts, time }: Marking,
  { upstream, downstream, traversals: [traversal] }: ItemGraph,
  { upstreamHops, downstreamHops }: Pick<ScopeExpression, 'upstreamHops' | 'downstreamHops'>,
): void {
  const follow = (adjacency: Adjacency, hops: number) => {
    if (hops === 0) return;
    traverse({ adjacency, starts, times: time }, traversal);
    for (const item of visitedBy(traversal)) if (stepsTo(traversal, item) <= hops) marks[item] = 1;
  };
  follow(upstream, upstreamHops);
  follow(downstream, downstreamHops);
}

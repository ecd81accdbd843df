import { getOrMake } from '../../model/get-or-make.js';
import { itemAt } from '../../model/item-at.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { type Adjacency, stepsTo, traverse } from '../impact/traverse.js';
import { matchPattern, parseExpression, type ScopeExpression } from '../scope/expression.js';
import { buildUniverse } from '../scope/universe.js';
import { type AskedFact, factMatcher, factsOf } from './facts.js';
import type { ItemGraph } from './item-graph.js';
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

function factMarks({ fact, pattern }: AskedFact, { entities, facts }: TestedLineage): Uint8Array {
  const matches = factMatcher(pattern);
  return Uint8Array.from(entities, ({ urn }) =>
    Number(factsOf(fact, urn, facts?.get(urn)).some(matches)),
  );
}

function expressionMarks(
  { entities }: TestedLineage,
  graph: ItemGraph,
): (expression: string, time: number) => Uint8Array {
  const universe = buildUniverse({
    named: entities,
    urns: [],
    joins: [],
  });
  const numbers = new Map(entities.map(({ urn }, number) => [urn, number]));
  const matched = new Map<string, readonly EntityUrn[]>();
  return (text, time) => {
    const marks = new Uint8Array(entities.length);
    const expression = parseExpression(text);
    // Manifests were checked, so that this holds for every expression.
    if (!expression.ok) return marks;
    const { pattern, ...hops } = expression.value;
    const urns = getOrMake(matched, pattern, () => matchPattern(pattern, universe));
    const starts = urns.map((urn) => numbers.get(urn) as number);
    for (const start of starts) marks[start] = 1;
    markNeighbors({ marks, starts, time }, graph, hops);
    return marks;
  };
}

interface Marking {
  readonly marks: Uint8Array;
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
    for (let i = 0; i < traversal.count; i++) {
      const item = itemAt(traversal.visited, i);
      if (stepsTo(traversal, item) <= hops) marks[item] = 1;
    }
  };
  follow(upstream, upstreamHops);
  follow(downstream, downstreamHops);
}

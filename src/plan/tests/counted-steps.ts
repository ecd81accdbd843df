import { getOrMake } from '../../model/get-or-make.js';
import { type NumberedGraph, numberedGraph } from '../impact/numbered-graph.js';
import { matchesWildcards } from '../scope/expression.js';
import type { ItemGraph } from './item-graph.js';
import type { TestedPair } from './tested-lineage.js';

/** The steps that count as steps of a path. */
export interface CountedSteps {
  readonly steps: NumberedGraph;
  /** Returns true for a part of a step that counts. */
  readonly counts: (part: TestedPair) => boolean;
}

/**
 * Returns a function that leaves out what has a transform like one of some patterns. It answers once
 * for equal patterns.
 */
export function stepsWithout(graph: ItemGraph): (transforms: readonly string[]) => CountedSteps {
  const made = new Map<string, CountedSteps>([
    [JSON.stringify([]), { steps: graph, counts: () => true }],
  ]);
  return (transforms) =>
    getOrMake(made, JSON.stringify(transforms), () => {
      const counts = withoutTransforms(transforms);
      const steps = numberedGraph(graph.urns.length, graph.steps.filter(counts));
      return { steps, counts };
    });
}

/** Matches each distinct transform once. */
function withoutTransforms(patterns: readonly string[]): CountedSteps['counts'] {
  const known = new Map<string, boolean>();
  return ({ transform }) =>
    transform === null ||
    getOrMake(known, transform, () => !patterns.some((one) => matchesWildcards(one, transform)));
}

import { ok, type Result } from '../../errors/result.js';
import { countSteps } from '../../model/count-steps.js';
import type { DesiredDataset } from '../../model/desired-state.js';
import { matchPattern, type ScopeExpression } from '../../plan/scope/expression.js';
import { resolveScope, type UnmatchedExpression } from '../../plan/scope/resolve-scope.js';
import { buildUniverse, type Universe } from '../../plan/scope/universe.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import type { HopLimits } from './graph-document.js';
import { findJoins, type WholeGraph } from './whole-graph.js';

export interface SelectedDatasets {
  /** Datasets that the expressions select; all datasets if there are no expressions. */
  readonly selected: ReadonlySet<EntityUrn>;
  /** The selected datasets and the datasets around them. */
  readonly within: ReadonlySet<EntityUrn>;
}

export function graphUniverse(graph: WholeGraph, named: readonly DesiredDataset[]): Universe {
  return buildUniverse({ named, urns: [...graph.datasets.keys()], joins: findJoins(graph) });
}

/**
 * Finds the datasets that expressions select, and the datasets around them. Fails with the
 * expressions that select nothing.
 */
export function selectDatasets(
  expressions: readonly ScopeExpression[],
  reach: HopLimits,
  universe: Universe,
): Result<SelectedDatasets, readonly UnmatchedExpression[]> {
  const all = new Set(universe.datasets.map(({ urn }) => urn));
  if (expressions.length === 0) return ok({ selected: all, within: all });
  const scope = resolveScope({ select: expressions, exclude: [] }, universe);
  if (!scope.ok) return scope;
  const matched = expressions.map((expression) => ({
    expression,
    datasets: matchPattern(expression.pattern, universe),
  }));
  const around = matched.flatMap(({ expression: { upstreamHops, downstreamHops }, datasets }) => [
    ...countSteps(datasets, universe.upstreams, Math.max(upstreamHops, reach.upstream)).keys(),
    ...countSteps(
      datasets,
      universe.downstreams,
      Math.max(downstreamHops, reach.downstream),
    ).keys(),
  ]);
  return ok({
    selected: new Set(matched.flatMap(({ datasets }) => datasets)),
    within: new Set(around),
  });
}

import { ok, type Result } from '../../errors/result.js';
import type { DesiredDataset } from '../../model/desired-state.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import type { ScopeExpression } from '../scope/expression.js';
import { matchPattern } from '../scope/match-pattern.js';
import { neighbourhood } from '../scope/neighbourhood.js';
import { resolveScope, type UnmatchedExpression } from '../scope/resolve-scope.js';
import { joinedUniverse, type Universe } from '../scope/universe.js';
import { joinsOf, type WholeGraph } from './whole-graph.js';

/** How far to follow edges from what is selected; infinite for all the way. */
export interface Reach {
  readonly upstream: number;
  readonly downstream: number;
}

export interface SelectedDatasets {
  /** Those that expressions mean; all where there are none. */
  readonly selected: ReadonlySet<DatasetUrn>;
  /** These and what lies around them. */
  readonly within: ReadonlySet<DatasetUrn>;
}

export function graphUniverse(graph: WholeGraph, named: readonly DesiredDataset[]): Universe {
  return joinedUniverse({ named, urns: [...graph.datasets.keys()], joins: joinsOf(graph) });
}

/** Finds the datasets that expressions mean, and those around; or the expressions that mean none. */
export function selectDatasets(
  expressions: readonly ScopeExpression[],
  reach: Reach,
  universe: Universe,
): Result<SelectedDatasets, readonly UnmatchedExpression[]> {
  const all = new Set(universe.datasets.map(({ urn }) => urn));
  if (expressions.length === 0) return ok({ selected: all, within: all });
  const scope = resolveScope({ select: expressions, exclude: [] }, universe);
  if (!scope.ok) return scope;
  const meant = expressions.map((expression) => ({ expression, datasets: matchPattern(expression.pattern, universe) }));
  const around = meant.flatMap(({ expression: { upstreamHops, downstreamHops }, datasets }) => [
    ...neighbourhood(datasets, universe.upstreams, Math.max(upstreamHops, reach.upstream)),
    ...neighbourhood(datasets, universe.downstreams, Math.max(downstreamHops, reach.downstream)),
  ]);
  return ok({ selected: new Set(meant.flatMap(({ datasets }) => datasets)), within: new Set(around) });
}

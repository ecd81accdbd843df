import { compareText } from '../../errors/compare-text.js';
import { didYouMean } from '../../errors/did-you-mean.js';
import { ok, problem, type Result } from '../../errors/result.js';
import { countSteps } from '../../model/count-steps.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { allNames, matchPattern, replacePattern, type ScopeExpression } from './expression.js';
import type { Scope } from './scope.js';
import type { Universe } from './universe.js';

export interface ScopeExpressions {
  readonly select: readonly ScopeExpression[];
  readonly exclude: readonly ScopeExpression[];
  /**
   * The datasets that a saved plan of this scope changes. They stay selected even if no expression
   * finds them any more: an apply removes the marks by which a removed entry is found. Default:
   * only the datasets that the expressions match now.
   */
  readonly approved?: readonly EntityUrn[] | undefined;
}

/** An expression that matches nothing. It is a typing mistake and must not mean an empty scope. */
export interface UnmatchedExpression {
  readonly flag: 'select' | 'exclude';
  readonly text: string;
  /** The expression that the user most likely meant. */
  readonly suggestion: string | undefined;
}

/**
 * Finds the datasets of a scope: the selected datasets, or all if nothing is selected, without the
 * excluded datasets.
 */
export function resolveScope(
  { select, exclude, approved }: ScopeExpressions,
  universe: Universe,
): Result<Scope, readonly UnmatchedExpression[]> {
  const [selecting, excluding] = [matchEach(select, universe), matchEach(exclude, universe)];
  const unmatched = [
    ...listUnmatched('select', selecting, universe),
    ...listUnmatched('exclude', excluding, universe),
  ];
  if (unmatched.length > 0 && !approved) return problem(unmatched);
  return ok({
    select: texts(select),
    exclude: texts(exclude),
    selected:
      select.length === 0
        ? null
        : new Set([
            ...selecting.flatMap((one) => withNeighbors(one, universe)),
            ...(approved ?? []),
          ]),
    excluded: new Set(excluding.flatMap((one) => withNeighbors(one, universe))),
  });
}

interface Matched {
  readonly expression: ScopeExpression;
  readonly datasets: readonly EntityUrn[];
}

function matchEach(
  expressions: readonly ScopeExpression[],
  universe: Universe,
): readonly Matched[] {
  return expressions.map((expression) => ({
    expression,
    datasets: matchPattern(expression.pattern, universe),
  }));
}

/** The matched datasets and the neighbors that the expression asks for. */
function withNeighbors(
  { expression, datasets }: Matched,
  { upstreams, downstreams }: Universe,
): readonly EntityUrn[] {
  const { upstreamHops, downstreamHops } = expression;
  return [
    ...countSteps(datasets, upstreams, upstreamHops).keys(),
    ...countSteps(datasets, downstreams, downstreamHops).keys(),
  ];
}

function listUnmatched(
  flag: UnmatchedExpression['flag'],
  matched: readonly Matched[],
  universe: Universe,
): readonly UnmatchedExpression[] {
  return matched
    .filter(({ datasets }) => datasets.length === 0)
    .map(({ expression }) => ({
      flag,
      text: expression.text,
      suggestion: suggestionFor(expression, universe),
    }));
}

function suggestionFor(expression: ScopeExpression, universe: Universe): string | undefined {
  const meant = didYouMean(expression.pattern, allNames(universe));
  return meant === undefined ? undefined : replacePattern(expression, meant);
}

function texts(expressions: readonly ScopeExpression[]): readonly string[] {
  return [...new Set(expressions.map(({ text }) => text))].sort(compareText);
}

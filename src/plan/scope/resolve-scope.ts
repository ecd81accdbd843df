import { compareText } from '../../errors/compare-text.js';
import { didYouMean } from '../../errors/did-you-mean.js';
import { ok, problem, type Result } from '../../errors/result.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { type ScopeExpression, withPattern } from './expression.js';
import { allNames, matchPattern } from './match-pattern.js';
import { neighbourhood } from './neighbourhood.js';
import type { Scope } from './scope.js';
import type { Universe } from './universe.js';

export interface ScopeExpressions {
  readonly select: readonly ScopeExpression[];
  readonly exclude: readonly ScopeExpression[];
  /**
   * The datasets that a saved plan of this scope changes. What its expressions found then is selected, found again or not:
   * an apply takes away the very marks by which a removed entry was found. Default: what is matched, is matched now.
   */
  readonly approved?: readonly DatasetUrn[] | undefined;
}

/** An expression that matches nothing: a typing mistake, which must not read as an empty scope. */
export interface UnmatchedExpression {
  readonly flag: 'select' | 'exclude';
  readonly text: string;
  /** The expression that was most likely meant. */
  readonly suggestion: string | undefined;
}

/** Finds the datasets of a scope: the selected ones, or all where nothing is selected, without the excluded ones. */
export function resolveScope(
  { select, exclude, approved }: ScopeExpressions,
  universe: Universe,
): Result<Scope, readonly UnmatchedExpression[]> {
  const unmatched = [...unmatchedOf('select', select, universe), ...unmatchedOf('exclude', exclude, universe)];
  if (unmatched.length > 0 && !approved) return problem(unmatched);
  return ok({
    select: texts(select),
    exclude: texts(exclude),
    selected: select.length === 0 ? null : new Set([...matchAll(select, universe), ...(approved ?? [])]),
    excluded: new Set(matchAll(exclude, universe)),
  });
}

function matchAll(expressions: readonly ScopeExpression[], universe: Universe): readonly DatasetUrn[] {
  return expressions.flatMap((expression) => {
    const { pattern, upstreamHops, downstreamHops } = expression;
    const matched = matchPattern(pattern, universe);
    return [...neighbourhood(matched, universe.upstreams, upstreamHops), ...neighbourhood(matched, universe.downstreams, downstreamHops)];
  });
}

function unmatchedOf(
  flag: UnmatchedExpression['flag'],
  expressions: readonly ScopeExpression[],
  universe: Universe,
): readonly UnmatchedExpression[] {
  return expressions
    .filter(({ pattern }) => matchPattern(pattern, universe).length === 0)
    .map((expression) => ({ flag, text: expression.text, suggestion: suggestionFor(expression, universe) }));
}

function suggestionFor(expression: ScopeExpression, universe: Universe): string | undefined {
  const meant = didYouMean(expression.pattern, allNames(universe));
  return meant === undefined ? undefined : withPattern(expression, meant);
}

function texts(expressions: readonly ScopeExpression[]): readonly string[] {
  return [...new Set(expressions.map(({ text }) => text))].sort(compareText);
}

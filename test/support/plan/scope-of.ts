import type { DesiredState } from '../../../src/model/desired-state.js';
import type { ObservedState } from '../../../src/model/observed-state.js';
import { parseExpression, type ScopeExpression } from '../../../src/plan/scope/expression.js';
import { resolveScope, type ScopeExpressions } from '../../../src/plan/scope/resolve-scope.js';
import type { Scope } from '../../../src/plan/scope/scope.js';
import { planUniverse } from '../../../src/plan/scope/universe.js';
import type { EntityUrn } from '../../../src/urn/entity-urn.js';

/** Expressions as a command line gives them. */
export interface Limits {
  readonly select?: readonly string[];
  readonly exclude?: readonly string[];
}

export function expressionsOf({ select = [], exclude = [] }: Limits): ScopeExpressions {
  return { select: select.map(parsed), exclude: exclude.map(parsed) };
}

/**
 * Resolves the scope of the stack `shop`, whose earlier name is `old`. An expression that matches
 * nothing fails the test, unless the scope is that of a saved plan.
 */
export function scopeIn(
  limits: Limits,
  desired: DesiredState,
  observed: ObservedState,
  approved?: readonly EntityUrn[],
): Scope {
  const universe = planUniverse(desired, observed, { key: 'shop', formerly: ['old'] });
  const scope = resolveScope({ ...expressionsOf(limits), approved }, universe);
  if (!scope.ok)
    throw new Error(`nothing matches ${scope.problem.map(({ text }) => text).join(', ')}`);
  return scope.value;
}

function parsed(text: string): ScopeExpression {
  const expression = parseExpression(text);
  if (!expression.ok) throw new Error(expression.problem);
  return expression.value;
}

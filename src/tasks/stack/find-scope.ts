import { exitCodes } from '../../errors/exit-codes.js';
import { badFlag, HeadwaterError } from '../../errors/headwater-error.js';
import type { DesiredState } from '../../model/desired-state.js';
import type { ObservedState } from '../../model/observed-state.js';
import { parseExpression, type ScopeExpression } from '../../plan/scope/expression.js';
import {
  resolveScope,
  type ScopeExpressions,
  type UnmatchedExpression,
} from '../../plan/scope/resolve-scope.js';
import type { Scope } from '../../plan/scope/scope.js';
import { planUniverse } from '../../plan/scope/universe.js';
import type { Owner } from '../../plan/unit/owner.js';
import { isLimited, type ScopeRequest } from './scope-request.js';

/**
 * Parses the expressions. Returns null if nothing limits the plan.
 *
 * @throws HeadwaterError `bad-flag`, exit code 64, for an invalid expression
 */
export function parseScope(request: ScopeRequest | undefined): ScopeExpressions | null {
  if (!request || !isLimited(request)) return null;
  const { select, exclude, approved } = request;
  return { select: parseAll('select', select), exclude: parseAll('exclude', exclude), approved };
}

function parseAll(
  flag: 'select' | 'exclude',
  texts: readonly string[],
): readonly ScopeExpression[] {
  return texts.map((text) => {
    const expression = parseExpression(text);
    if (expression.ok) return expression.value;
    throw badFlag(
      `--${flag}: ${expression.problem}`,
      'write a name, a glob or an urn, with a + before or after it for what lies upstream or downstream',
    );
  });
}

/** The states in which expressions find their datasets. */
export interface ScopeStates {
  readonly desired: DesiredState;
  readonly observed: Pick<ObservedState, 'datasets' | 'discovered'>;
  readonly owner: Owner;
}

/**
 * Finds the datasets of a scope.
 *
 * @throws HeadwaterError `nothing-matches`, exit code 64
 */
export function findScope(
  expressions: ScopeExpressions | null,
  { desired, observed, owner }: ScopeStates,
): Scope | null {
  if (!expressions) return null;
  const scope = resolveScope(expressions, planUniverse(desired, observed, owner));
  if (scope.ok) return scope.value;
  const all = scope.problem.map(({ flag, text }) => `--${flag} "${text}"`).join(', ');
  throw new HeadwaterError(
    'nothing-matches',
    `${all}: no dataset that the manifests name or that the stack owns`,
    { exitCode: exitCodes.usage, hint: hintFor(scope.problem, observed.discovered) },
  );
}

function hintFor(
  unmatched: readonly UnmatchedExpression[],
  discovered: boolean,
): string | undefined {
  const meant = unmatched.flatMap(({ flag, suggestion }) =>
    suggestion === undefined ? [] : [`--${flag} ${suggestion}`],
  );
  if (meant.length > 0) return `did you mean: ${meant.join(' ')}`;
  return discovered
    ? undefined
    : 'with --discover off, what the stack owns and no manifest names is not found';
}

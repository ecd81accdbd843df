import { exitCodes } from '../errors/exit-codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import type { DesiredState } from '../model/desired-state.js';
import type { ObservedState } from '../model/observed-state.js';
import { changedDataset } from '../plan/change.js';
import type { Owner } from '../plan/lineage/owner.js';
import type { Plan } from '../plan/plan.js';
import { parseExpression, type ScopeExpression } from '../plan/scope/expression.js';
import { resolveScope, type ScopeExpressions, type UnmatchedExpression } from '../plan/scope/resolve-scope.js';
import type { Scope } from '../plan/scope/scope.js';
import { universeOf } from '../plan/scope/universe.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';

/** What to limit a plan to, in expressions: `orders`, `raw_*`, `2+orders`, `orders+`, an urn. */
export interface ScopeRequest {
  /** The datasets to plan for; none for all. */
  readonly select: readonly string[];
  /** Those to leave out, selected or not. */
  readonly exclude: readonly string[];
  /** Selected as well, and then an expression may match nothing. Default: there is no such thing. */
  readonly approved?: readonly DatasetUrn[] | undefined;
}

/** The scope of a saved plan, to plan the same again. */
export function scopeOfPlan({ scope, changes }: Plan): ScopeRequest | undefined {
  return scope ? { select: scope.select, exclude: scope.exclude, approved: changes.map(changedDataset) } : undefined;
}

/** Whether a request limits anything. */
export function isLimited(request: ScopeRequest | undefined): boolean {
  return request !== undefined && request.select.length + request.exclude.length > 0;
}

/**
 * Reads the expressions; null where nothing limits the plan.
 *
 * @throws HeadwaterError `bad-flag`, exit code 64, for what is no expression
 */
export function parseScope(request: ScopeRequest | undefined): ScopeExpressions | null {
  if (!request || !isLimited(request)) return null;
  const { select, exclude, approved } = request;
  return { select: parseAll('select', select), exclude: parseAll('exclude', exclude), approved };
}

function parseAll(flag: 'select' | 'exclude', texts: readonly string[]): readonly ScopeExpression[] {
  return texts.map((text) => {
    const expression = parseExpression(text);
    if (expression.ok) return expression.value;
    const hint = 'write a name, a glob or an urn, with a + before or after it for what lies upstream or downstream';
    throw new HeadwaterError('bad-flag', `--${flag}: ${expression.problem}`, { exitCode: exitCodes.usage, hint });
  });
}

/** What expressions are held against. */
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
export function findScope(expressions: ScopeExpressions | null, { desired, observed, owner }: ScopeStates): Scope | null {
  if (!expressions) return null;
  const scope = resolveScope(expressions, universeOf(desired, observed, owner));
  if (scope.ok) return scope.value;
  const all = scope.problem.map(({ flag, text }) => `--${flag} "${text}"`).join(', ');
  throw new HeadwaterError('nothing-matches', `${all}: no dataset that the manifests name or that the stack owns`, {
    exitCode: exitCodes.usage,
    hint: hintFor(scope.problem, observed.discovered),
  });
}

function hintFor(unmatched: readonly UnmatchedExpression[], discovered: boolean): string | undefined {
  const meant = unmatched.flatMap(({ flag, suggestion }) => (suggestion === undefined ? [] : [`--${flag} ${suggestion}`]));
  if (meant.length > 0) return `did you mean: ${meant.join(' ')}`;
  return discovered ? undefined : 'with --discover off, what the stack owns and no manifest names is not found';
}

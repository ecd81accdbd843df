import { exitCodes } from '../../errors/exit-codes.js';
import { badFlag, HeadwaterError } from '../../errors/headwater-error.js';
import type { DesiredState } from '../../model/desired-state.js';
import type { ObservedState } from '../../model/observed-state.js';
import { changedDataset } from '../../plan/document/change.js';
import type { Plan } from '../../plan/document/plan.js';
import { parseExpression, type ScopeExpression } from '../../plan/scope/expression.js';
import {
  resolveScope,
  type ScopeExpressions,
  type UnmatchedExpression,
} from '../../plan/scope/resolve-scope.js';
import type { Scope } from '../../plan/scope/scope.js';
import { planUniverse } from '../../plan/scope/universe.js';
import type { Owner } from '../../plan/unit/owner.js';
import type { EntityUrn } from '../../urn/entity-urn.js';

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
  throw nothingMatches(scope.problem, 'that the manifests name or that the stack owns', {
    named: ({ flag }) => `--${flag} `,
    meant: (names) => `did you mean: ${names}`,
    otherwise: observed.discovered
      ? undefined
      : 'with --discover off, what the stack owns and no manifest names is not found',
  });
}

interface NoMatchHints {
  /** Returns the flag before an expression. Default: expressions are arguments. */
  readonly named?: (unmatched: UnmatchedExpression) => string;
  /** Returns the hint with the names that the user may mean. */
  readonly meant: (names: string) => string;
  /** The hint if no name is similar. */
  readonly otherwise: string | undefined;
}

/** Makes the error of expressions that match no dataset. Its exit code is 64. */
export function nothingMatches(
  unmatched: readonly UnmatchedExpression[],
  which: string,
  { named = () => '', meant, otherwise }: NoMatchHints,
): HeadwaterError {
  const texts = unmatched.map((one) => `${named(one)}"${one.text}"`).join(', ');
  const names = unmatched.flatMap((one) =>
    one.suggestion === undefined ? [] : [`${named(one)}${one.suggestion}`],
  );
  const hint = names.length > 0 ? meant(names.join(' ')) : otherwise;
  const message = `${texts}: no dataset ${which}`;
  return new HeadwaterError('nothing-matches', message, { exitCode: exitCodes.usage, hint });
}

/** The scope of a plan as expressions: `orders`, `raw_*`, `2+orders`, `orders+`, an urn. */
export interface ScopeRequest {
  /** The datasets to plan for. Empty for all. */
  readonly select: readonly string[];
  /** The datasets to leave out, even if selected. */
  readonly exclude: readonly string[];
  /** Datasets of an approved plan, selected too. With them, the expressions may match nothing. */
  readonly approved?: readonly EntityUrn[] | undefined;
}

/** Returns the scope of a saved plan, in order to plan the same again. */
export function savedScope({ scope, changes }: Plan): ScopeRequest | undefined {
  return scope
    ? { select: scope.select, exclude: scope.exclude, approved: changes.map(changedDataset) }
    : undefined;
}

/** Returns true if a request limits the plan. */
export function isLimited(request: ScopeRequest | undefined): boolean {
  return request !== undefined && request.select.length + request.exclude.length > 0;
}

import type { Allowance, DeleteLimits } from '../../model/allowance.js';
import { type Change, edgeId, type LineageChange } from '../../plan/document/change.js';
import type { GuardVerdict, GuardViolation } from '../../plan/document/plan.js';
import type { TestOutcome } from '../../plan/document/test-outcome.js';
import { applyAllowances } from '../../plan/guards/evaluate-guards.js';
import { limitRemovals } from '../../plan/guards/mass-delete.js';
import { isWithin, type Scope } from '../../plan/scope/scope.js';
import { refusedTests } from '../../plan/tests/test-findings.js';
import type { DeclaredElements } from './declared-elements.js';

export interface ComparisonGuardInput {
  /** All elements of the base, also outside the scope. */
  readonly before: DeclaredElements;
  readonly changes: readonly Change[];
  readonly tests: readonly TestOutcome[];
  /** True if the newer revision declares any lineage. */
  readonly declaresLineage: boolean;
  readonly limits: DeleteLimits;
  readonly allowances: readonly Allowance[];
  readonly scope: Scope | null;
}

/**
 * Evaluates the guards that need no catalog, as if everything declared had been applied. The owners
 * of elements in the catalog, and the removals of `exclusive`, are unknown here.
 */
export function comparisonGuards(context: ComparisonGuardInput): readonly GuardVerdict[] {
  return applyAllowances(
    [
      ...massDelete(context),
      ...emptyDesired(context),
      ...protectedElements(context),
      ...refusedTests(context.tests),
    ],
    context.allowances,
  );
}

function massDelete({
  before,
  changes,
  limits,
  scope,
}: ComparisonGuardInput): readonly GuardViolation[] {
  const within = ({ downstream }: Pick<LineageChange, 'downstream'>) => isWithin(scope, downstream);
  const all = {
    edges: [...before.edges.values()].filter(within).length,
    pairs: [...before.pairs.values()].filter(within).length,
  };
  const whose = `that were declared${scope ? ' within the scope' : ''}`;
  return limitRemovals({ changes, limits, all, whose });
}

function emptyDesired({
  before,
  declaresLineage,
}: ComparisonGuardInput): readonly GuardViolation[] {
  const { size } = before.edges;
  if (declaresLineage || size === 0) return [];
  const what = size === 1 ? '1 edge was' : `${size} edges were`;
  return [
    {
      guard: 'empty-desired',
      address: null,
      message: `no manifest declares lineage any more, and ${what} declared`,
    },
  ];
}

/** Trips on deleted protected elements. Names the edge alone if a pair is deleted with its edge. */
function protectedElements({ before, changes }: ComparisonGuardInput): readonly GuardViolation[] {
  const lineage = changes.filter((change) => change.element !== 'dataset');
  const deleted = lineage.filter(({ kind }) => kind === 'delete');
  const idOf = ({ downstream, upstream }: LineageChange) => edgeId(downstream, upstream);
  const gone = new Set(deleted.filter(({ element }) => element === 'edge').map(idOf));
  return deleted
    .filter((change) => before.edges.get(idOf(change))?.value.protected === true)
    .filter((change) => change.element === 'edge' || !gone.has(idOf(change)))
    .map(({ address }) => ({
      guard: 'protected',
      address,
      message: `"${address}" was declared with protect: true and is no longer declared`,
    }));
}

import type { Allowance, DeleteLimits } from '../../model/guard.js';
import type { Change, LineageChange } from '../change.js';
import { edgeId } from '../change.js';
import { type GuardVerdict, verdictsOn } from '../guards/evaluate-guards.js';
import type { GuardTrip } from '../guards/guard.js';
import { removedShare } from '../guards/mass-delete.js';
import { isWithin, type Scope } from '../scope/scope.js';
import type { DeclaredElements } from './declared-elements.js';

export interface ComparisonGuards {
  /** Of the base, whole. */
  readonly before: DeclaredElements;
  readonly changes: readonly Change[];
  /** Whether anything is declared by now. */
  readonly declaresLineage: boolean;
  readonly limits: DeleteLimits;
  readonly allowances: readonly Allowance[];
  readonly scope: Scope | null;
}

/**
 * The guards that need no catalog, as if all that was declared had been applied. Whose elements there are, and what
 * `exclusive` would take away of them, nobody knows here.
 */
export function comparisonGuards(context: ComparisonGuards): readonly GuardVerdict[] {
  return verdictsOn([...massDelete(context), ...emptyDesired(context), ...protectedElements(context)], context.allowances);
}

function massDelete({ before, changes, limits, scope }: ComparisonGuards): readonly GuardTrip[] {
  const within = ({ downstream }: Pick<LineageChange, 'downstream'>) => isWithin(scope, downstream);
  const all = { edges: [...before.edges.values()].filter(within).length, pairs: [...before.pairs.values()].filter(within).length };
  return removedShare({ changes, limits, all, whose: `that were declared${scope ? ' within the scope' : ''}` });
}

function emptyDesired({ before, declaresLineage }: ComparisonGuards): readonly GuardTrip[] {
  const { size } = before.edges;
  if (declaresLineage || size === 0) return [];
  const what = size === 1 ? '1 edge was' : `${size} edges were`;
  return [{ guard: 'empty-desired', address: null, message: `no manifest declares lineage any more, and ${what} declared` }];
}

/** A pair that goes with its edge is not named beside it. */
function protectedElements({ before, changes }: ComparisonGuards): readonly GuardTrip[] {
  const deleted = changes.flatMap((change) => (change.element !== 'dataset' && change.kind === 'delete' ? [change] : []));
  const gone = new Set(deleted.filter(({ element }) => element === 'edge').map(idOfEdge));
  return deleted
    .filter((change) => before.edges.get(idOfEdge(change))?.value.protected === true)
    .filter((change) => change.element === 'edge' || !gone.has(idOfEdge(change)))
    .map(({ address }) => ({
      guard: 'protected',
      address,
      message: `"${address}" was declared with protect: true and is declared no more`,
    }));
}

function idOfEdge({ downstream, upstream }: LineageChange): string {
  return edgeId(downstream, upstream);
}
